/** Message about an invalid address. */
export const webAddressMessage = 'Webadresse erforderlich';

/** Whether a text is an address of the web or of this site; other schemes are not allowed in links of public pages. */
export function isWebAddress(text: string): boolean {
  return /^(?:https?:\/\/|\/(?!\/))\S*$/i.test(text);
}
