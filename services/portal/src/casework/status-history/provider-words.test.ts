import { caseIdOf } from '@kontor/domain/case/case-id';
import { historyRowSchema } from '@kontor/api/case/case.schema';
import { personIdOf, type PersonId } from '@kontor/domain/person/person-id';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { changeCase } from '../../case/case-record/change-case.js';
import {
  clock,
  completeForm,
  customer,
  staff,
  startPortalHarness,
  type PortalHarness,
} from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const own = customer(caseId);
const clerk = staff('ROLE_ADMIN');
const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

describe("a provider's words", () => {
  let harness: PortalHarness;
  const start = clock.now;
  beforeEach(async () => {
    harness = await startPortalHarness();
    harness.settings['strictEmailValidation'] = false;
    await harness.openCase(caseId, 130);
    await harness.call('PUT', '/bgo_identifications/1001', { as: own, body: completeForm() });
  });
  afterEach(async () => {
    clock.now = start;
    await harness.close();
  });

  const person = {
    personId: personIdOf('1001-0001'),
    check: null,
    source: 'solaris',
    acting: true,
    required: true,
  } as const;
  const record = (findingId: string, content: object, personId: PersonId | null = null) =>
    harness.core.findings.record({
      caseId,
      findingId,
      kind: personId === null ? 'providerNotes' : 'missingInformation',
      personId,
      content: bytes(content),
    });
  const addLine = (line: Pick<HistoryEntry, 'type' | 'status'> & { personId?: PersonId }) =>
    changeCase(harness.core.cases, caseId, ({ history, projectedSeq }) => {
      const seq = projectedSeq + history.length + 1;
      const entry = { personId: null, cause: 'stateFetched', actor: 'system', accountId: null, mails: [] } as const;
      return { history: [...history, { seq, at: clock.now, ...entry, ...line }] };
    });
  const rows = async (as: typeof own) => {
    const path = as === own ? '/bgo_identifications' : '/bgo_identifications/1001';
    const { body } = await harness.call('GET', `${path}/status_history_joined`, { as });
    return historyRowSchema.array().parse(body).reverse();
  };
  const group = async (as: typeof own, type: string) => {
    const { body } = await harness.call('GET', '/bgo_identifications_portal/1001', { as });
    return (body['items'] as { type: string; status: object }[]).find((one) => one.type === type)?.status;
  };

  it.each([own, clerk])('about the business are in the line of their time and state', async (as) => {
    const missing = { status: 'documents_missing', notes: 'Der Vertrag fehlt.', researchInfoNotes: null };
    await record('n1', missing);
    await addLine({ type: 'business', status: 'documents_missing' });
    clock.now += 1_000;
    await addLine({ type: 'business', status: 'research_initiated' });
    await addLine({ type: 'bgo', status: '230' });
    await record('n2', { ...missing, notes: 'Eine Seite fehlt.' });
    await record('n3', { status: 'research_failed', notes: null, researchInfoNotes: 'In keinem Register.' });
    await addLine({ type: 'business', status: 'documents_missing' });
    await addLine({ type: 'business', status: 'research_failed' });
    expect((await rows(as)).map(({ context }) => [context?.notes, context?.researchInfoNotes])).toEqual([
      ['Der Vertrag fehlt.', null],
      [null, null],
      [null, null],
      ['Eine Seite fehlt.', null],
      [null, 'In keinem Register.'],
    ]);
  });

  it.each([own, clerk])('about missing documents are shown at the case while it asks for them', async (as) => {
    await record('n1', { status: 'documents_missing', notes: 'Der Vertrag fehlt.' });
    await harness.setSnapshot(caseId, { status: 230, handedOver: true });
    expect(await group(as, 'bgo')).toMatchObject({ missingInformationDetails: 'Der Vertrag fehlt.' });
    await harness.setSnapshot(caseId, { status: 240 });
    expect(await group(as, 'bgo')).toMatchObject({ missingInformationDetails: null });
  });

  it.each([own, clerk])('about missing data of a person are shown at the person and in its line', async (as) => {
    const content = { missingInformation: ['birthDate'], missingInformationDetails: 'Passt nicht zum Ausweis.' };
    await record('m1', content, person.personId);
    await addLine({ type: 'person', status: 'information_required', personId: person.personId });
    await addLine({ type: 'person', status: 'information_completed', personId: person.personId });
    const unchecked = { ...person, checkRef: null, attemptsLeft: null } as const;
    const asked = { ...unchecked, status: 'information_required', representation: 'ALONE' } as const;
    await harness.setSnapshot(caseId, { status: 220, handedOver: true, persons: [asked] });
    expect(await group(as, 'person')).toMatchObject({ ...content, legalRepresentativeType: 'ALONE' });
    expect((await rows(as)).map(({ context }) => context?.missingInformationDetails)).toEqual([
      'Passt nicht zum Ausweis.',
      null,
    ]);
    expect((await rows(as))[0]?.context?.missingInformation).toEqual(['birthDate']);
    const done = { ...asked, status: 'information_completed', representation: null } as const;
    await harness.setSnapshot(caseId, { persons: [done] });
    expect(await group(as, 'person')).toMatchObject({
      missingInformation: [],
      missingInformationDetails: null,
      legalRepresentativeType: null,
    });
  });

  it('are erased with the case', async () => {
    await record('n1', { status: 'documents_missing', notes: 'Der Vertrag fehlt.' });
    await addLine({ type: 'business', status: 'documents_missing' });
    await harness.eraseCase(caseId);
    expect((await rows(clerk))[0]?.context?.notes).toBeNull();
  });
});
