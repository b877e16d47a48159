import { createRegistrationSchema } from '@kontor/domain/application/registration.schema';

/**
 * The body of a registration under the most permissive configuration. The server parses with the bank's own rules; a
 * web app builds the schema from the configuration it has read.
 */
export const registrationBodySchema = createRegistrationSchema({
  strictEmailValidation: false,
  registerAskForPhone: false,
  disabledLegalForms: [],
  isVrPaymentInstance: false,
  urls: {},
});
