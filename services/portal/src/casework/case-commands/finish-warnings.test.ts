import { historyRowSchema } from '@kontor/api/case/case.schema';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { caseStatus } from '@kontor/domain/case/case-status';
import { customer, staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const clerk = staff('ROLE_ADMIN');
const caseId = caseIdOf('1001');
const warned =
  'Abgeschlossen trotz Hinweis: Die Daten wurden noch nicht an das Kernbanksystem übergeben. ' +
  'Es wurden noch keine Vertragsunterlagen hochgeladen. ' +
  'Der Auszug aus dem Transparenzregister liegt nicht vor.';

describe('the warnings of a finish', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 410);
  });
  afterEach(() => harness.close());

  const finish = (status: number) =>
    harness.call('PATCH', '/bgo_identifications_status/1001/setStatus', {
      as: clerk,
      body: { status, ...(status === caseStatus.bankSuccessful ? { accountOpened: true } : {}) },
    });
  const notes = async (path: string, as: typeof clerk) => {
    const { body } = await harness.call('GET', path, { as });
    const rows = historyRowSchema.array().parse(body);
    return rows.filter(({ status }) => status === '430').map(({ context }) => context?.notes ?? null);
  };

  it('are kept with it, and in the history that the bank reads', async () => {
    expect((await finish(430)).status).toBe(204);
    await harness.project(caseId, { status: 430, cause: 'finish', accountId: clerk.accountId });
    expect(harness.memos.map(({ content }) => content)).toEqual([warned]);
    expect(await notes('/bgo_identifications/1001/status_history_joined', clerk)).toEqual([warned]);
    expect(await notes('/bgo_identifications/status_history_joined', customer(caseId))).toEqual([null]);
  });

  it('are none of an end without success', async () => {
    expect((await finish(450)).status).toBe(204);
    await harness.project(caseId, { status: 450, cause: 'finish', accountId: clerk.accountId });
    expect(harness.memos).toEqual([]);
  });
});
