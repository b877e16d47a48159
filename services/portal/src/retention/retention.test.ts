import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import { createEraseCase } from '../case/erase-case.js';
import { createFakeBlobStore } from '../document/blob-store.fake.js';
import { pdf, startFileBench, type FileBench } from '../document/file-bench.fake.js';
import { collectEvidence } from './collect-evidence.js';
import { createFakeEvidenceRepository } from './evidence.repository.fake.js';
import { createRetentionResponder } from './retention.responder.js';
import { createVault, type OpenedEvidence } from './vault.js';

const context = undefined as never;
const day = 24 * 60 * 60 * 1000;
const ask = (caseId: string) => ({ caseId }) as never;

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

describe('retention', () => {
  let bench: FileBench;
  let room: ReturnType<typeof roomOf>;

  function roomOf({ core, applications, files, memos, messages, clock }: FileBench) {
    const blobs = createFakeBlobStore();
    const now = () => clock.now;
    const vault = createVault({
      repository: createFakeEvidenceRepository(),
      blobs,
      masters: createKeyRing(generateDataKey('vault')),
      now,
    });
    const erased: string[] = [];
    const erasers = [
      messages.erase,
      memos.erase,
      files.erase,
      async (caseId: string) => void erased.push(caseId),
      createEraseCase(core, applications),
    ];
    const collect = (found: Parameters<typeof collectEvidence>[1]) =>
      collectEvidence({ core, applications, files, memos, now }, found);
    return { blobs, vault, erased, ...createRetentionResponder({ cases: core.cases, vault, collect, erasers }) };
  }

  async function upload(caseId: string): Promise<void> {
    const received = await bench.files.receive({ caseId, kind: 'business', limit: 10_000, source: once(pdf) });
    if (received === null) throw new Error('empty');
    await bench.files.complete(received, { subject: 'FOUNDATION_DOCUMENT', name: 'Gründung.pdf' });
  }

  beforeEach(async () => {
    bench = await startFileBench();
    room = roomOf(bench);
    await bench.openCase('1001', 430);
    await upload('1001');
    await bench.memos.add({ caseId: '1001', memoId: 'm', accountId: 'a', author: 'A', content: 'Risiko geprüft' });
    await bench.messages.add({ caseId: '1001', messageId: 'message-1', side: 'USER', accountId: 'a', text: 'Hallo' });
  });
  afterEach(() => bench.close());

  it('seals once, readable by the vault’s key alone', async () => {
    await room.sealEvidence(ask('1001'), context);
    const stored = [...room.blobs.blobs.values()];
    await room.sealEvidence(ask('1001'), context);
    expect([...room.blobs.blobs.values()]).toEqual(stored);
    expect(Buffer.concat(stored).includes('Lindenhof')).toBe(false);
    const opened = await room.vault.open('1001');
    expect(opened?.manifest.map(({ name }) => name)).toEqual(['evidence.json', 'documents/0001.pdf']);
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

  it('erases everything and stays readable in the vault after the case’s key is gone', async () => {
    await expect(room.eraseCase(ask('1001'), context)).rejects.toMatchObject({
      code: 'evidence-missing',
      retryable: true,
    });
    expect(bench.blobs.blobs.size).toBe(1);
    await room.sealEvidence(ask('1001'), context);
    await room.eraseCase(ask('1001'), context);
    await room.eraseCase(ask('1001'), context);
    await room.sealEvidence(ask('1001'), context);
    expect(room.erased).toEqual(['1001', '1001']);
    expect(bench.blobs.blobs.size).toBe(0);
    expect(await bench.memos.ofCase('1001')).toEqual([]);
    expect(await bench.messages.ofCase('1001')).toEqual([]);
    expect(await bench.core.cases.find('1001')).toMatchObject({
      erased: true,
      companyName: '',
      form: null,
      hasMessages: false,
    });
    await bench.core.keys.destroy('1001');
    expect(await textOf(await room.vault.open('1001'), 'documents/0001.pdf')).toBe(pdf.toString());
  });

  it.each([210, 220, 310, 410] as const)('refuses to seal or erase a case at %i', async (status) => {
    await bench.setSnapshot('1001', { status });
    await expect(room.sealEvidence(ask('1001'), context)).rejects.toMatchObject({ code: 'not-final', retryable: true });
    await expect(room.eraseCase(ask('1001'), context)).rejects.toMatchObject({ code: 'not-final' });
    expect(bench.blobs.blobs.size).toBe(1);
    await bench.setSnapshot('1001', { status, hidden: true });
    await room.sealEvidence(ask('1001'), context);
    await room.eraseCase(ask('1001'), context);
    expect(bench.blobs.blobs.size).toBe(0);
  });

  it('keeps nothing of a case in which nobody was checked and nothing handed in', async () => {
    await bench.openCase('1002', 120);
    await room.sealEvidence(ask('1002'), context);
    await room.eraseCase(ask('1002'), context);
    expect(await room.vault.has('1002')).toBe(false);
    expect(room.erased).toEqual(['1002']);
    await expect(room.eraseCase(ask('77'), context)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('destroys evidence when its years are over, but not while the relation goes on', async () => {
    await bench.openCase('1002', 450);
    await upload('1002');
    for (const caseId of ['1001', '1002']) await room.sealEvidence(ask(caseId), context);
    bench.clock.now = Date.UTC(2031, 11, 31, 22);
    await room.vault.sweep();
    expect(await room.vault.has('1002')).toBe(true);
    bench.clock.now += day;
    await room.vault.sweep();
    expect([await room.vault.has('1001'), await room.vault.has('1002')]).toEqual([true, false]);
    expect(room.blobs.blobs.size).toBe(2);
  });

  it('two sealings at once leave one package and nothing beside it', async () => {
    await Promise.all([room.sealEvidence(ask('1001'), context), room.sealEvidence(ask('1001'), context)]);
    const opened = await room.vault.open('1001');
    expect(room.blobs.blobs.size).toBe(opened?.manifest.length);
  });

  it('does not count a package that cannot be read back', async () => {
    const write = room.blobs.write.bind(room.blobs);
    room.blobs.write = async (blobId, content) => {
      await write(blobId, content);
      room.blobs.blobs.get(blobId)?.fill(0, 40, 41);
    };
    await expect(room.sealEvidence(ask('1001'), context)).rejects.toThrow();
    expect(await room.vault.has('1001')).toBe(false);
    room.blobs.write = write;
    await room.sealEvidence(ask('1001'), context);
    bench.clock.now += 2 * day;
    await room.vault.sweep();
    expect(room.blobs.blobs.size).toBe((await room.vault.open('1001'))?.manifest.length);
  });
});
