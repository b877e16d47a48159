const address = /^[^\s\p{Cc}@<>()[\]\\,;:"]+@[^\s\p{Cc}@<>()[\]\\,;:"]+$/u;

/** Whether the text is one plain address: no list, no name, no line that would begin a new header. */
export function isPlainAddress(text: string): boolean {
  return text.length <= 254 && address.test(text);
}

/** Whether a header value stays on its line. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\u2028\u2029]/u.test(text);
}

/** The domain of a sender, for message ids. */
export function senderDomain(from: string): string {
  return /@([A-Za-z0-9.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
}
