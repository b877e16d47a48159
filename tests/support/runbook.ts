import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { shell } from './addresses.js';

const folder = resolve('docs/runbook');

/** Every page of the runbook, by its name. */
export const pages: readonly string[] = readdirSync(folder).map((file) => file.replace(/\.md$/, ''));

/** The commands of a page, in their order. */
export function commandsOf(page: string): readonly string[] {
  const text = readFileSync(resolve(folder, `${page}.md`), 'utf8');
  return [...text.matchAll(/^```sh\n([^]*?)^```$/gm)].flatMap(([, block]) => (block ?? '').trim().split('\n'));
}

export interface Ran {
  readonly command: string;
  readonly code: number;
  readonly output: string;
}

/** Runs one command of a page with its placeholders filled in, as an operator would. */
export function type(command: string, values: Readonly<Record<string, string>>): Promise<Ran> {
  const typed = command.replace(/<([a-z ]+)>/g, (_whole, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`Nothing is known for <${name}> of: ${command}`);
    return value;
  });
  return new Promise((done) => {
    execFile('bash', ['-c', typed], { env: shell, timeout: 180_000 }, (error, stdout, stderr) => {
      const code = error === null ? 0 : typeof error.code === 'number' ? error.code : 128;
      done({ command: typed, code, output: `${stdout}${stderr}` });
    });
  });
}

/** Actions before the first command with that beginning. */
export type Meanwhile = readonly (readonly [command: string, happens: () => Promise<unknown>])[];

/**
 * Runs the commands of a page one after the other. Each must succeed; its output is stored under a distinguishing
 * part of the command. @throws with the output of a failed command
 */
export async function follow(
  page: string,
  values: Readonly<Record<string, string>>,
  meanwhile: Meanwhile = [],
): Promise<readonly Ran[]> {
  const ran: Ran[] = [];
  const waiting = [...meanwhile];
  for (const command of commandsOf(page)) {
    const due = waiting.findIndex(([begin]) => command.includes(begin));
    if (due >= 0) for (const [, happens] of waiting.splice(due, 1)) await happens();
    const one = await type(command, values);
    if (one.code !== 0) throw new Error(`${page}: ${one.command}\nexit code ${one.code}\n${one.output}`);
    ran.push(one);
  }
  if (waiting.length > 0) throw new Error(`${page} no longer says: ${waiting.map(([begin]) => begin).join(', ')}`);
  return ran;
}

/** The output of the last command that contains these words. */
export function said(ran: readonly Ran[], words: string): string {
  const found = ran.findLast(({ command }) => command.includes(words));
  if (found === undefined) throw new Error(`No command was: ${words}`);
  return found.output;
}
