/**
 * The vocabulary of the repository: metaphors and private terms are refused in identifiers, comments, test names,
 * file names and docs.
 *
 * @typedef {{ not: string, but: string, files?: string }} ForbiddenWord `not` lists alternatives, separated by `|`; `files` limits it to
 *   paths that match
 * @typedef {{ phrase: string, files?: string, because: string }} Exception a regular expression that is allowed
 * @typedef {{ words: readonly ForbiddenWord[], exceptions: readonly Exception[] }} Vocabulary
 * @typedef {{ path: string, line: number, word: string, but: string, text: string }} Hit
 */

const camelBoundary = /([a-z0-9])([A-Z])/g;
const separators = /[_\-./]+/g;

/**
 * Splits identifiers into their words, in lower case: `sideBySide` and `side-by-side` read "side by side".
 * @param {string} text
 */
function readable(text) {
  return text.replace(camelBoundary, '$1 $2').replace(separators, ' ').toLowerCase();
}

/**
 * @param {Vocabulary} vocabulary
 * @returns {(path: string, content: string) => Hit[]}
 */
export function createWordSearch({ words, exceptions }) {
  const forbidden = words.map(({ not, but, files = '' }) => ({
    but,
    files: new RegExp(files, 'u'),
    pattern: new RegExp(`\\b(?:${not})\\b`, 'u'),
  }));
  const allowed = exceptions.map(({ phrase, files = '' }) => ({
    files: new RegExp(files, 'u'),
    phrase: new RegExp(phrase, 'giu'),
  }));

  return (path, content) => {
    const phrases = allowed.filter(({ files }) => files.test(path));
    const lines = [path, ...content.split('\n')];
    return lines.flatMap((text, line) => {
      const rest = phrases.reduce((remaining, { phrase }) => remaining.replace(phrase, ' '), text);
      const plain = readable(rest);
      return forbidden.flatMap(({ files, pattern, but }) => {
        if (!files.test(path)) return [];
        const word = pattern.exec(plain)?.[0];
        return word === undefined ? [] : [{ path, line, word, but, text: text.trim() }];
      });
    });
  };
}
