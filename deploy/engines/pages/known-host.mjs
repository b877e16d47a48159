/**
 * Whether a request names this machine. Pages that ask nobody who reads them must not be reached by a page elsewhere
 * with a DNS name of its own (DNS rebinding).
 * @param {string | undefined} header `Host`
 * @param {string} [configured] a name by which it is reached besides those of this machine
 * @returns {boolean}
 */
export function isKnownHost(header, configured) {
  const address = `http://${header ?? ''}`;
  const name = URL.canParse(address) ? new URL(address).hostname : '';
  return name === 'localhost' || name === '[::1]' || name === configured || /^127(?:\.\d+){3}$/.test(name);
}
