import { statusNamed } from '../lifecycle/case-status.js';
import type { Applicant } from './applicant.js';
import { isRefused, unexpected } from './http.js';
import { isLater } from './retry.js';
import { identityChecks, passCheck } from './sandbox.js';
import { until } from './until.js';

/** A comparison of the entered persons with those of a source, as the API answers it. */
export interface MatchingResult {
  readonly kind: 'FUNCTIONARIES' | 'BENEFICIARIES';
  readonly leftSide: Readonly<Record<string, { readonly firstName: string; readonly matchType?: string }>>;
  readonly rightSide: readonly { readonly firstName: string; readonly lastName: string; readonly matchType?: string }[];
}

/** Assigns every open person of the source to an entered person without one. */
export function assigned(result: MatchingResult) {
  const free = Object.entries(result.leftSide)
    .filter(([, person]) => person.matchType === undefined)
    .map(([key]) => key);
  const selections = result.rightSide.flatMap((person, rightIndex) =>
    person.matchType === undefined ? [{ rightIndex, action: 'ASSIGN', leftKey: free.shift() }] : [],
  );
  return { resolution: 'CONTINUE', kind: result.kind, selections, confirmed: true };
}

/** Enters the person of the documents whom the application lacks. */
export function createRegistermann({ rightSide }: Pick<MatchingResult, 'rightSide'>) {
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
    line1: 'Amselsteig 27',
    postalCode: '70173',
    city: 'Stuttgart',
  };
  const selections = [{ rightIndex, action: 'CREATE', person }];
  return { resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections, confirmed: true };
}

/** Assigns whom the register names, until the case is ready. */
export async function resolveRegister(applicant: Applicant, timeoutMs: number): Promise<void> {
  await resolve(applicant, assigned, timeoutMs);
  await applicant.comesTo([310], timeoutMs);
}

/** Adds the director whom the research found, and identifies everybody, until the case is ready. */
export async function resolveResearch(applicant: Applicant, timeoutMs: number): Promise<void> {
  await resolve(applicant, createRegistermann, timeoutMs);
  await until(
    async () => {
      const open = (await identityChecks(applicant.caseId)).filter(({ final }) => !final);
      for (const check of open) await passCheck(check);
      return (await applicant.status()) === statusNamed('successful');
    },
    { what: `case ${applicant.caseId} at 310`, timeoutMs, everyMs: 500 },
  );
}

/** Answers every mismatch of a case until it has none; a call may be lost or answered "later". */
async function resolve(
  applicant: Applicant,
  answerOf: (result: MatchingResult) => unknown,
  timeoutMs: number,
): Promise<void> {
  await until(
    async () => {
      const { start } = await applicant.form();
      const result = start?.functionariesMatchingResult ?? start?.beneficiariesMatchingResult;
      if (result === undefined) return (await applicant.status()) !== statusNamed('transferring');
      const body = answerOf(result as MatchingResult);
      const answer = await applicant.call<{ state?: string } | null>('POST', '/me/continue-identification', { body });
      const isNext = answer.status === 409 && (answer.body?.state ?? '').startsWith('interrupted');
      if (isRefused(answer) && !isLater(answer) && !isNext) throw unexpected('continue', answer);
      return false;
    },
    { what: `the resolution of case ${applicant.caseId}`, timeoutMs },
  );
}
