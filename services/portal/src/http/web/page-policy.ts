/** The content security policy of a page: own origin, scripts and styles by nonce, nothing inline without it. */
export function pagePolicy(nonce: string, { embeddable }: { embeddable: boolean }): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    // The bank embeds the entry pages in its own site; no page behind a login can be framed.
    embeddable ? "frame-ancestors 'self' https:" : "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/** Entry pages of the customer app (R3 §2.8 "Entry links"). */
export function isEmbeddable(path: string): boolean {
  return /^\/(?:start|fk)(?:\/|$)/.test(path);
}

/** Inserts the nonce into a built page: at the placeholder of the build, and into scripts and styles without one. */
export function withNonce(html: string, nonce: string): string {
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<(script|style|link)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`);
}
