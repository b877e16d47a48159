import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { addresses, shell } from '../support/addresses.js';
import type { Applicant, Tokens } from '../support/applicant.js';
import { readyToOrder } from '../support/applicant.js';
import { publishInvalid } from '../support/bus.js';
import { Clerk, staffPassword } from '../support/clerk.js';
import { nordlumar, unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { commandsOf, follow, pages, said, type } from '../support/runbook.js';
import { clearFaults, identityChecks, passCheck, setFault, startedChecks } from '../support/sandbox.js';
import { linkTokenIn, mailTo } from '../support/inbox.js';
import { supervisor } from '../support/supervisor.js';
import { until } from '../support/until.js';
import { identifyAll, order } from '../support/whole-way.js';
import { keptAnswer, signInAgain } from './around-a-rotation.js';

/** A transferred case, whose directors have not passed their checks yet. */
async function inChecks(): Promise<Applicant> {
  const applicant = await readyToOrder(nordlumar);
  await order(applicant);
  await startedChecks(applicant.caseId, 2);
  return applicant;
}

const show = (caseId: string) => type(`npm run ops -- show ${caseId}`, {});

/** Follows each page of the runbook after causing its fault, so that an outdated page fails. */
describe('the runbook', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-runbook-'));
  const followed = new Set<string>();
  const page = (name: string) => {
    followed.add(name);
    return name;
  };

  afterEach(clearFaults);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('a provider does not respond', async () => {
    const applicant = await inChecks();
    await setFault('banking', { mode: '500' });
    for (const check of await identityChecks(applicant.caseId)) await passCheck(check);
    await until(async () => /fetchProviderState, attempt [2-9]/.test((await show(applicant.caseId)).output), {
      what: 'an attempt that failed',
      timeoutMs: 60_000,
    });
    const ran = await follow(page('unresponsive-provider'), { case: applicant.caseId }, [['redrive', clearFaults]]);
    expect(said(ran, 'redrive')).toMatch(/retried now: fetchProviderState|pauses ended/);
    await applicant.reaches(310);
    expect((await show(applicant.caseId)).output).toContain('pending: nothing');
  });

  test('a case waits for the bank', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await setFault('banking', { mode: '422', match: 'POST /businesses' });
    expect((await applicant.order()).status).toBe(204);
    await clearFaults();
    const ran = await follow(page('waits-for-bank'), { case: applicant.caseId });
    expect(said(ran, 'transfer-failed')).toContain(applicant.caseId);
    expect(said(ran, 'grep')).toMatch(/"status":422,"msg":"the banking provider refused the case"/);
    const clerk = await Clerk.login();
    await clerk.release(applicant.caseId);
    await applicant.comesTo([220], 30_000);
    expect((await type('npm run ops -- find transfer-failed', {})).output).not.toContain(`${applicant.caseId}  218`);
  });

  test('a webhook was lost', async () => {
    const applicant = await inChecks();
    // The research is finished, so no other webhook updates the state.
    await applicant.reaches(260);
    const eventId = await handledWebhook();
    for (const provider of ['banking', 'onboarding'] as const) await setFault(provider, { webhooks: 'silent' });
    for (const check of await identityChecks(applicant.caseId)) await passCheck(check);
    const values = { case: applicant.caseId, provider: 'banking', 'event id': eventId };
    const ran = await follow(page('lost-webhook'), values, [['replay-webhook', async () => stillWaits(applicant)]]);
    expect(said(ran, 'replay-webhook')).toMatch(/sent to case \d+ again/);
    const support = await Clerk.login('ROLE_ROOT');
    await support.done('POST', `/bgo_identifications/${applicant.caseId}/sync-with-solaris`);
    await applicant.reaches(310);
    const unknown = await type('npm run ops -- replay-webhook banking evt_never --reason "looking for it"', {});
    expect([unknown.code, unknown.output]).toEqual([1, expect.stringContaining('no such webhook was received')]);
  });

  test('there is a dead letter', async () => {
    await publishInvalid('ev.identity.v1.ProviderEvent', 'no message of ours');
    const deadLetters = async () => {
      const { output } = await type('npm run ops -- dead-letters', {});
      return [...output.matchAll(/^(\d+) {2}\d{4}-/gm)].map(([, number]) => number ?? '');
    };
    const [number = ''] = await until(async () => ((await deadLetters()).length > 0 ? deadLetters() : undefined), {
      what: 'the dead letter',
    });
    const ran = await follow(page('dead-letter'), { number });
    expect(said(ran, 'requeue')).toContain(`dead letter ${number} `);
    expect(said(ran, ' log')).toMatch(new RegExp(`requeue dead-letter:${number} +\\(bridge is mended\\) +done`));
    await until(async () => (await deadLetters()).some((one) => Number(one) > Number(number)), {
      what: 'the dead letter that still cannot be read',
    });
    expect(await deadLetters()).not.toContain(number);
  });

  test('the page is behind the workflow', async () => {
    const applicant = await inChecks();
    await supervisor.stop('portal');
    for (const check of await identityChecks(applicant.caseId)) await passCheck(check);
    await until(async () => (await show(applicant.caseId)).output.includes('recordTransitions, attempt'), {
      what: 'a projection that waits',
      timeoutMs: 60_000,
    });
    await supervisor.start('portal');
    const ran = await follow(page('projection-behind'), { case: applicant.caseId });
    expect(said(ran, 'resync')).toMatch(new RegExp(`case ${applicant.caseId} is at sequence \\d+ in both`));
    await applicant.reaches(310);
  });

  test('an engine was lost', async () => {
    for (const engine of ['nats', 'temporal', 'mongo'] as const) await supervisor.kill(engine);
    for (const engine of ['mongo', 'temporal', 'nats', 'portal', 'worker'] as const) await supervisor.ready(engine);
    const ran = await follow(page('engine-lost'), { engine: 'nats' });
    expect(said(ran, 'resync --all')).toMatch(/\d+ cases are in sync/);
    expect(said(ran, 'find broken-code')).toContain('0 cases');
  });

  test('a key is rotated: what was sealed before, meanwhile and after can be read, and webhooks are accepted', async () => {
    const before = await readyToOrder(unknownCompany());
    const form = await before.form();
    const running = await inChecks();
    const answer = await keptAnswer(before);
    const during: Applicant[] = [];
    const ran = await follow(page('key-rotation'), {}, [
      [
        'retire-key MASTER_KEY',
        async () => {
          expect(await answer.repeated()).toEqual(answer.first);
          during.push(await readyToOrder(unknownCompany()));
          expect(await before.form()).toEqual(form);
        },
      ],
    ]);
    expect(said(ran, 'rotate-key MASTER_KEY')).toMatch(/[1-9]\d* case keys rewrapped/);
    expect(said(ran, 'rewrap-keys')).toContain('0 case keys rewrapped, 0 evidence keys rewrapped');
    expect(said(ran, ' log')).toContain('retire-key:MASTER_KEY');
    await signInAgain(before);
    expect(await before.form()).toEqual(form);
    await identifyAll(running);
    const after = await readyToOrder(unknownCompany());
    const later = await keptAnswer(after);
    expect(await later.repeated()).toEqual(later.first);
    for (const applicant of during) {
      await signInAgain(applicant);
      await order(applicant);
    }
    await order(after);
    await signInAgain(running);
    await running.reaches(310);
  });

  test('no one has administrator rights yet', async () => {
    const email = `ruth.${Date.now()}@bank.example`;
    const restore = await lockOutRoots();
    try {
      const ran = await follow(page('first-login'), { email, 'first name': 'Ruth', 'last name': 'Root' });
      expect(said(ran, 'invite-root')).toContain('invited');
      expect(said(ran, 'log root')).toMatch(/invite-root root +\(new installation\) +done/);
      const invitation = await mailTo(email, ({ text }) => text.includes('/aktivierung/'));
      const body = { verificationCode: linkTokenIn(invitation, '/aktivierung/'), password: staffPassword };
      expect((await api('POST', '/admin_account/activate', { body })).status).toBe(204);
      const login = await api<Tokens>('POST', '/me/login', { body: { username: email, password: staffPassword } });
      expect(login.status).toBe(200);
      const me = await api<{ roles: string[] }>('GET', '/me', { token: login.body.token });
      expect(me.body.roles).toEqual(['ROLE_ROOT']);
      const again = await type(`npm run ops -- invite-root x@bank.example X Y --reason "once more"`, {});
      expect([again.code, again.output]).toEqual([1, expect.stringContaining('it can invite the others')]);
    } finally {
      await restore();
    }
  });

  test('a case is inspected', async () => {
    const applicant = await inChecks();
    const ran = await follow(page('case-export'), { case: applicant.caseId, file: join(folder, 'case.zip') });
    expect(said(ran, 'export-key')).toContain('BEGIN PUBLIC KEY');
    expect(said(ran, 'verify-case-export')).toContain(`Vorgang ${applicant.caseId}`);
  });

  test('backup and restore, all at once and part by part', async () => {
    const port = String(Number(shell.KONTOR_PORT_BASE ?? 28_000) + 80);
    const ran = await follow(page('restore-drill'), { folder, port });
    const documents = /mongo-cases .* (\d+) documents/;
    expect(Number(documents.exec(said(ran, '/all'))?.[1] ?? 0)).toBeGreaterThanOrEqual(0);
    expect(said(ran, '--only mongo-vault')).toContain('Restored mongo-vault');
    for (const restored of ['restored', 'apart'])
      expect(readdirSync(join(folder, restored))).toEqual(
        expect.arrayContaining(['instance.json', 'mongo', 'nats', 'secrets', 'temporal']),
      );
    const again = commandsOf('restore-drill').find((command) => command.includes('restore -- --from <folder>/all'));
    const refused = await type(again ?? 'false', { folder, port });
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('is restored there already')]);
  });

  test('every page is tested', () => {
    expect([...followed].sort()).toEqual([...pages].sort());
    for (const name of pages) expect(commandsOf(name).length).toBeGreaterThan(0);
  });
});

/** The last handled webhook of the banking provider, by its id. */
async function handledWebhook(): Promise<string> {
  const client = new MongoClient(addresses.mongo);
  try {
    const webhooks = client
      .db('kontor_identity')
      .collection<{ _id: string; provider: string; eventId: string }>('webhook_events');
    return await until(
      async () => {
        const found = await webhooks.find({ provider: 'banking', state: 'done' }).sort({ receivedAt: -1 }).toArray();
        return found[0]?.eventId;
      },
      { what: 'a webhook that was handled' },
    );
  } finally {
    await client.close();
  }
}

/** Until the returned function is called, no user with ROLE_ROOT can log in. */
async function lockOutRoots(): Promise<() => Promise<void>> {
  const suspend = async (suspended: boolean): Promise<void> => {
    const client = await MongoClient.connect(addresses.mongo);
    try {
      const change = { $set: { suspended }, $inc: { version: 1 } };
      await client.db('kontor_portal').collection('staff').updateMany({ roles: 'ROLE_ROOT' }, change);
    } finally {
      await client.close();
    }
  };
  await suspend(true);
  return () => suspend(false);
}

/** Sessions end with their key, so the applicant requests a new link. */
async function stillWaits(applicant: Applicant): Promise<void> {
  expect(await applicant.status()).toBe(260);
}
