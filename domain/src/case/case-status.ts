/** Classes of statuses: who is expected to move the case next. */
export type StatusClass = 'open' | 'hold' | 'running' | 'waiting' | 'ready' | 'bank' | 'final' | 'archived';

/** Every main status of a case, in the order of its code (R2 §4.1, R3 §4.1). */
export const caseStatuses = [
  row(0, 'created', 'open'),
  row(110, 'doi_requested', 'open'),
  row(120, 'doi_expired', 'final'),
  row(130, 'doi_confirmed', 'open'),
  row(210, 'data_collecting', 'open'),
  row(213, 'on_hold', 'hold'),
  row(214, 'on_hold_again', 'hold'),
  row(216, 'transfer_blocked', 'final'),
  row(218, 'transferring', 'running'),
  row(220, 'transferred', 'running'),
  row(230, 'documents_missing', 'waiting'),
  row(240, 'research_initiated', 'running'),
  row(245, 'research_documents_missing', 'waiting'),
  row(250, 'research_failed', 'final'),
  row(255, 'research_mismatch', 'waiting'),
  row(260, 'research_successful', 'running'),
  row(305, 'successful_manual', 'ready'),
  row(310, 'successful', 'ready'),
  row(315, 'pre_successful', 'ready'),
  row(320, 'failed', 'final'),
  row(330, 'failed_incomplete', 'final'),
  row(340, 'failed_person_deleted', 'final'),
  row(350, 'aborted_by_customer', 'final'),
  row(410, 'bank_in_progress', 'bank'),
  row(420, 'supplementary_data_added', 'bank'),
  row(425, 'data_requested', 'waiting'),
  row(430, 'bank_successful', 'final'),
  row(440, 'expired', 'final'),
  row(450, 'bank_failed', 'final'),
  row(900, 'archived', 'archived'),
] as const;

function row<C extends number, K extends string, S extends StatusClass>(code: C, key: K, statusClass: S) {
  return { code, key, class: statusClass } as const;
}

/** Code of a main status, e.g. 220. */
export type StatusCode = (typeof caseStatuses)[number]['code'];

type CamelCase<K extends string> = K extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : K;
type NamedStatuses = {
  readonly [Row in (typeof caseStatuses)[number] as CamelCase<Row['key']>]: Row['code'];
};

const camelCase = (key: string): string => key.replace(/_(\w)/g, (_match, letter: string) => letter.toUpperCase());

/** The codes by name: `caseStatus.onHold` is 213. Code compares and sets statuses by these names only. */
export const caseStatus = Object.fromEntries(
  caseStatuses.map(({ key, code }) => [camelCase(key), code]),
) as unknown as NamedStatuses;

const byCode: ReadonlyMap<number, (typeof caseStatuses)[number]> = new Map(
  caseStatuses.map((status) => [status.code, status]),
);

/** Whether a number is the code of a known status. */
export function isStatusCode(code: number): code is StatusCode {
  return byCode.has(code);
}

/** The class of a status. */
export function statusClass(code: StatusCode): StatusClass {
  return byCode.get(code)!.class;
}

/** The statuses of a class in the order of their codes. */
export function statusesOf(of: StatusClass): readonly StatusCode[] {
  return caseStatuses.filter((status) => status.class === of).map(({ code }) => code);
}

/** Whether a status has a class; no class has the code of an unknown status. */
export function isOfClass(code: number, of: StatusClass): boolean {
  return isStatusCode(code) && statusClass(code) === of;
}

/** Final statuses end the regular process; only archiving, deletion and (216, 250) the support fix lead on. */
export function isFinal(code: StatusCode): boolean {
  return statusClass(code) === 'final';
}

/** Whether the process of a case is over: it is final or archived. */
export function hasEnded(code: number): boolean {
  return code === caseStatus.archived || isOfClass(code, 'final');
}

/** Whether the customer fills in the form (R1 §3). */
export function isFormOpen(code: number): boolean {
  return code === caseStatus.doiConfirmed || code === caseStatus.dataCollecting;
}

/** Whether the providers wait for documents of the business (R2 §4.1). */
export function asksForDocuments(code: number): boolean {
  return code === caseStatus.documentsMissing || code === caseStatus.researchDocumentsMissing;
}

/** Where the hundreds begin that the requirements speak of: from 200 on there is an order, from 300 on a result (R3 §9). */
export const hundreds = { order: 200, result: 300, bank: 400 } as const;

const besideChecks: readonly StatusCode[] = [
  caseStatus.transferred,
  caseStatus.researchInitiated,
  caseStatus.researchSuccessful,
];

/** Whether persons pass their identity checks at a status while the providers work. */
export const isBesideChecks = (status: number): boolean => besideChecks.some((code) => code === status);
