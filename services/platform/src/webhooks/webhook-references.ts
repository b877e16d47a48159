/** The references of ours that a webhook's body names, its subject's and its parent's; also found in a body that is not whole. */
export function referencesIn(raw: string): readonly string[] {
  return [...raw.matchAll(/"(?:reference|parentReference)"\s*:\s*"([^"]*)"/g)].map(([, reference]) => reference ?? '');
}
