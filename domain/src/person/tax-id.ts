/** Message of the tax-id rule (spec 1 §5 "Person"). */
export const taxIdMessage = 'Bitte geben Sie Ihre 11-stellige Steuer-Identifikationsnummer an.';

/** Whether the text is a tax id: exactly 11 digits, blanks between groups allowed (spec 1 §5 "Person"). */
export function isTaxId(text: string): boolean {
  return /^\d{11}$/.test(text.replace(/\s/g, ''));
}

/** Message of the economic-id rule (spec 1 §5 "Company data"). */
export const economicIdMessage = 'Zehn- oder elfstellige Wirtschafts-ID oder Steuernummer erforderlich';

/** Whether the text is an economic id or tax number: 10 or 11 characters (spec 1 §5 "Company data"). */
export function isEconomicId(text: string): boolean {
  const length = text.trim().length;
  return length === 10 || length === 11;
}
