import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Connection } from '@temporalio/client';
import { MongoClient } from 'mongodb';
import { addresses, dataFolder } from '../support/addresses.js';
import type { Applicant } from '../support/applicant.js';
import { Clerk } from '../support/clerk.js';
import { unknownCompany, type CompanyEntry } from '../support/company.js';
import { searchFiles, searchMongo } from '../support/canaries.js';
import { bringToReady, settle } from '../support/whole-way.js';
import { until } from '../support/until.js';
import { statusNamed } from '../lifecycle/case-status.js';

/** Letters only, so that they are valid names; no other data in the stores contains them. */
function canary(): string {
  return `Kanari${randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(8, 'q')
    .slice(0, 8)}`;
}

function withCanaries(canaries: {
  readonly first: string;
  readonly last: string;
  readonly street: string;
}): CompanyEntry {
  const company = unknownCompany();
  const [first, ...others] = company.people;
  return {
    ...company,
    line1: `${canaries.street} 4`,
    people: [{ ...first, firstName: canaries.first, lastName: `${canaries.last}-Sofort` }, ...others],
  };
}

/** Mails and provider data are excluded: the sink is the recipients' mailbox, the journal the providers' data. */
const notOurs = ['mail', 'mail-sink', 'sandbox'];

describe('the archive', () => {
  let archived: Applicant | undefined;

  test('the scan finds existing data', async () => {
    const planted = canary();
    const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
    const folder = await mkdtemp(join(tmpdir(), 'canary-'));
    try {
      await client.db('kontor_portal').collection<{ _id: string }>('canary_proof').insertOne({ _id: planted });
      await writeFile(join(folder, 'log'), `before ${planted} after`);
      expect((await searchMongo([planted])).map(({ place }) => place)).toEqual(['kontor_portal.canary_proof']);
      expect(await searchFiles(folder, [planted])).toHaveLength(1);
    } finally {
      await client.db('kontor_portal').collection('canary_proof').drop();
      await client.close();
      await rm(folder, { recursive: true });
    }
  });

  test('with a short policy the case ends at 900 and no personal data is left in any store', async () => {
    const planted = { first: canary(), last: canary(), street: canary(), feedback: canary() };
    const applicant = await bringToReady(withCanaries(planted), { archiveAfterMs: 1_500 });
    const clerk = await Clerk.login();
    const feedbackComment = `Danke, ${planted.feedback}!`;
    await applicant.done('POST', '/me/provideFeedback', { body: { feedbackRating: 5, feedbackComment } });
    await settle(clerk, applicant.caseId);
    await until(async () => (await clerk.status(applicant.caseId)) === statusNamed('archived'), {
      what: 'the case at 900',
    });

    archived = applicant;
    const canaries = [...Object.values(planted), applicant.email];
    await until(async () => (await keyIsGone(applicant.caseId)) || undefined, {
      what: 'the destruction of the key',
    });
    expect(await searchMongo(canaries)).toEqual([]);
    expect(await searchFiles(dataFolder, canaries, notOurs)).toEqual([]);
  });

  test('an archived case accepts no commands, and its customer is unknown', async () => {
    const clerk = await Clerk.login();
    for (const status of [410, 430, 216])
      expect([404, 409, 410]).toContain((await clerk.setStatus(archived!.caseId, status)).status);
    expect((await clerk.release(archived!.caseId)).status).toBeGreaterThanOrEqual(404);
    expect(await clerk.status(archived!.caseId)).toBe(900);
    expect((await archived!.call('GET', '/me')).status).toBe(401);
  });

  test('with the regular policy the timer is set to 365 days', async () => {
    const applicant = await bringToReady(unknownCompany());
    const clerk = await Clerk.login();
    await settle(clerk, applicant.caseId);
    const connection = await Connection.connect({ address: addresses.temporal });
    try {
      const handle = new Client({ connection }).workflow.getHandle(`case/${applicant.caseId}`);
      const days = await until(
        async () => {
          const { events = [] } = await handle.fetchHistory();
          const timers = (events ?? []).map(
            (event) => Number(event.timerStartedEventAttributes?.startToFireTimeout?.seconds ?? 0) / 86_400,
          );
          return timers.find((length) => length > 300);
        },
        { what: 'the archive timer' },
      );
      expect(Math.round(days)).toBe(365);
    } finally {
      await connection.close();
    }
  });
});

async function keyIsGone(caseId: string): Promise<boolean> {
  const client = await MongoClient.connect(addresses.mongo, { directConnection: true });
  try {
    const collections = await client.db('kontor_keys').listCollections({}, { nameOnly: true }).toArray();
    for (const { name } of collections) {
      const keys = client.db('kontor_keys').collection<{ _id: string; wrapped: string | null }>(name);
      const key = await keys.findOne({ _id: caseId });
      if (key !== null && key.wrapped !== null) return false;
    }
    return true;
  } finally {
    await client.close();
  }
}
