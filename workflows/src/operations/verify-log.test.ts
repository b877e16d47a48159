import { create } from '@bufbuild/protobuf';
import { createHash } from 'node:crypto';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chainText, type AuditEntry } from '@kontor/domain/audit/audit-entry';
import { toLinkContent } from '@kontor/case-client/audit/audit-entry.message';
import { type AuditLink, AuditLinkSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { verifyLog } from './verify-log.js';

const entryAt = (at: number): AuditEntry => ({
  key: `k${at}`,
  at,
  accountId: 'a',
  role: null,
  category: 'login',
  source: 'user-root',
  action: 'login',
  caseId: null,
  requestId: null,
  outcome: 'done',
  fields: [],
});

function chainOf(count: number) {
  let previous = '';
  return Array.from({ length: count }, (_, index) => {
    const seq = index + 1;
    const entry = entryAt(seq);
    const text = chainText({ seq, previous, entry, sealed: 'AQ==' });
    const hash = createHash('sha256').update(text).digest('hex');
    const sealed = new Uint8Array([1]);
    const link = create(AuditLinkSchema, { seq: BigInt(seq), previous, hash, sealed, ...toLinkContent(entry) });
    previous = hash;
    return link;
  });
}

async function verified(links: ReturnType<typeof chainOf>, anchors?: readonly object[], prefix = ''): Promise<string> {
  const said: string[] = [];
  const cases = {
    readAuditLog: async ({ after, limit }: { after: bigint; limit: number }) => ({
      links: links.filter(({ seq }) => seq > after).slice(0, limit),
    }),
  };
  let file: string | undefined;
  if (anchors !== undefined) {
    file = join(await mkdtemp(join(tmpdir(), 'anchors-')), 'portal.log');
    await writeFile(
      file,
      ['not JSON "auditHash"', ...anchors.map((line) => `${prefix}${JSON.stringify(line)}`)].join('\n'),
    );
  }
  await verifyLog({ cases: cases as never, print: (line) => void said.push(line) }, file);
  return said.join('\n');
}

const anchorOf = ({ seq, hash }: { seq: bigint; hash: string }) => ({ auditSeq: Number(seq), auditHash: hash });

describe('verify-log', () => {
  const chain = chainOf(450);

  it('accepts what retention removed, and nothing that was removed too early', async () => {
    const removed = ({ seq, previous, hash }: AuditLink, at: number) =>
      create(AuditLinkSchema, { seq, previous, hash, ...toLinkContent({ at, removed: true }) });
    const stripped = chain.map((link, index) => (index === 9 ? removed(link, 10) : link));
    expect(await verified(stripped)).toBe('450 entries, 1 of them removed by retention, the chain is whole');
    const withoutMonth = [removed(chain[99]!, 100), ...chain.slice(100)];
    expect(await verified(withoutMonth, [anchorOf(chain[9]!)])).toContain('450 entries, 1 of them removed');
    const recent = chain.map((link, index) => (index === 9 ? removed(link, Date.now()) : link));
    await expect(verified(recent)).rejects.toThrow('Entry 10 was removed too early');
    await expect(verified(chain.slice(100))).rejects.toThrow('Entry 1 is missing');
    const wrong = chain.map((link, index) => (index === 9 ? removed({ ...link, previous: 'x' }, 10) : link));
    await expect(verified(wrong)).rejects.toThrow('Entry 10 was changed');
  });

  it('accepts a whole chain and its anchors', async () => {
    expect(await verified(chain)).toBe('450 entries, the chain is whole');
    const fromEarlierPortal = chain.map((link) => ({ ...link, content: { case: undefined } }));
    expect(await verified(fromEarlierPortal)).toBe('450 entries, the chain is whole');
    expect(await verified(chain, [anchorOf(chain[9]!), anchorOf(chain[449]!)])).toContain('2 anchors fit');
  });

  it('reads the stream of the supervisor, and refuses a file without an anchor or none', async () => {
    const prefix = '2026-11-26T20:13:53.390Z portal        ';
    expect(await verified(chain, [anchorOf(chain[9]!)], prefix)).toContain('1 anchors fit');
    await expect(verified(chain, [])).rejects.toThrow('no line with an anchor');
    const missing = verifyLog({ cases: {} as never, print: () => undefined }, '/nowhere/portal.log');
    await expect(missing).rejects.toThrow('/nowhere/portal.log cannot be read');
  });

  it('names a changed and a missing entry', async () => {
    const changed = chain.map((link, index) => (index === 299 ? { ...link, sealed: new Uint8Array([2]) } : link));
    await expect(verified(changed)).rejects.toThrow('Entry 300 was changed');
    await expect(verified(chain.filter((_, index) => index !== 299))).rejects.toThrow('Entry 300 is missing');
  });

  it('finds a cut end and a log that was written anew by the anchors', async () => {
    await expect(verified(chain.slice(0, 400), [anchorOf(chain[449]!)])).rejects.toThrow('the log ends at 400');
    await expect(verified(chain, [{ auditSeq: 10, auditHash: 'other' }])).rejects.toThrow('written anew');
  });

  it('finds a log that was written anew and anchored again', async () => {
    const anchor = anchorOf(chain[449]!);
    const before = { ...anchor, auditHash: 'other' };
    await expect(verified(chain, [before, anchor])).rejects.toThrow('Entry 450 was anchored as two');
    expect(await verified(chain, [anchor, anchor])).toContain('2 anchors fit');
  });
});
