import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPlausiblePhone } from './phone.js';

/** Whether the text is a phone number, German unless it carries a country code; at least 5 characters (R1 §5). */
export function isPhoneNumber(text: string): boolean {
  return isPlausiblePhone(text) && (parsePhoneNumberFromString(text, 'DE')?.isPossible() ?? false);
}
