import { isPhoneNumber } from '../../person/phone-number.js';
import { type ApplicationRules } from '../application-rules.js';

/** A bank with all optional questions: the rules of the sample application. */
export const sampleRules: ApplicationRules = {
  strictEmailValidation: true,
  askAnnualTurnover: true,
  askBusinessPurpose: true,
  askCrsType: true,
  askAdditionalDataFromActingPerson: true,
  activateGwg: true,
  isPhoneNumber,
};
