import { readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { basename } from 'node:path';

/**
 * Workflows run from one bundle, which names the files it was made of in a source map of its own.
 * @param {string} path of the bundle
 * @returns {import('./self-times.mjs').FileOf}
 */
export function filesOfBundle(path) {
  const [, encoded] =
    /\/\/# sourceMappingURL=data:application\/json;[^,]*base64,([\w+/=]+)\s*$/.exec(readFileSync(path, 'utf8')) ?? [];
  if (encoded === undefined) throw new Error(`${path} has no source map`);
  const map = new SourceMap(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8')));
  const bundle = basename(path);
  return ({ url, lineNumber, columnNumber }) => {
    if (!url.endsWith(bundle)) return url;
    const entry = map.findEntry(lineNumber, columnNumber);
    return 'originalSource' in entry && entry.originalSource !== '' ? `/${entry.originalSource}` : url;
  };
}
