import { isPhoneNumber } from '../../person/phone-number.js';
import { type ApplicationRules } from '../application-rules.js';

/** A bank that asks everything: the rules beside the sample application of docs and tests. */
export const sampleRules: ApplicationRules = {
  strictEmailValidation: true,
  askAnnualTurnover: true,
  askBusinessPurpose: true,
  askCrsType: true,
  askAdditionalDataFromActingPerson: true,
  activateGwg: true,
  isPhoneNumber,
};
