import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Binary, MongoClient } from 'mongodb';
import { addresses, dataFolder } from '../support/addresses.js';
import { Clerk } from '../support/clerk.js';
import { type } from '../support/runbook.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';

interface Link {
  readonly _id: number;
  readonly previous: string;
  readonly hash: string;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly sealed: Binary;
}

interface Lease {
  readonly _id: string;
  readonly owner: string;
  readonly until: number;
}

/** Somebody with the rights of a database administrator changes the log of the running stack. */
describe('the log of who did what, verified by its anchors', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-anchors-'));
  const anchors = join(folder, 'anchors.log');
  let client: MongoClient;
  let links: readonly Link[];

  const database = () => client.db('kontor_portal');
  const log = () => database().collection<Link>('audit_log');
  const lease = () => database().collection<Lease>('audit_lease');
  const stream = () => readFileSync(join(dataFolder, 'logs', 'kontor.log'), 'utf8').split('\n');
  const verify = async () => {
    const { code, output } = await type(`npm run --silent ops -- verify-log ${anchors}`, {});
    return [code, output.trim()];
  };
  const anchored = () => Number(/"auditSeq":(\d+)/.exec(readFileSync(anchors, 'utf8'))?.[1]);
  /** The entry that is changed, and those after it. */
  const touched = () => anchored() - 1;
  const latest = () => links.filter(({ _id }) => _id >= touched());
  const restore = async (): Promise<void> => {
    await log().deleteMany({ _id: { $gte: touched() } });
    await log().insertMany(latest().map((link) => ({ ...link })));
  };

  beforeAll(async () => {
    client = await MongoClient.connect(addresses.mongo, { directConnection: true });
    for (let count = 0; count < 3; count += 1) await Clerk.login();
    await until(async () => (await log().countDocuments()) >= 3, { what: 'three entries of the log' });
    // A portal that starts writes an anchor at once.
    const known = stream().length;
    await supervisor.restart('portal');
    await until(
      async () =>
        stream()
          .slice(known)
          .some((line) => line.includes('"auditHash"')),
      { what: 'an anchor' },
    );
    writeFileSync(
      anchors,
      stream()
        .filter((line) => line.includes('"auditHash"'))
        .slice(-1)
        .join('\n'),
    );
    // No instance appends while another one has the lease.
    const taken = { $set: { owner: 'test', until: Number.MAX_SAFE_INTEGER } };
    await lease().updateOne({ _id: 'writer' }, taken, { upsert: true });
    links = await log().find().sort({ _id: 1 }).toArray();
  });
  afterEach(restore);
  afterAll(async () => {
    await lease().deleteOne({ _id: 'writer' });
    await client.close();
    rmSync(folder, { recursive: true });
  });

  test('is whole', async () => {
    expect(await verify()).toEqual([0, expect.stringMatching(/the chain is whole, 1 anchors fit$/)]);
  });

  test('shows an entry that was changed', async () => {
    await log().updateOne({ _id: touched() }, { $set: { 'entry.accountId': 'somebody-else' } });
    expect(await verify()).toEqual([1, expect.stringContaining(`Entry ${touched()} was changed`)]);
  });

  test('shows an entry that was removed', async () => {
    await log().deleteOne({ _id: touched() });
    expect(await verify()).toEqual([1, expect.stringContaining(`Entry ${touched()} is missing`)]);
  });

  test('shows an end that was cut off', async () => {
    await log().deleteMany({ _id: { $gte: anchored() } });
    const said = `Entry ${anchored()} was anchored, but the log ends at ${anchored() - 1}`;
    expect(await verify()).toEqual([1, expect.stringContaining(said)]);
  });

  test('shows a log that was written anew from an entry on, with hashes that fit', async () => {
    let previous = latest()[0]?.previous ?? '';
    for (const link of latest()) {
      const entry = link._id === touched() ? { ...link.entry, accountId: 'somebody-else' } : link.entry;
      const hash = hashOf({ ...link, previous, entry });
      await log().replaceOne({ _id: link._id }, { ...link, previous, hash, entry });
      previous = hash;
    }
    const said = `Entry ${anchored()} is not the one that was anchored: the log was written anew`;
    expect(await verify()).toEqual([1, expect.stringContaining(said)]);
    const { code } = await type('npm run --silent ops -- verify-log', {});
    expect(code).toBe(0);
  });
});

const clearFields = ['key', 'at', 'accountId', 'role', 'category', 'source', 'action', 'caseId', 'requestId'];

function hashOf({ _id, previous, entry, sealed }: Omit<Link, 'hash'>): string {
  const { target, onBehalfOf } = entry;
  const more = target === undefined && onBehalfOf === undefined ? [] : [target ?? null, onBehalfOf ?? null];
  const clear = [...clearFields, 'outcome', 'fields'].map((name) => entry[name]);
  const text = JSON.stringify([_id, previous, [...clear, ...more], sealed.toString('base64')]);
  return createHash('sha256').update(text).digest('hex');
}
