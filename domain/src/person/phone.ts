/** Minimum number of characters of a phone number (R1 §5). */
export const minPhoneLength = 5;

/**
 * Whether the text could be a phone number: at least 5 characters and 5 digits, and only characters of phone numbers.
 */
export function isPlausiblePhone(text: string): boolean {
  const trimmed = text.trim();
  const digits = trimmed.replace(/\D/g, '').length;
  return (
    trimmed.length >= minPhoneLength &&
    trimmed.length <= 40 &&
    digits >= minPhoneLength &&
    /^\+?[\d\s()/.-]+$/.test(trimmed)
  );
}
