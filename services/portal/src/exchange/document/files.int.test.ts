import { caseIdOf } from '@kontor/domain/case/case-id';
import { randomBytes } from 'node:crypto';
import { SEGMENT_BYTES } from '@kontor/platform/crypto/segment-cipher';
import { generateDataKey } from '@kontor/platform/crypto/case-keys';
import { createKeyRing } from '@kontor/platform/crypto/sealed-box';
import mongoose, { type Connection } from 'mongoose';
import { createFakeCaseCore } from '../../testing/case-core.fake.js';
import { createMongoEvidenceRepository, defineEvidenceModels } from '../../evidence/retention/evidence.repository.js';
import { createVault } from '../../evidence/retention/vault.js';
import { createGridFsBlobStore } from './blob-store.gridfs.js';
import { caseFileRepositorySuite } from './testing/case-file.repository.suite.js';
import { createMongoCaseFileRepository, defineCaseFileModel } from './case-file.repository.js';
import { createCaseFiles } from './case-files.js';

const uri = process.env['MONGODB_URI'] ?? 'mongodb://127.0.0.1:27027';
const pdf = Buffer.from('%PDF-1.7\n');

async function* chunked(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let start = 0; start < bytes.byteLength; start += 65_536) yield bytes.subarray(start, start + 65_536);
}

async function whole(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  for await (const piece of source) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('files and vault on MongoDB', () => {
  let connection: Connection;
  let records: ReturnType<typeof defineCaseFileModel>;
  let vaultModels: ReturnType<typeof defineEvidenceModels>;

  beforeAll(async () => {
    mongoose.set('strictQuery', 'throw');
    const dbName = `kontor_test_files_${process.pid}`;
    connection = await mongoose
      .createConnection(uri, { dbName, serverSelectionTimeoutMS: 5000, autoCreate: false })
      .asPromise();
    records = defineCaseFileModel(connection);
    vaultModels = defineEvidenceModels(connection);
    for (const model of [records, vaultModels.evidence, vaultModels.pending]) await model.createIndexes();
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const count = (name: string) => connection.collection(name).countDocuments();

  it.each(caseFileRepositorySuite)('records: $name', async ({ run }) => {
    await records.deleteMany({});
    await expect(run(createMongoCaseFileRepository(records))).resolves.toBeUndefined();
    await records.deleteMany({});
  });

  it('stores, reads by chunks and erases files, also interrupted ones', async () => {
    const { core } = createFakeCaseCore(Date.now);
    await core.keys.create(caseIdOf('1001'));
    const repository = createMongoCaseFileRepository(records);
    const blobs = createGridFsBlobStore(connection, 'test_contents');
    const files = createCaseFiles({
      ...{ repository, blobs, keys: core.keys, isErased: async () => false, now: Date.now },
      spendBytes: async () => undefined,
      inspect: async () => ({ outcome: 'kept' }),
      onChange: () => undefined,
    });
    const content = Buffer.concat([pdf, randomBytes(3 * SEGMENT_BYTES + 5)]);
    const received = await files.receive({
      caseId: caseIdOf('1001'),
      kind: 'business',
      limit: 8_000_000,
      source: chunked(content),
    });
    if (received === null) throw new Error('empty');
    const file = await files.complete(received, { subject: 'INVOICE', name: 'Rechnung.pdf' });
    expect((await whole(files.content(file))).equals(content)).toBe(true);
    const offset = 2 * SEGMENT_BYTES + 100;
    expect(
      Buffer.from(await files.part(file, { offset, length: 5000 })).equals(content.subarray(offset, offset + 5000)),
    ).toBe(true);
    expect(
      Buffer.from(await files.part(file, { offset: content.length - 3, length: 5000 })).equals(content.subarray(-3)),
    ).toBe(true);
    // As it was kept before there were copies of pictures.
    await connection.collection('case_files').updateMany({}, { $unset: { original: '' } });
    const [older] = await files.ofCase(caseIdOf('1001'), 'business');
    expect([older?.originalSha256, (await whole(files.content(older!))).equals(content)]).toEqual([null, true]);
    const cut = async function* () {
      yield* chunked(content);
      throw new Error('cut off');
    };
    await expect(
      files.receive({ caseId: caseIdOf('1001'), kind: 'business', limit: 8_000_000, source: cut() }),
    ).rejects.toThrow('cut off');
    await files.erase(caseIdOf('1001'));
    expect([
      await count('test_contents.chunks'),
      await count('test_contents.files'),
      await count('case_files'),
    ]).toEqual([0, 0, 0]);
    await expect(whole(blobs.read(blobs.newId()))).rejects.toThrow();
  });

  it('seals evidence once and destroys it after its retention', async () => {
    const repository = createMongoEvidenceRepository(vaultModels);
    const blobs = createGridFsBlobStore(connection, 'test_evidence');
    let now = Date.UTC(2026, 5, 1);
    const vault = createVault({ repository, blobs, masters: createKeyRing(generateDataKey('vault')), now: () => now });
    const files = [
      { name: 'evidence.json', content: () => chunked(Buffer.from('{}')) },
      { name: 'documents/0001.pdf', content: () => chunked(Buffer.concat([pdf, Buffer.alloc(2 * SEGMENT_BYTES, 7)])) },
    ];
    const times = { endedAt: now, keptUntil: '2031-12-31', destroyAfter: now + 1000, relationContinues: false };
    await Promise.all([vault.seal(caseIdOf('1001'), files, times), vault.seal(caseIdOf('1001'), files, times)]);
    const opened = await vault.open(caseIdOf('1001'));
    expect(opened?.manifest.map(({ sizeBytes }) => sizeBytes)).toEqual([2, pdf.length + 2 * SEGMENT_BYTES]);
    expect(await count('test_evidence.files')).toBe(2);
    expect(await count('pending_blobs')).toBe(0);
    now += 2000;
    await vault.removeExpired();
    expect([await vault.has(caseIdOf('1001')), await count('test_evidence.chunks')]).toEqual([false, 0]);
  });
});
