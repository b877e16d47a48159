import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { isPlausiblePhone } from './phone.js';

/** Numbers without a country code are German (R1 §5). */
const parse = (text: string) => parsePhoneNumberFromString(text, 'DE');

/** Whether the text is a phone number, German unless it carries a country code; at least 5 characters (R1 §5). */
export function isPhoneNumber(text: string): boolean {
  return isPlausiblePhone(text) && (parse(text)?.isPossible() ?? false);
}

/** The number in E.164 ("+493023125000"), as providers require it; any other text is returned unchanged. */
export function toE164(text: string): string {
  const number = parse(text);
  return number?.isPossible() === true ? number.number : text;
}
