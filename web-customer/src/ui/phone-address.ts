/** The address that calls a number as it is written: without what is there for reading only (RFC 3966). */
export function phoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}
