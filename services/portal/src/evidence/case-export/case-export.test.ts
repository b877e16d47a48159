import { createPublicKey, generateKeyPairSync, verify } from 'node:crypto';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { sha256 } from '@kontor/platform/crypto/random';
import { strFromU8, unzipSync } from 'fflate';
import type { LoggedEntry } from '../audit/audit-log.repository.js';
import { createCaseLog } from '../audit/case-log.js';
import { createFakeAuditLogRepository } from '../audit/testing/audit-log.repository.fake.js';
import { entryOf } from '../audit/testing/audit-log.repository.suite.js';
import { readKeptCase } from '../retention/read-kept-case.js';
import { type FileHarness, pdf, startFileHarness } from '../../testing/file-harness.js';
import { createCaseExportResponder } from './case-export.responder.js';

const caseId = caseIdOf('1001');
const privateKey = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
const logKey = generateDataKey('audit');

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

describe('export of a case', () => {
  let harness: FileHarness;
  let log: LoggedEntry[];
  let recorded: string[];
  let isLogDown: boolean;
  let handlers: ReturnType<typeof createCaseExportResponder>;

  beforeEach(async () => {
    harness = await startFileHarness();
    [log, recorded, isLogDown] = [[], [], false];
    const { core, applications, files, memos, messages } = harness;
    const vault = { open: async () => null } as never;
    handlers = createCaseExportResponder({
      cases: core.cases,
      files,
      messages,
      caseLog: createCaseLog({ repository: createFakeAuditLogRepository(log), keys: core.keys, logKey }),
      readKept: (found) => readKeptCase({ core, applications, memos, vault }, found),
      privateKey,
      audit: {
        exported: async (id, actId) => {
          if (isLogDown) throw new Error('down');
          recorded.push(`${id} ${actId}`);
        },
      },
    });
    await harness.openCase(caseId, 410);
    const received = await files.receive({ caseId, kind: 'contract', limit: 10_000, source: once(pdf) });
    await files.complete(received!, { subject: '', name: 'Vertrag für Müller.pdf', accountId: 'a' });
    await messages.add({ caseId, messageId: 'm1', side: 'USER', accountId: 'a', text: 'Grüße' });
    const sealed = await core.keys.seal(caseId, 'audit/k1', JSON.stringify({ address: '203.0.113.7' }));
    log.push({ _id: 1, previous: '', hash: 'h1', entry: entryOf('k1', { caseId }), sealed });
    log.push({ _id: 2, previous: 'h1', hash: 'h2', entry: entryOf('k2', { caseId: caseIdOf('1002') }), sealed });
  });
  afterEach(() => harness.close());

  const ask = (changes: object = {}) =>
    handlers.exportCase(
      { caseId, actId: 'act-00001', by: 'Betrieb', at: 1_790_000_000_000n, offset: 0n, ...changes } as never,
      undefined as never,
    );
  const read = async () => {
    const { content = new Uint8Array() } = await ask();
    const files = unzipSync(content);
    return { files, text: (name: string) => strFromU8(files[name] ?? new Uint8Array()) };
  };

  it('holds data, digests of documents, messages and the case’s own log entries', async () => {
    const { text } = await read();
    expect(JSON.parse(text('vorgang.json'))).toMatchObject({
      caseId,
      registration: { businessName: 'Lindenhof Gartenbau GmbH' },
    });
    expect(JSON.parse(text('dokumente.json'))).toEqual([
      expect.objectContaining({ kind: 'contract', name: 'Vertrag für Müller.pdf', sha256: sha256(pdf) }),
    ]);
    expect(JSON.parse(text('nachrichten.json'))).toEqual([expect.objectContaining({ text: 'Grüße' })]);
    expect(JSON.parse(text('protokoll.json'))).toEqual([
      expect.objectContaining({ seq: 1, hash: 'h1', content: { address: '203.0.113.7' } }),
    ]);
    expect(text('LIESMICH.txt')).toContain('node verify-case-export.mjs vorgang-1001.zip');
  });

  it('signs the manifest, which has the digest of every other file', async () => {
    const { files, text } = await read();
    const { publicKey = '' } = await handlers.getExportKey({} as never, undefined as never);
    expect(text('schluessel.pem')).toBe(publicKey);
    const signature = Buffer.from(text('manifest.sig'), 'base64');
    expect(verify(null, files['manifest.json']!, createPublicKey(publicKey), signature)).toBe(true);
    const manifest = JSON.parse(text('manifest.json')) as { files: { name: string; sha256: string }[] };
    expect(manifest).toMatchObject({ caseId, status: 410, exportedBy: 'Betrieb', exportId: 'act-00001', logUntil: 2 });
    const listed = manifest.files.map(({ name }) => name);
    const unlisted = Object.keys(files).filter((name) => !listed.includes(name));
    expect(unlisted.sort()).toEqual(['manifest.json', 'manifest.sig', 'schluessel.pem']);
    for (const { name, sha256: digest } of manifest.files) expect([name, sha256(files[name]!)]).toEqual([name, digest]);
  });

  it('gives the same bytes again, page by page, and others once the case has changed', async () => {
    const first = await ask();
    log.push({ _id: 3, previous: 'h2', hash: 'h3', entry: entryOf('k3', { caseId }), sealed: new Uint8Array([1]) });
    const rest = await ask({ offset: 100n, logUntil: first.logUntil });
    expect(rest.sha256).toBe(first.sha256);
    expect(Buffer.from(rest.content!).equals(Buffer.from(first.content!).subarray(100))).toBe(true);
    await harness.messages.add({ caseId, messageId: 'm2', side: 'ADMIN', accountId: 'b', text: 'Danke' });
    expect((await ask({ offset: 100n, logUntil: first.logUntil })).sha256).not.toBe(first.sha256);
  });

  it('records the export before anything leaves, and gives nothing where it cannot', async () => {
    await ask();
    expect(recorded).toEqual(['1001 act-00001']);
    isLogDown = true;
    await expect(ask()).rejects.toThrow('down');
  });

  it('of an erased case without a package is what remains of its record', async () => {
    await harness.setSnapshot(caseId, { status: 430 });
    const found = await harness.core.cases.find(caseId);
    const kept = await readKeptCase(
      { ...harness, vault: { open: async () => null } as never },
      { ...found!, erased: true },
    );
    expect(Object.keys(kept.data)).toEqual(['caseId', 'history']);
  });

  it.each([
    ['another case', { caseId: '77' }, 'not-found'],
    ['no export id', { actId: '' }, 'invalid-request'],
    ['nobody', { by: ' ' }, 'invalid-request'],
    ['a page before the first', { offset: -1n }, 'invalid-request'],
  ])('refuses a request with %s', async (_what, changes, code) => {
    await expect(ask(changes)).rejects.toMatchObject({ code });
  });
});
