/** The nonce of the content security policy that the portal wrote into the page; empty on the development server. */
export function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
