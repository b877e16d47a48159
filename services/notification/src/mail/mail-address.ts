const address = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Whether the text is a single address without a name, list or line break. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** Whether a header value has no line break. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The domain of a sender, for message ids. */
export function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
