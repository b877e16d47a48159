/** Whether the text is a tax id: exactly 11 digits, blanks between groups allowed (R1 §5 "Person"). */
export function isTaxId(text: string): boolean {
  return /^\d{11}$/.test(text.replace(/\s/g, ''));
}

/** Whether the text is an economic id or tax number: 10 or 11 characters (R1 §5 "Company data"). */
export function isEconomicId(text: string): boolean {
  const length = text.trim().length;
  return length === 10 || length === 11;
}
