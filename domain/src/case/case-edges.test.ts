import { caseStatus, hundreds, caseStatuses } from './case-status.js';
import { currentRevision, rowsAt } from './case-table.js';
import { derivedStatuses } from './derived-status.js';

/** The status table, written by hand: code, key, class. */
const statuses: readonly (readonly [number, string, string])[] = [
  [0, 'created', 'open'],
  [110, 'doi_requested', 'open'],
  [120, 'doi_expired', 'final'],
  [130, 'doi_confirmed', 'open'],
  [210, 'data_collecting', 'open'],
  [213, 'on_hold', 'hold'],
  [214, 'on_hold_again', 'hold'],
  [216, 'transfer_blocked', 'final'],
  [218, 'transferring', 'running'],
  [220, 'transferred', 'running'],
  [230, 'documents_missing', 'waiting'],
  [240, 'research_initiated', 'running'],
  [245, 'research_documents_missing', 'waiting'],
  [250, 'research_failed', 'final'],
  [255, 'research_mismatch', 'waiting'],
  [260, 'research_successful', 'running'],
  [305, 'successful_manual', 'ready'],
  [310, 'successful', 'ready'],
  [315, 'pre_successful', 'ready'],
  [320, 'failed', 'final'],
  [330, 'failed_incomplete', 'final'],
  [340, 'failed_person_deleted', 'final'],
  [350, 'aborted_by_customer', 'final'],
  [410, 'bank_in_progress', 'bank'],
  [420, 'supplementary_data_added', 'bank'],
  [425, 'data_requested', 'waiting'],
  [430, 'bank_successful', 'final'],
  [440, 'expired', 'final'],
  [450, 'bank_failed', 'final'],
  [900, 'archived', 'archived'],
];

/** Written by hand: for each status where the table's rows move it (derivation and debugging aside). */
const leftFor: Readonly<Record<number, readonly number[]>> = {
  0: [110, 900],
  110: [120, 130, 900],
  120: [900],
  130: [210, 213, 214, 218, 350, 440, 900],
  210: [213, 214, 218, 305, 350, 440, 900],
  213: [216, 218, 305, 350, 440, 900],
  214: [216, 218, 305, 350, 440, 900],
  216: [305, 900],
  218: [210, 220, 305, 350, 440, 900],
  220: [305, 310, 350, 440, 900],
  230: [305, 350, 440, 900],
  240: [305, 350, 440, 900],
  245: [305, 350, 440, 900],
  250: [305, 900],
  255: [305, 350, 440, 900],
  260: [305, 350, 440, 900],
  305: [410, 900],
  310: [410, 900],
  315: [410, 900],
  320: [900],
  330: [900],
  340: [900],
  350: [900],
  410: [425, 430, 450, 900],
  420: [425, 430, 450, 900],
  425: [420, 900],
  430: [900],
  440: [900],
  450: [900],
  900: [],
};

/** What the portal guards alone, written by hand. */
const all = statuses.map(([code]) => code);
const below900 = all.filter((code) => code < caseStatus.archived);
const documents = [210, 213, 214, 216, 218, 220, 230, 240, 245, 250, 255, 260].concat(
  below900.filter((code) => code > hundreds.result),
);
const ended = [120, 216, 250, 320, 330, 340, 350, 430, 440, 450];
const guards: Readonly<
  Record<string, readonly [who: string, from: readonly number[], conditions?: readonly string[]]>
> = {
  saveForm: ['customer', [130, 210]],
  orderDocuments: ['ROLE_ADMIN', documents, ['documentOrderRequired']],
  fetchDocuments: ['ROLE_ADMIN', documents],
  transparencyRegister: ['ROLE_ADMIN', documents],
  contractFilesWrite: ['ROLE_ADMIN', [410, 420, 425], ['notTaken']],
  contractFilesReplace: ['ROLE_ADMIN', [410, 420, 425, 430], ['notTaken']],
  contractFilesRead: ['customer', [430]],
  customerMessage: [
    'customer',
    below900.filter((code) => code !== caseStatus.transferBlocked && code !== caseStatus.bankFailed),
  ],
  customerAttachment: ['customer', [305, 310, 315, 320, 330, 340, 350, 410, 420, 425, 430, 440]],
  staffMessage: ['ROLE_ADMIN', below900],
  memo: ['ROLE_ADMIN', below900],
  followUp: ['ROLE_ADMIN', below900.filter((code) => !ended.includes(code)), ['notTaken']],
  provideFeedback: [
    'customer',
    all.filter((code) => code > hundreds.order && code < hundreds.bank),
    ['handedOver', 'feedbackOpen'],
  ],
};

const rows = rowsAt(currentRevision);

test('the statuses are the expected ones', () => {
  expect(caseStatuses.map((status) => [status.code, status.key, status.class])).toEqual(statuses);
});

test.each(all)('from %i the rows lead to the expected statuses', (code) => {
  const targets = rows
    .filter((row) => row.from.some((from) => from === code) && !row.who.includes('debug'))
    .flatMap(({ to }) => (typeof to === 'number' ? [to] : []));
  expect([...new Set(targets)].sort((a, b) => a - b)).toEqual(leftFor[code]);
});

test('derived statuses come in the expected order', () => {
  expect(derivedStatuses.map(({ to }) => to)).toEqual([320, 340, 330, 250, 230, 245, 255, 310, 315, 240, 260, 220]);
  expect(derivedStatuses.filter((row) => row.fromEarlyReadiness).map(({ to }) => to)).toEqual([320, 340, 330, 310]);
});

test('the portal guards the expected statuses', () => {
  const found = rows.filter((row) => row.kind === 'guard');
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(guards).sort());
  for (const row of found) {
    const [who, from, conditions = []] = guards[row.name]!;
    expect([row.name, row.who, row.from, row.conditions]).toEqual([row.name, [who], from, conditions]);
  }
});

test('mails go out where somebody has to be informed', () => {
  const mailed = rows.flatMap(({ name, variant, mails }) => mails.map((mail) => [variant ?? name, mail].join(' ')));
  expect(mailed.sort()).toEqual(
    [
      'started verification',
      'receipt orderReceived',
      'receipt orderReceived',
      'receipt orderReceived',
      'findings onHold',
      'again onHold',
      'abort aborted',
      'abort aborted',
      'reject rejected',
      'setReady successful',
      'supportFix continuedByHand',
      'requestData dataRequested',
      'success accountReady',
      'withoutAccount completed',
      'failure bankFailed',
      'expired expired',
      'waitExpired expired',
      'onRelease releaseMismatch',
      'onRelease releaseFilesTooLarge',
      'later researchMismatch',
      'later filesTooLarge',
      'identificationStarted identityCheck',
      'informationRequired personDataMissing',
      'attemptFailed identityCheckFailed',
      'attemptFailed identityCheckFailed',
      // By themselves, and by the bank.
      ...['draft draftReminder', 'draft draftReminder'],
      ...['identityCheck identityCheckReminder', 'identityCheck identityCheckReminder'],
      ...['missingInformation missingInformationReminder', 'missingInformation missingInformationReminder'],
      ...['expiry expiryReminder', 'expiry expiryReminder'],
    ].sort(),
  );
});
