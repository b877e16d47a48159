import { caseIdOf } from '@kontor/domain/case/case-id';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');

describe('a case on hold', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 213, { attempt: 2 });
    harness.process.answer(() => ({ kind: 'outcome', outcome: { kind: 'submitted' } as never }));
  });
  afterEach(() => harness.close());

  const release = (body: object) => harness.call('POST', '/bgo_identifications/1001/start', { as: clerk, body });

  it('is not released without a reason', async () => {
    const { status, body } = await release({});
    const missing = expect.objectContaining({ propertyPath: 'reason', message: 'Begründung erforderlich' }) as unknown;
    expect([status, body['violations']]).toEqual([422, [missing]]);
    expect(harness.process.effects).toEqual([]);
  });

  it('is released with the answers of an order, also to whoever repeats it', async () => {
    const first = await release({ reason: 'Ausweis geprüft' });
    expect([first.status, harness.process.effects[0]?.commandId]).toEqual([200, 'release:2']);
    await harness.project(caseId, { status: 218, cause: 'release', accountId: clerk.accountId });
    await harness.project(caseId, { status: 220, cause: 'transferred' });
    const again = await release({ reason: 'Ausweis geprüft' });
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await release({ reason: 'Etwas anderes' })).status).toBe(409);
    expect(harness.process.effects).toHaveLength(1);
  });

  it('is not rejected without a reason', async () => {
    const reject = (body: object) =>
      harness.call('PATCH', '/bgo_identifications_status/1001/setStatus', { as: clerk, body });
    expect((await reject({ status: 216 })).status).toBe(422);
    harness.process.answer(() => ({ kind: 'outcome', outcome: { kind: 'done' } as never }));
    expect((await reject({ status: 216, reason: 'Passt nicht zur Bank' })).status).toBe(204);
  });
});
