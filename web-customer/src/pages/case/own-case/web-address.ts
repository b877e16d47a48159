/** Whether a value may become the target of a link: an address of the web and nothing else. */
export function isWebAddress(value: unknown): value is string {
  return typeof value === 'string' && /^https?:\/\//.test(value);
}
