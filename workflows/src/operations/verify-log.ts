import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { fromLinkContent } from '@kontor/case-client/audit/audit-entry.message';
import { chainText, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import { auditCutoffs, readMonths } from '@kontor/domain/audit/audit-retention';
import type { AuditLink } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { CommandContext } from './command-context.js';
import { UserError } from './user-error.js';

const batch = 200;

/** A hash of the log that was written to the log stream. */
export interface Anchor {
  readonly seq: number;
  readonly hash: string;
}

type Link = Pick<AuditLink, 'seq' | 'previous' | 'hash' | 'entry' | 'content' | 'sealed'>;

/** The anchors in a file of JSON lines, which may have a prefix as the supervisor's have; other lines are skipped. */
export function anchorsIn(text: string): readonly Anchor[] {
  return text.split('\n').flatMap((line) => {
    if (!line.includes('"auditHash"')) return [];
    try {
      const { auditSeq: seq, auditHash: hash } = JSON.parse(line.slice(line.indexOf('{'))) as {
        auditSeq?: unknown;
        auditHash?: unknown;
      };
      return typeof seq === 'number' && typeof hash === 'string' ? [{ seq, hash }] : [];
    } catch {
      return [];
    }
  });
}

async function anchorsOf(file: string): Promise<readonly Anchor[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read`);
  });
  const anchors = anchorsIn(text);
  if (anchors.length === 0) throw new UserError(`${file} has no line with an anchor ("auditHash")`);
  return anchors;
}

/** @throws UserError for an entry that was anchored with two hashes; the later one may be of a log written anew */
function hashesBySeq(anchors: readonly Anchor[]): Map<number, string> {
  const hashes = new Map<number, string>();
  for (const { seq, hash } of anchors) {
    if ((hashes.get(seq) ?? hash) !== hash)
      throw new UserError(`Entry ${seq} was anchored as two different ones: the log was written anew`);
    hashes.set(seq, hash);
  }
  return hashes;
}

/** Checks the whole chain, and that every anchor is in it. @throws UserError that names the first wrong entry */
export async function verifyLog(
  { cases, print }: Pick<CommandContext, 'cases' | 'print'>,
  anchorFile: string | undefined,
): Promise<void> {
  const anchors = anchorFile === undefined ? [] : await anchorsOf(anchorFile);
  const expected = hashesBySeq(anchors);
  const chain = chainOf(Date.now());
  let seq = 0;
  for (;;) {
    const { links } = await cases.readAuditLog({ after: BigInt(seq), limit: batch }, { timeoutMs: 30_000 });
    if (links.length === 0) break;
    for (const link of links) {
      chain.require(link);
      seq = Number(link.seq);
      const anchor = expected.get(seq);
      if (anchor !== undefined && anchor !== link.hash)
        throw new UserError(`Entry ${seq} is not the one that was anchored: the log was written anew`);
      expected.delete(seq);
    }
  }
  const first = chain.first();
  const [missing] = [...expected.keys()].filter((one) => one >= first).sort((left, right) => left - right);
  if (missing !== undefined) throw new UserError(`Entry ${missing} was anchored, but the log ends at ${seq}`);
  const removed = chain.removed() === 0 ? '' : `, ${chain.removed()} of them removed by retention`;
  print(
    `${seq} entries${removed}, the chain is whole${anchorFile === undefined ? '' : `, ${anchors.length} anchors fit`}`,
  );
}

interface Chain {
  /** @throws UserError that names the first wrong entry */
  require(link: Link): void;
  removed(): number;
  /** The oldest number that is still in the log. */
  first(): number;
}

/**
 * Follows the chain. What retention removed leaves its hash, and may be missing before it; nothing younger may be,
 * whatever the setting was at the time.
 */
function chainOf(now: number): Chain {
  const cutoffs = auditCutoffs(now, readMonths.least);
  let [seq, previous, removed, first, newest] = [0, '', 0, 0, 0];
  const requireRemoved = (link: Link, claimedAt: number): void => {
    // What follows a younger entry is younger than it says.
    const at = Math.max(claimedAt, newest);
    const isNext = Number(link.seq) === seq + 1;
    if (at >= (isNext ? cutoffs.reads : cutoffs.all)) throw new UserError(`Entry ${link.seq} was removed too early`);
    if (isNext && link.previous !== previous) throw new UserError(`Entry ${link.seq} was changed`);
    removed += 1;
  };
  return {
    require: (link) => {
      const entry = fromLinkContent(link);
      if ('removed' in entry) requireRemoved(link, entry.at);
      else {
        requireLink(link, entry, { seq: seq + 1, previous });
        newest = Math.max(newest, entry.at);
      }
      if (first === 0) first = Number(link.seq);
      [seq, previous] = [Number(link.seq), link.hash];
    },
    removed: () => removed,
    first: () => first,
  };
}

function requireLink(
  link: Link,
  entry: AuditEntry,
  { seq, previous }: { readonly seq: number; readonly previous: string },
): void {
  if (Number(link.seq) !== seq) throw new UserError(`Entry ${seq} is missing`);
  const text = chainText({ seq, previous, entry, sealed: Buffer.from(link.sealed).toString('base64') });
  const hash = createHash('sha256').update(text).digest('hex');
  if (link.previous !== previous || link.hash !== hash) throw new UserError(`Entry ${seq} was changed`);
}
