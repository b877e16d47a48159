import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { runCommand } from '../../deploy/local/command-line/command.mjs';
import { inRoot, root } from '../../deploy/local/command-line/paths.mjs';
import { print } from '../../deploy/local/command-line/progress.mjs';
import { checkFileNames } from './file-names.mjs';
import { checkRequirements } from './requirements.mjs';
import { checkSizes } from './sizes.mjs';
import { checkSubjects, newSubjects } from './subjects.mjs';
import { createWordSearch } from './words.mjs';

const help = `
Usage: node tools/check/text-rules.mjs [words] [sizes] [requirements] [file-names] [subjects]

Checks what no compiler sees: the vocabulary (tools/check/words.json), the sizes of folders and files, the
requirements under docs/requirements with everything that refers to them, names of files, and the subjects of commits
that were not pushed yet. Without a name all of them.
`;

const text = /\.(ts|tsx|mjs|cjs|java|proto|md|yml|css|html)$/;
/** Generated files, and lists of the words themselves. */
const generated = /(^|\/)histories\/|^docs\/lifecycle\.md$|^tools\/check\/(words|requirements)(\.test)?\.mjs$/;

/** @returns {Map<string, string>} content by path of every text file that belongs to the repository */
function readFiles() {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  const paths = listed
    .split('\n')
    .filter((path) => text.test(path) && !generated.test(path) && existsSync(inRoot(path)));
  return new Map(paths.map((path) => [path, readFileSync(inRoot(path), 'utf8')]));
}

/** @type {Readonly<Record<string, (files: Map<string, string>) => string[]>>} */
const rules = {
  words: (files) => {
    const search = createWordSearch(JSON.parse(readFileSync(inRoot('tools/check/words.json'), 'utf8')));
    return [...files].flatMap(([path, content]) =>
      search(path, content).map(({ line, word, but, text: found }) => `${path}:${line}: "${word}" (${but}): ${found}`),
    );
  },
  sizes: (files) => checkSizes(files),
  requirements: (files) => checkRequirements(root, files),
  'file-names': (files) => checkFileNames(files.keys()),
  subjects: () => checkSubjects(newSubjects(root)),
};

await runCommand({
  help,
  async main(args) {
    const files = readFiles();
    const chosen = args.length === 0 ? Object.keys(rules) : args;
    const findings = chosen.flatMap((name) => rules[name]?.(files) ?? [`There is no rule "${name}"`]);
    for (const finding of findings) print(finding);
    return findings.length === 0 ? 0 : 1;
  },
});
