/** Whether a value is an http(s) address and so may be a link. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
