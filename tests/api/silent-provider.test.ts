import { readyToOrder } from '../support/applicant.js';
import { completeMissing } from '../scenarios/scenario.js';
import { Clerk } from '../support/clerk.js';
import { noteworthy, unknownCompany } from '../support/company.js';
import { createdTwice } from '../support/once.js';
import { clearFaults, passCheck, setFault, startedChecks } from '../support/sandbox.js';

interface Detail {
  readonly bgoIdentification: { readonly running: string | null; readonly startState: string | null };
  readonly availableCommands: readonly string[];
}

/** The banking provider answers nothing about a business until it is told to. */
const silence = { mode: 'silence', match: 'POST /businesses' } as const;

describe('a provider that stays silent', () => {
  afterEach(clearFaults);

  test('a released case goes on by itself, without anybody pressing again', async () => {
    const applicant = await readyToOrder(noteworthy());
    expect((await applicant.order()).status).toBe(204);
    await setFault('banking', silence);
    const clerk = await Clerk.login();
    const released = await clerk.call('POST', `/bgo_identifications/${applicant.caseId}/start`);
    expect([released.status, released.body]).toEqual([409, expect.objectContaining({ state: 'idle_timeout' })]);
    const detail = await clerk.done<Detail>('GET', `/bgo_identifications_portal/${applicant.caseId}`);
    expect(detail.bgoIdentification).toMatchObject({
      bgoMainStatus: 218,
      running: 'release',
      isHandOverUnderWay: true,
      startState: null,
    });
    expect(detail.availableCommands).toContain('release');
    await clearFaults();
    await applicant.comesTo([220], 90_000);
    await startedChecks(applicant.caseId, 1);
    expect(await createdTwice('banking', applicant.caseId)).toEqual([]);
  });

  test('a hand-over refused for good waits for the bank, which sees it and releases it again', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await setFault('banking', { mode: '422', match: 'POST /businesses' });
    expect((await applicant.order()).status).toBe(204);
    const clerk = await Clerk.login();
    const path = `/bgo_identifications_portal/${applicant.caseId}`;
    const refused = await clerk.done<Detail>('GET', path);
    expect(refused.bgoIdentification).toMatchObject({
      bgoMainStatus: 218,
      attention: 'transfer_failed',
      waitingFor: 'bank',
    });
    expect(refused.availableCommands).toContain('release');
    const filter = encodeURIComponent(JSON.stringify({ needsAttention: true, q: applicant.caseId }));
    const rows = await clerk.done<readonly { id: number; attention: string }[]>(
      'GET',
      `/bgo_identifications_portal?filter=${filter}`,
    );
    expect(rows).toEqual([expect.objectContaining({ id: Number(applicant.caseId), attention: 'transfer_failed' })]);
    await clearFaults();
    await clerk.done('POST', `/bgo_identifications/${applicant.caseId}/start`);
    await applicant.comesTo([220], 30_000);
    expect((await clerk.done<Detail>('GET', path)).bgoIdentification).toMatchObject({ attention: 'none' });
  });

  test('an order goes on by itself, and an order of the customer attaches to it', async () => {
    const applicant = await readyToOrder(unknownCompany());
    await setFault('banking', silence);
    expect((await applicant.order()).body).toMatchObject({ state: 'idle_timeout' });
    expect((await applicant.order()).body).toMatchObject({ state: 'idle_timeout' });
    await clearFaults();
    await applicant.comesTo([220], 90_000);
    expect((await applicant.order()).status).toBe(204);
    expect(await createdTwice('banking', applicant.caseId)).toEqual([]);
  });

  test('a resolution at 255 goes on by itself, and the person that it adds is identified', async () => {
    const applicant = await readyToOrder(unknownCompany('Recherche Abweichung Vertretung'));
    expect((await applicant.order()).status).toBe(200);
    await applicant.reaches(255);
    const body = createRegistermann((await applicant.form()).start?.functionariesMatchingResult);
    await setFault('banking', { mode: 'silence', match: 'POST /persons' });
    const answer = await applicant.call('POST', '/me/continue-identification', { body });
    expect([answer.status, answer.body]).toEqual([409, expect.objectContaining({ state: 'idle_timeout' })]);
    await clearFaults();
    // The provider has the person at last, and asks for the address, which the comparison does not ask for.
    await completeMissing(applicant);
    // The newest is that of the added person; the others pass theirs by themselves.
    const checks = await startedChecks(applicant.caseId, 3);
    await passCheck(checks[0]!);
    await applicant.comesTo([310], 90_000);
    expect(await createdTwice('banking', applicant.caseId)).toEqual([]);
    expect((await applicant.form()).start).toBeUndefined();
  });
});

interface Compared {
  readonly rightSide: readonly { readonly firstName: string; readonly lastName: string }[];
}

/** Enters the person of the documents whom the application lacks. */
function createRegistermann(result: unknown) {
  const { rightSide } = result as Compared;
  const rightIndex = rightSide.findIndex(({ lastName }) => lastName === 'Registermann');
  const person = {
    firstName: 'Paula',
    lastName: 'Registermann',
    salutation: 'MS',
    nationality: 'DE',
    birthDate: '1974-05-16',
    email: 'paula.registermann@example.de',
    pepStatus: 'NOT_PEP',
    typeOfRepresentation: 'JOINT',
  };
  const selections = [{ rightIndex, action: 'CREATE', person }];
  return { resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections, confirmed: true };
}
