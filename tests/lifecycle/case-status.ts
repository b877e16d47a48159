import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const { statuses } = JSON.parse(readFileSync(resolve('docs/lifecycle.json'), 'utf8')) as {
  readonly statuses: readonly { readonly code: number; readonly key: string }[];
};

/** The number of a case's status by its key in docs/lifecycle.json. @throws for a key that is not there */
export function statusNamed(key: string): number {
  const found = statuses.find((status) => status.key === key);
  if (found === undefined) throw new Error(`docs/lifecycle.json has no status ${key}`);
  return found.code;
}
