import { APP_URL, eventually, startSandbox, type Reply, type RunningSandbox } from '../testing/running-sandbox.fake.js';

let running: RunningSandbox;
let counter = 0;
beforeAll(async () => {
  // Who takes time to think does so for longer than a test runs.
  running = await startSandbox({ SANDBOX_IDLE_MS: '60000' });
});
afterAll(() => running.stop());

/** Starts a check at the identity-onboarding provider. */
async function transaction(lastName = 'Osterkamp'): Promise<Reply> {
  counter += 1;
  return running.request('POST', '/onboarding/v1/transactions', {
    externalId: `c_${counter}:p_1`,
    firstName: 'Marlene',
    lastName,
  });
}

function checkIdOf(reply: Reply): string {
  return (
    String(reply.json['identUrl'] ?? reply.json['url'])
      .split('/')
      .at(-1) ?? ''
  );
}

function act(reply: Reply, outcome: string): Promise<Reply> {
  return running.request('POST', `/identity-check/${checkIdOf(reply)}/outcome`, { outcome });
}

describe('an identity check at the onboarding provider', () => {
  const state = (reply: Reply): Promise<Reply> =>
    running.request('GET', `/onboarding/v1/transactions/${reply.json['transactionId'] as string}`);

  test.each([
    ['approved', 'approved', true, 'erfolg'],
    ['rejected', 'rejected', false, 'fehler'],
    ['rejected_finally', 'rejected', true, 'fehler'],
    ['fraud', 'fraud', true, 'fehler'],
    ['flow_incomplete', 'flow_incomplete', false, 'fehler'],
    ['expired', 'flow_incomplete', true, 'fehler'],
  ])('%s', async (outcome, status, final, page) => {
    const started = await transaction();
    expect(started.json).toMatchObject({ status: 'INITIAL', attempts: 0, final: false });
    const done = await act(started, outcome);
    expect(done.json).toMatchObject({ outcome, status, final, returnUrl: `${APP_URL}/identifikation/${page}` });
    expect((await state(started)).json).toMatchObject({ status, final, attempts: 1 });
    if (final) expect((await act(started, 'approved')).json['code']).toBe('check_final');
  });

  test('the third failed attempt is final', async () => {
    const started = await transaction();
    const finals = [
      await act(started, 'rejected'),
      await act(started, 'flow_incomplete'),
      await act(started, 'rejected'),
    ];
    expect(finals.map((reply) => reply.json['final'])).toEqual([false, false, true]);
  });

  test.each([
    ['Sofort', 'approved'],
    ['Meier-Betrug', 'fraud'],
    ['Abgelehnt', 'rejected'],
    ['Unvollstaendig', 'flow_incomplete'],
    ['Verfallen', 'flow_incomplete'],
  ])('%s acts automatically', async (lastName, status) => {
    const started = await transaction(lastName);
    await eventually(
      () => state(started),
      (reply) => reply.json['status'] === status,
    );
  });

  test('an externalId is taken once; a deleted transaction is gone', async () => {
    const started = await transaction();
    const { externalId, transactionId } = started.json;
    const again = await running.request('POST', '/onboarding/v1/transactions', {
      externalId,
      firstName: 'A',
      lastName: 'B',
    });
    expect(again.json).toMatchObject({ code: 'external_id_taken', transactionId });
    expect((await running.request('DELETE', `/onboarding/v1/transactions/${String(transactionId)}`)).status).toBe(204);
    expect((await state(started)).status).toBe(404);
    expect((await act(started, 'approved')).status).toBe(409);
    expect((await running.request('GET', '/onboarding/v1/transactions', undefined, { 'client-id': 'x' })).status).toBe(
      401,
    );
  });
});

describe('an identity check at the banking provider', () => {
  async function identification(lastName = 'Osterkamp'): Promise<{ reply: Reply; path: string; personId: string }> {
    counter += 1;
    const body = {
      reference: `b_${counter}:p_1`,
      firstName: 'Jonas',
      lastName,
      birthDate: '1984-09-30',
      nationality: 'DE',
      address: { line1: 'a', postalCode: '1', city: 'b' },
    };
    const personId = (await running.request('POST', '/banking/v1/persons', body)).json['id'] as string;
    const path = `/banking/v1/persons/${personId}/identifications`;
    const reply = await running.request('POST', path, {
      reference: `b_${counter}:p_1:ident:1`,
      email: 'j@example.test',
    });
    return { reply, personId, path: `${path}/${reply.json['id'] as string}` };
  }

  test.each([
    ['approved', 'successful', true],
    ['rejected', 'failed', false],
    ['fraud', 'failed', true],
    ['flow_incomplete', 'aborted', false],
    ['expired', 'aborted', true],
  ])('%s leads to %s', async (outcome, status, final) => {
    const { reply, path } = await identification();
    expect(reply.json['status']).toBe('pending');
    await act(reply, outcome);
    const done = await eventually(
      () => running.request('GET', path),
      (now) => now.json['status'] === status,
    );
    expect(done.json['final']).toBe(final);
  });

  test.each([
    ['approved', 'pending_successful'],
    ['rejected', 'pending_failed'],
  ])('with "Bedenkzeit" %s stays %s while others are decided', async (outcome, status) => {
    const thoughtful = await identification('Müller Bedenkzeit');
    await act(thoughtful.reply, outcome);
    const other = await identification();
    await act(other.reply, 'approved');
    await eventually(
      () => running.request('GET', other.path),
      (now) => now.json['status'] === 'successful',
    );
    expect((await running.request('GET', thoughtful.path)).json['status']).toBe(status);
  });

  test('a deleted person has no check any more', async () => {
    const { reply, path, personId } = await identification('Gelöscht');
    await eventually(
      () => running.request('GET', `/banking/v1/persons/${personId}`),
      (now) => now.json['status'] === 'deleted',
    );
    expect((await running.request('GET', path)).json['status']).toBe('canceled');
    expect((await act(reply, 'approved')).status).toBe(409);
  });

  test('is found by its reference and by that of its parent', async () => {
    const { reply } = await identification();
    const reference = String(reply.json['reference']);
    for (const wanted of [reference, reference.replace(':ident:1', '')]) {
      const found = await running.request('GET', `/identity-checks?reference=${encodeURIComponent(wanted)}`);
      expect(found.json.items).toEqual([
        expect.objectContaining({ id: checkIdOf(reply), reference, status: 'pending', provider: 'banking' }),
      ]);
    }
  });
});
