import { personIdOf } from '../person/person-id.js';
import { caseIdOf } from './case-id.js';
import type { CaseCommand } from './case-command.js';
import { clerk, customer, gmbhForm } from './testing/case-fixture.js';
import { regularPolicy } from './case-policy.js';
import type { CaseRow } from './case-row.js';
import { initialState, type CasePerson, type CaseState } from './case-state.js';
import { caseStatus, caseStatuses, isStatusCode, type StatusCode } from './case-status.js';
import { goldenMatrix } from './testing/case-table.golden.js';
import { caseTable, currentRevision, rowFor, rowsAt } from './case-table.js';
import { decide, variantOf } from './decide.js';

const form = gmbhForm();
const commands: Readonly<Record<string, CaseCommand>> = {
  confirmEmail: { name: 'confirmEmail' },
  formSaved: { name: 'formSaved' },
  order: { name: 'order', form },
  continue: { name: 'continue', form, kind: 'functionaries', resolution: 'r', abort: false },
  continueWithAbort: { name: 'continue', form: null, kind: 'functionaries', resolution: 'r', abort: true },
  release: { name: 'release' },
  reject: { name: 'reject' },
  documentsUploaded: { name: 'documentsUploaded' },
  personCompleted: { name: 'personCompleted', personId: personIdOf('p1'), form },
  abort: { name: 'abort' },
  answerRequest: { name: 'answerRequest' },
  stopReminders: { name: 'stopReminders', personId: null },
  remind: { name: 'remind', topic: 'missingInformation', personId: null },
  pauseReminders: { name: 'pauseReminders' },
  resumeReminders: { name: 'resumeReminders' },
  takeOver: { name: 'takeOver' },
  assign: { name: 'assign', to: 's1' },
  passToCoreBanking: { name: 'passToCoreBanking', mode: 'KUNDE' },
  createAccount: { name: 'createAccount' },
  createGirocard: { name: 'createGirocard' },
  requestData: { name: 'requestData' },
  finishSuccess: { name: 'finish', success: true },
  finishFailure: { name: 'finish', success: false },
  setReady: { name: 'setReady' },
  supportFix: { name: 'supportFix' },
  disableProcess: { name: 'disableProcess' },
  syncWithProvider: { name: 'syncWithProvider' },
  debugSetStatus130: { name: 'debugSetStatus', status: 130 },
  debugSetStatus216: { name: 'debugSetStatus', status: 216 },
};

const person: CasePerson = {
  personId: personIdOf('p1'),
  acting: true,
  required: true,
  representation: 'ALONE',
  source: 'solaris',
  status: 'information_required',
  check: null,
  conclusive: false,
  attemptsLeft: null,
  checkRef: null,
};

/** A case in a status, with everything a command may need. */
function caseAt(status: StatusCode, name: string): CaseState {
  const mismatch =
    status === caseStatus.researchMismatch || (status === caseStatus.transferring && name.startsWith('continue'));
  return {
    ...initialState({
      caseId: caseIdOf('1'),
      revision: currentRevision,
      policy: { ...regularPolicy, debug: true },
      at: 0,
    }),
    status,
    form,
    handedOver:
      status >= caseStatus.transferred && status !== caseStatus.abortedByCustomer && status !== caseStatus.expired,
    persons: [person],
    start: mismatch ? { state: 'interrupted_functionaries_mismatch', findingRef: 'f' } : null,
    coreBanking: {
      mode: 'KUNDE',
      parties: name !== 'passToCoreBanking',
      account: name === 'createGirocard',
      girocard: false,
    },
  };
}

const codes = caseStatuses.map((status) => status.code);
const actorOf = (who: string) => (who === 'customer' ? customer : clerk);

test('the golden matrix names every command of the table, with who may give it', () => {
  const rows = rowsAt(currentRevision).filter((row) => row.kind === 'command');
  const names = new Set(Object.values(commands).map((command) => command.name));
  expect([...new Set(rows.map((row) => row.name))].sort()).toEqual([...names].sort());
  for (const { command, who } of goldenMatrix) {
    const found = rows.filter((row) => row.name === commands[command]!.name);
    expect([command, found[0]!.who.join(' ')]).toEqual([command, who]);
  }
  expect(goldenMatrix.map((row) => row.command).sort()).toEqual(Object.keys(commands).sort());
});

describe.each(goldenMatrix)('$command', ({ command: name, who, run, answer = [] }) => {
  const command = commands[name]!;
  test.each(codes)('at %i', (status) => {
    const decision = run.includes(status) ? 'run' : answer.includes(status) ? 'answer' : 'refuse';
    expect(decide(currentRevision, caseAt(status, name), command, actorOf(who)).decision).toBe(decision);
  });

  test('is not for the other side', () => {
    const other = who === 'customer' ? clerk : customer;
    if (who === 'debug') return;
    for (const status of run) {
      const decided = decide(currentRevision, caseAt(status as StatusCode, name), command, other);
      expect(decided).toEqual({ decision: 'refuse', reason: 'illegal', status });
    }
  });
});

test('debugging needs the policy', () => {
  const state = { ...caseAt(220, ''), policy: regularPolicy };
  expect(decide(currentRevision, state, { name: 'debugSetStatus', status: 130 }, clerk).decision).toBe('refuse');
});

test('every row names statuses that exist, and no two rows of a name, variant and status overlap', () => {
  for (let revision = 1; revision <= currentRevision; revision += 1) {
    const seen = new Set<string>();
    for (const row of rowsAt(revision)) {
      expect(row.from.length).toBeGreaterThan(0);
      if (typeof row.to === 'number') expect(isStatusCode(row.to)).toBe(true);
      for (const status of row.from) {
        const key = `${row.name}/${row.variant}/${status}`;
        expect(seen.has(key)).toBe(false);
        seen.add(key);
      }
    }
  }
});

test('revisions select rows', () => {
  expect(rowsAt(0)).toEqual([]);
  expect(
    rowFor({ revision: 1, name: 'finish', status: 410, variant: variantOf({ name: 'finish', success: false }) })?.to,
  ).toBe(450);
  const isCurrent = ({ since, until = currentRevision }: CaseRow) =>
    since <= currentRevision && until >= currentRevision;
  expect(rowsAt(currentRevision)).toEqual(caseTable.filter(isCurrent));
  expect(rowFor({ revision: 1, name: 'order', status: 210 })?.mails).toEqual(['orderReceived']);
  expect(rowFor({ revision: 2, name: 'order', status: 210 })?.mails).toEqual([]);
  const missing = { name: 'stateFetched', variant: 'informationRequired', status: 410 } as const;
  expect(rowFor({ ...missing, revision: 2 })?.mails).toEqual(['personDataMissing']);
  expect(rowFor({ ...missing, revision: 3 })).toBeUndefined();
});
