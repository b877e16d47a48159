import { sealedStep } from '../../casework/discrepancy/discrepancy-steps.js';
import { changeCase } from '../../case/case-record/change-case.js';
import { caseIdOf } from '@kontor/domain/case/case-id';
import type { CaseId } from '@kontor/domain/case/case-id';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createEraseCase } from '../../case/case-record/erase-case.js';
import { createFakeBlobStore } from '../../exchange/document/testing/blob-store.fake.js';
import { pdf, png, startFileHarness, type FileHarness } from '../../testing/file-harness.js';
import type { LoggedEntry } from '../audit/audit-log.repository.js';
import { createCaseLog } from '../audit/case-log.js';
import { createFakeAuditLogRepository } from '../audit/testing/audit-log.repository.fake.js';
import { entryOf } from '../audit/testing/audit-log.repository.suite.js';
import { collectEvidence } from './collect-evidence.js';
import { readKeptCase } from './read-kept-case.js';
import { createFakeEvidenceRepository } from './testing/evidence.repository.fake.js';
import { createRetentionResponder } from './retention.responder.js';
import { createVault, type OpenedEvidence } from './vault.js';

const context = undefined as never;
const day = 24 * 60 * 60 * 1000;
const ask = (caseId: CaseId) => ({ caseId }) as never;

async function* once(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

async function textOf(opened: OpenedEvidence | null, name: string): Promise<string> {
  const entry = opened?.manifest.find((one) => one.name === name);
  if (opened === null || entry === undefined) throw new Error(`${name} is not in the package`);
  const pieces: Uint8Array[] = [];
  for await (const piece of opened.content(entry)) pieces.push(piece);
  return Buffer.concat(pieces).toString('utf8');
}

const logKey = generateDataKey('audit');

describe('retention', () => {
  const log: LoggedEntry[] = [];
  let harness: FileHarness;
  let setup: ReturnType<typeof setUp>;

  function setUp({ core, applications, files, memos, messages, clock }: FileHarness) {
    const blobs = createFakeBlobStore();
    const now = () => clock.now;
    const vault = createVault({
      repository: createFakeEvidenceRepository(),
      blobs,
      masters: createKeyRing(generateDataKey('vault')),
      now,
    });
    const erased: string[] = [];
    const caseLog = createCaseLog({ repository: createFakeAuditLogRepository(log), keys: core.keys, logKey });
    const erasers = [
      (caseId: CaseId) => messages.erase(caseId),
      (caseId: CaseId) => memos.erase(caseId),
      files.erase,
      async (caseId: CaseId) => void erased.push(caseId),
      (caseId: CaseId) => applications.frozen.erase(caseId),
      createEraseCase(core),
    ];
    const collect = (found: Parameters<typeof collectEvidence>[1]) =>
      collectEvidence({ core, applications, files, memos, caseLog, now }, found);
    const readKept = (found: Parameters<typeof collectEvidence>[1]) =>
      readKeptCase({ core, applications, memos, vault }, found);
    return {
      blobs,
      vault,
      erased,
      readKept,
      ...createRetentionResponder({ cases: core.cases, vault, collect, erasers }),
    };
  }

  async function upload(caseId: CaseId): Promise<void> {
    const received = await harness.files.receive({ caseId, kind: 'business', limit: 10_000, source: once(pdf) });
    if (received === null) throw new Error('empty');
    await harness.files.complete(received, { subject: 'FOUNDATION_DOCUMENT', name: 'Gründung.pdf' });
  }

  beforeEach(async () => {
    harness = await startFileHarness();
    setup = setUp(harness);
    await harness.openCase(caseIdOf('1001'), 430);
    await upload(caseIdOf('1001'));
    await harness.memos.add({
      caseId: caseIdOf('1001'),
      memoId: 'm',
      accountId: 'a',
      author: 'A',
      content: 'Risiko geprüft',
    });
    await harness.messages.add({
      caseId: caseIdOf('1001'),
      messageId: 'message-1',
      side: 'USER',
      accountId: 'a',
      text: 'Hallo',
    });
  });
  afterEach(() => harness.close());

  it('contains the original of a picture beside its copy', async () => {
    const caseId = caseIdOf('1001');
    const received = await harness.files.receive({ caseId, kind: 'business', limit: 10_000, source: once(png) });
    await harness.files.complete(received!, { subject: 'PICTURE', name: 'Foto.png' });
    await setup.sealEvidence(ask(caseId), context);
    const opened = await setup.vault.open(caseId);
    const names = opened?.manifest.map(({ name }) => name).filter((name) => !name.endsWith('.json'));
    expect(names).toEqual(['documents/0001.pdf', 'documents/0002.png', 'originals/0002.png']);
    expect(await textOf(opened, 'originals/0002.png')).toBe(png.toString());
    expect(await textOf(opened, 'evidence.json')).toContain(received?.original?.sha256);
  });

  it('contains what was compared with the transparency register, and decided', async () => {
    const { core } = harness;
    const caseId = caseIdOf('1001');
    const step = { at: 1, accountId: 'a', act: 'entered', content: { hasEntry: false, owners: [] } } as const;
    const sealed = await sealedStep(core.keys, caseId, { ...step, index: 0 });
    await changeCase(core.cases, caseId, () => ({ discrepancySteps: [sealed] }));
    await setup.sealEvidence(ask(caseId), context);
    const text = await textOf(await setup.vault.open(caseId), 'evidence.json');
    expect(JSON.parse(text)).toMatchObject({ discrepancySteps: [step] });
  });

  it('seals once, readable with the vault’s key only', async () => {
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    const stored = [...setup.blobs.blobs.values()];
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    expect([...setup.blobs.blobs.values()]).toEqual(stored);
    expect(Buffer.concat(stored).includes('Lindenhof')).toBe(false);
    const opened = await setup.vault.open(caseIdOf('1001'));
    expect(opened?.manifest.map(({ name }) => name)).toEqual(['evidence.json', 'log.json', 'documents/0001.pdf']);
    expect(await textOf(opened, 'documents/0001.pdf')).toBe(pdf.toString());
    const evidence = JSON.parse(await textOf(opened, 'evidence.json')) as Record<string, unknown>;
    expect(evidence).toMatchObject({
      caseId: '1001',
      finalStatus: 430,
      keptUntil: '2031-12-31',
      notes: [{ content: 'Risiko geprüft' }],
      registration: { businessName: 'Lindenhof Gartenbau GmbH' },
      files: [{ name: 'Gründung.pdf', file: 'documents/0001.pdf' }],
    });
    expect(JSON.stringify(evidence)).not.toContain('Hallo');
  });

  it('erases everything; the vault is readable after the case’s key is destroyed', async () => {
    await expect(setup.eraseCase(ask(caseIdOf('1001')), context)).rejects.toMatchObject({
      code: 'evidence-missing',
      retryable: true,
    });
    expect(harness.blobs.blobs.size).toBe(1);
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    await setup.eraseCase(ask(caseIdOf('1001')), context);
    await setup.eraseCase(ask(caseIdOf('1001')), context);
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    expect(setup.erased).toEqual(['1001', '1001']);
    expect(harness.blobs.blobs.size).toBe(0);
    expect(await harness.memos.ofCase(caseIdOf('1001'))).toEqual([]);
    expect(await harness.messages.ofCase(caseIdOf('1001'))).toEqual([]);
    expect(await harness.core.cases.find(caseIdOf('1001'))).toMatchObject({
      erased: true,
      companyName: '',
      form: null,
      hasMessages: false,
    });
    await harness.core.keys.destroy(caseIdOf('1001'));
    expect(await textOf(await setup.vault.open(caseIdOf('1001')), 'documents/0001.pdf')).toBe(pdf.toString());
  });

  it('keeps what the log says about the case, which its key alone could open', async () => {
    const caseId = caseIdOf('1001');
    const entry = entryOf('read/1', { caseId });
    const sealed = await harness.core.keys.seal(caseId, 'audit/read/1', JSON.stringify({ address: '203.0.113.7' }));
    log.push({ _id: 1, previous: '', hash: 'h', entry, sealed });
    await setup.sealEvidence(ask(caseId), context);
    await setup.eraseCase(ask(caseId), context);
    await harness.core.keys.destroy(caseId);
    const found = await harness.core.cases.find(caseId);
    const kept = await setup.readKept(found!);
    expect(kept.logContents.get(1)).toEqual({ address: '203.0.113.7' });
    expect(kept.data).toMatchObject({ caseId, registration: { businessName: 'Lindenhof Gartenbau GmbH' } });
    expect(kept.documents).toEqual([expect.objectContaining({ name: 'documents/0001.pdf', sizeBytes: pdf.length })]);
    log.pop();
  });

  it.each([210, 220, 310, 410] as const)('refuses to seal or erase a case at %i', async (status) => {
    await harness.setSnapshot(caseIdOf('1001'), { status });
    await expect(setup.sealEvidence(ask(caseIdOf('1001')), context)).rejects.toMatchObject({
      code: 'not-final',
      retryable: true,
    });
    await expect(setup.eraseCase(ask(caseIdOf('1001')), context)).rejects.toMatchObject({ code: 'not-final' });
    expect(harness.blobs.blobs.size).toBe(1);
    await harness.setSnapshot(caseIdOf('1001'), { status, hidden: true });
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    await setup.eraseCase(ask(caseIdOf('1001')), context);
    expect(harness.blobs.blobs.size).toBe(0);
  });

  it('stores nothing of a case without checks and documents', async () => {
    await harness.openCase(caseIdOf('1002'), 120);
    await setup.sealEvidence(ask(caseIdOf('1002')), context);
    await setup.eraseCase(ask(caseIdOf('1002')), context);
    expect(await setup.vault.has(caseIdOf('1002'))).toBe(false);
    expect(setup.erased).toEqual(['1002']);
    await expect(setup.eraseCase(ask(caseIdOf('77')), context)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('destroys evidence after its retention, but not during the business relation', async () => {
    await harness.openCase(caseIdOf('1002'), 450);
    await upload(caseIdOf('1002'));
    for (const caseId of ['1001', '1002']) await setup.sealEvidence(ask(caseIdOf(caseId)), context);
    harness.clock.now = Date.UTC(2031, 11, 31, 22);
    await setup.vault.removeExpired();
    expect(await setup.vault.has(caseIdOf('1002'))).toBe(true);
    harness.clock.now += day;
    await setup.vault.removeExpired();
    expect([await setup.vault.has(caseIdOf('1001')), await setup.vault.has(caseIdOf('1002'))]).toEqual([true, false]);
    expect(setup.blobs.blobs.size).toBe(3);
  });

  it('two concurrent sealings leave one package and nothing else', async () => {
    await Promise.all([
      setup.sealEvidence(ask(caseIdOf('1001')), context),
      setup.sealEvidence(ask(caseIdOf('1001')), context),
    ]);
    const opened = await setup.vault.open(caseIdOf('1001'));
    expect(setup.blobs.blobs.size).toBe(opened?.manifest.length);
  });

  it('does not count a package that is unreadable', async () => {
    const write = setup.blobs.write.bind(setup.blobs);
    setup.blobs.write = async (blobId, content) => {
      await write(blobId, content);
      setup.blobs.blobs.get(blobId)?.fill(0, 40, 41);
    };
    await expect(setup.sealEvidence(ask(caseIdOf('1001')), context)).rejects.toThrow();
    expect(await setup.vault.has(caseIdOf('1001'))).toBe(false);
    setup.blobs.write = write;
    await setup.sealEvidence(ask(caseIdOf('1001')), context);
    harness.clock.now += 2 * day;
    await setup.vault.removeExpired();
    expect(setup.blobs.blobs.size).toBe((await setup.vault.open(caseIdOf('1001')))?.manifest.length);
  });
});
