import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { chainText, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const batch = 200;

/** A hash of the log that was written to the log stream. */
export interface Anchor {
  readonly seq: number;
  readonly hash: string;
}

interface Link {
  readonly seq: bigint;
  readonly previous: string;
  readonly hash: string;
  readonly entry: string;
  readonly sealed: Uint8Array;
}

/** The anchors in a file of JSON lines; other lines are skipped. */
export function anchorsIn(text: string): readonly Anchor[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes('"auditHash"')) return [];
    try {
      const { auditSeq: seq, auditHash: hash } = JSON.parse(line) as { auditSeq?: unknown; auditHash?: unknown };
      return typeof seq === 'number' && typeof hash === 'string' ? [{ seq, hash }] : [];
    } catch {
      return [];
    }
  });
}

/** Checks the whole chain, and that every anchor is in it. @throws UserError that names the first wrong entry */
export async function verifyLog(
  { cases, print }: Pick<CommandContext, 'cases' | 'print'>,
  anchorFile: string | undefined,
): Promise<void> {
  const anchors = anchorFile === undefined ? [] : anchorsIn(await readFile(anchorFile, 'utf8'));
  const expected = new Map(anchors.map(({ seq, hash }) => [seq, hash]));
  let [seq, previous] = [0, ''];
  for (;;) {
    const { links } = await cases.readAuditLog({ after: BigInt(seq), limit: batch }, { timeoutMs: 30_000 });
    if (links.length === 0) break;
    for (const link of links) {
      requireLink(link, seq + 1, previous);
      [seq, previous] = [seq + 1, link.hash];
      const anchor = expected.get(seq);
      if (anchor !== undefined && anchor !== link.hash)
        throw new UserError(`Entry ${seq} is not the one that was anchored: the log was written anew`);
      expected.delete(seq);
    }
  }
  const [missing] = [...expected.keys()].sort((left, right) => left - right);
  if (missing !== undefined) throw new UserError(`Entry ${missing} was anchored, but the log ends at ${seq}`);
  print(`${seq} entries, the chain is whole${anchorFile === undefined ? '' : `, ${anchors.length} anchors fit`}`);
}

function requireLink(link: Link, seq: number, previous: string): void {
  if (Number(link.seq) !== seq) throw new UserError(`Entry ${seq} is missing`);
  const entry = JSON.parse(link.entry) as AuditEntry;
  const text = chainText({ seq, previous, entry, sealed: Buffer.from(link.sealed).toString('base64') });
  const hash = createHash('sha256').update(text).digest('hex');
  if (link.previous !== previous || link.hash !== hash) throw new UserError(`Entry ${seq} was changed`);
}
