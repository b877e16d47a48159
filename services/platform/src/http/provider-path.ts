/** Builds a path for a provider; each inserted part is percent-encoded, so that no id can leave its segment. */
export function providerPath(texts: TemplateStringsArray, ...parts: readonly (string | number)[]): string {
  return texts.reduce((path, text, index) => {
    const part = parts[index - 1];
    return `${path}${encodeSegment(part)}${text}`;
  });
}

function encodeSegment(part: string | number | undefined): string {
  const text = String(part ?? '');
  if (text === '.' || text === '..') return encodeURIComponent(text).replaceAll('.', '%2E');
  return encodeURIComponent(text);
}
