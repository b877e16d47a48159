import { caseStatus, hundreds, isFormOpen, type StatusCode } from './case-status.js';
import { guard, type CaseRow } from './case-row.js';
import { bankStatuses, finalStatuses, statusesWhere } from './case-table.statuses.js';

const documentsPhase = statusesWhere((code) => code >= hundreds.order && code < caseStatus.archived);
const talking = statusesWhere((code) => code < caseStatus.archived);
const isOpen = (code: StatusCode): boolean => !finalStatuses.includes(code);
const customerTalking = talking.filter((code) => code !== caseStatus.transferBlocked && code !== caseStatus.bankFailed);
const rateable = statusesWhere((code) => code > hundreds.order && code < hundreds.bank);

/** What the portal guards alone by status and role (R2 §4.1, R3 §2.5). */
export const guardRows: readonly CaseRow[] = [
  guard({
    name: 'saveForm',
    from: statusesWhere(isFormOpen),
    who: 'customer',
    duringRun: false,
  }),
  guard({
    name: 'orderDocuments',
    from: documentsPhase,
    who: 'ROLE_ADMIN',
    conditions: ['documentOrderRequired'],
  }),
  guard({ name: 'fetchDocuments', from: documentsPhase, who: 'ROLE_ADMIN' }),
  guard({ name: 'transparencyRegister', from: documentsPhase, who: 'ROLE_ADMIN' }),
  guard({ name: 'contractFilesWrite', from: bankStatuses, who: 'ROLE_ADMIN', conditions: ['notTaken'] }),
  guard({
    name: 'contractFilesReplace',
    from: [...bankStatuses, caseStatus.bankSuccessful],
    who: 'ROLE_ADMIN',
    conditions: ['notTaken'],
  }),
  guard({ name: 'contractFilesRead', from: [caseStatus.bankSuccessful], who: 'customer' }),
  guard({ name: 'customerMessage', from: customerTalking, who: 'customer' }),
  guard({
    name: 'customerAttachment',
    from: customerTalking.filter((code) => code >= hundreds.result),
    who: 'customer',
  }),
  guard({ name: 'staffMessage', from: talking, who: 'ROLE_ADMIN' }),
  guard({ name: 'memo', from: talking, who: 'ROLE_ADMIN' }),
  guard({ name: 'followUp', from: talking.filter(isOpen), who: 'ROLE_ADMIN', conditions: ['notTaken'] }),
  guard({
    name: 'provideFeedback',
    from: rateable,
    who: 'customer',
    conditions: ['handedOver', 'feedbackOpen'],
  }),
];
