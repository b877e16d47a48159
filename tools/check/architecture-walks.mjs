import { readFileSync } from 'node:fs';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';

/**
 * @typedef {object} Walk
 * @property {string} title
 * @property {readonly string[][]} steps the files of each step
 * @property {ReadonlyMap<number, readonly string[]>} named by step, the files that the compiler names after it
 * @property {string} text
 */

/** @param {string} text */
const filesIn = (text) =>
  [...text.matchAll(/`([^`]+)`/g)].flatMap(([, file = '']) => (/^[a-z-]+\/.*[.]\w+$/.test(file) ? [file] : []));

/** @param {string} text */
function namedIn(text) {
  const joined = text.replace(/\n/g, ' ');
  const sentences = joined.matchAll(/After step (\d) the compiler names (.*?(?:`|\))[.])(?= |$)/g);
  return new Map([...sentences].map(([, step, named = '']) => [Number(step), filesIn(named).sort()]));
}

/** The walks of docs/architecture.md, "Where a change goes".
 * @returns {Walk[]}
 */
export function architectureWalks() {
  const page = readFileSync(inRoot('docs/architecture.md'), 'utf8');
  const section = page.split('## Where a change goes')[1]?.split('\n## ')[0] ?? '';
  const parts = section.split(/^\*\*(.+)\*\*$/m).slice(1);
  return parts.flatMap((title, index) => {
    if (index % 2 === 1) return [];
    const text = parts[index + 1] ?? '';
    const lines = text.split('\n').filter((line) => /^\d+\. /.test(line));
    return [{ title, text, steps: lines.map((line) => filesIn(line.split(': ')[0] ?? '')), named: namedIn(text) }];
  });
}
