/** What a page has of other origins. */
export interface PageHosts {
  /** Who may frame the entry pages; empty for nobody. */
  readonly parents: readonly string[];
  /** Where pictures come from. */
  readonly images: readonly string[];
}

/** Where browsers report breaches of the policy. */
export const policyReportPath = '/csp-reports';

/** The content security policy of a page: own origin, scripts and styles by nonce, nothing inline without it. */
export function pagePolicy(nonce: string, { parents, images }: PageHosts): string {
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'`,
    "script-src-attr 'none'",
    "worker-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...images].join(' '),
    "font-src 'self' data:",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    `frame-ancestors ${parents.length === 0 ? "'none'" : parents.join(' ')}`,
    `report-uri ${policyReportPath}`,
  ];
  return directives.join('; ');
}

/** The directives of the policy that a page can breach. */
export const policyDirectives = [
  ...['default-src', 'script-src', 'worker-src', 'style-src', 'img-src', 'font-src', 'connect-src'],
  ...['form-action', 'base-uri', 'object-src', 'frame-ancestors'],
] as const;

/**
 * Whether the address, with its query, is an entry page of the customer app, which the bank's own site may frame; no page
 * behind a login can be framed.
 */
export function isEmbeddable(address: string): boolean {
  return /^\/(?:start|fk)(?:[/?]|$)/.test(address);
}

/** Inserts the nonce into a built page: at the placeholder of the build, and into scripts and styles without one. */
export function withNonce(html: string, nonce: string): string {
  return html
    .replaceAll('__CSP_NONCE__', nonce)
    .replace(/<(script|style|link)\b(?![^>]*\bnonce=)/g, `<$1 nonce="${nonce}"`);
}
