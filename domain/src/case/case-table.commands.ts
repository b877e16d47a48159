import { command, type CaseRow } from './case-row.js';
import { bankStatuses, openEnded, statusesWhere } from './case-table.statuses.js';

const admin = 'ROLE_ADMIN';
const inProcess = [410, 420] as const;

/** Commands of the customer (design 2 "Commands of people"). */
const customerCommands: readonly CaseRow[] = [
  command({ name: 'confirmEmail', from: [110], to: 130, who: 'customer' }),
  command({ name: 'formSaved', from: [130], to: 210, who: 'customer' }),
  command({ name: 'order', from: [130, 210], to: 'same', who: 'customer' }),
  command({ name: 'order', variant: 'resume', from: [218], to: 'same', who: 'customer', conditions: ['noMismatch'] }),
  command({ name: 'continue', from: [218, 255], to: 'same', who: 'customer', conditions: ['mismatch'] }),
  command({ name: 'continue', variant: 'abort', from: [218, 255], to: 350, who: 'customer', conditions: ['mismatch'] }),
  command({ name: 'documentsUploaded', from: [230, 245], to: 'same', who: 'customer' }),
  command({
    name: 'personCompleted',
    from: [220, 230, 240, 245, 255, 260],
    to: 'same',
    who: 'customer',
    conditions: ['handedOver', 'informationRequired'],
    duringRun: true,
  }),
  command({
    name: 'abort',
    from: [130, 210, 213, 214, 218, 220, 230, 240, 245, 255, 260],
    to: 350,
    who: 'customer',
    duringRun: true,
  }),
  command({ name: 'answerRequest', from: [425], to: 420, who: 'customer' }),
];

/** Commands of the bank's staff (design 2, spec 3 §4.2, §4.3). */
const staffCommands: readonly CaseRow[] = [
  command({ name: 'release', from: [213, 214], to: 218, who: admin }),
  command({ name: 'reject', from: [213, 214], to: 216, who: admin, mails: ['rejected'] }),
  command({ name: 'takeOver', from: [305, 310, 315], to: 410, who: admin }),
  command({ name: 'passToCoreBanking', from: inProcess, to: 'same', who: admin, conditions: ['notPassedAsCustomer'] }),
  command({
    name: 'createAccount',
    from: inProcess,
    to: 'same',
    who: admin,
    conditions: ['passedAsCustomer', 'noAccount'],
  }),
  command({ name: 'createGirocard', from: inProcess, to: 'same', who: admin, conditions: ['account', 'noGirocard'] }),
  command({ name: 'requestData', from: inProcess, to: 425, who: admin, mails: ['dataRequested'] }),
  command({ name: 'finish', variant: 'success', from: inProcess, to: 430, who: admin, mails: ['accountReady'] }),
  command({ name: 'finish', variant: 'failure', from: inProcess, to: 450, who: admin, mails: ['bankFailed'] }),
  command({ name: 'setReady', from: [220], to: 310, who: 'ROLE_ADMIN_PLUS', mails: ['successful'] }),
  command({
    name: 'supportFix',
    from: statusesWhere((code) => code > 200 && code < 300),
    to: 305,
    who: ['ROLE_ROOT', 'ROLE_ADMIN_PLUS'],
    duringRun: true,
    mails: ['successful'],
  }),
  command({
    name: 'disableProcess',
    from: openEnded.filter((code) => !bankStatuses.includes(code) && code !== 430),
    to: 'same',
    who: 'ROLE_ADMIN_PLUS',
    duringRun: true,
  }),
  command({
    name: 'syncWithProvider',
    from: openEnded,
    to: 'same',
    who: 'ROLE_ROOT',
    conditions: ['handedOver'],
    duringRun: true,
  }),
];

/** Only with the debug policy: re-enters a phase. A final status stays final. */
const debugFrom = statusesWhere(
  (code) => code >= 110 && code <= 425 && ![120, 216, 250, 320, 330, 340, 350].includes(code),
);
const debugCommands: readonly CaseRow[] = [
  ...([130, 210, 213, 214] as const).map((to) =>
    command({ name: 'debugSetStatus', variant: String(to), from: debugFrom, to, who: 'debug', duringRun: true }),
  ),
  command({
    name: 'debugSetStatus',
    variant: '216',
    from: debugFrom,
    to: 216,
    who: 'debug',
    conditions: ['notHandedOver'],
    duringRun: true,
  }),
];

export const commandRows: readonly CaseRow[] = [...customerCommands, ...staffCommands, ...debugCommands];
