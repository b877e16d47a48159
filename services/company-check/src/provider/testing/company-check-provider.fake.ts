import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from '@kontor/platform/http/provider-errors';
import type {
  CompanyCheckProvider,
  CreditCheckOrder,
  DocumentOrder,
  EconomyReportOrder,
  RegisterCompany,
  RegisterPerson,
} from '../company-check-provider.js';

export interface FakeCompanyCheck extends CompanyCheckProvider {
  readonly companies: RegisterCompany[];
  readonly functionariesOf: Map<string, readonly RegisterPerson[]>;
  readonly ownersOf: Map<string, readonly RegisterPerson[]>;
  /** References of orders, as the provider's own ledger counts them. */
  readonly ordered: readonly string[];
  /** What the next calls do: say nothing, or carry out an order and lose the answer. */
  fail(fault: 'silent' | 'answer-lost', times?: number): void;
  /** Orders stay pending for so many look-ups. */
  pendingLookUps: number;
  /** Reports that will never be ready. */
  unavailable: boolean;
  /** References of orders that stay failed. */
  readonly failed: Set<string>;
  /** The end of every document. */
  filler: Uint8Array;
}

/** A register and reports in memory. */
export function createFakeCompanyCheck(): FakeCompanyCheck {
  const ordered: string[] = [];
  let planned: { fault: 'silent' | 'answer-lost'; times: number } | undefined;
  const call = async <T>(effect: () => T, creates = false): Promise<T> => {
    if (planned === undefined || planned.times === 0 || (planned.fault === 'answer-lost' && !creates)) return effect();
    planned.times -= 1;
    if (planned.fault === 'silent') throw new ProviderUnavailable('company-check', 'timeout');
    effect();
    throw new OutcomeUnknown('company-check');
  };
  const order = (reference: string) => {
    ordered.push(reference);
    return status();
  };
  const status = (): 'pending' | 'ready' | 'failed' => {
    if (fake.pendingLookUps <= 0) return fake.unavailable ? 'failed' : 'ready';
    fake.pendingLookUps -= 1;
    return 'pending';
  };
  const economy = (id: string, state: EconomyReportOrder['status']): EconomyReportOrder =>
    state === 'ready'
      ? { id, status: state, score: 204, riskQuota: 0.3, range: 'C' }
      : { id, status: state, score: null, riskQuota: null, range: null };
  const credit = (id: string, state: CreditCheckOrder['status']): CreditCheckOrder => ({
    id,
    status: state,
    score: state === 'ready' ? 'B' : null,
  });
  const documentOrder = (reference: string, next: DocumentOrder['state']): DocumentOrder => {
    const state = fake.failed.has(reference) ? 'failed' : next;
    return { reference, state, documentIds: state === 'ready' ? [`pdf-of-${reference}`] : [] };
  };
  const find = <T>(reference: string, read: (id: string, state: EconomyReportOrder['status']) => T) =>
    call(() => (ordered.includes(reference) ? read(reference, status()) : null));

  const fake: FakeCompanyCheck = {
    companies: [],
    functionariesOf: new Map(),
    ownersOf: new Map(),
    ordered,
    pendingLookUps: 0,
    unavailable: false,
    failed: new Set(),
    filler: new Uint8Array(),
    fail: (fault, times = 1) => {
      planned = { fault, times };
    },
    search: ({ query }) =>
      call(() => {
        const hits = fake.companies.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase()));
        return { hits, totalHits: hits.length };
      }),
    functionaries: (headquarterId) => call(() => personsOf(fake.functionariesOf.get(headquarterId))),
    beneficialOwners: (headquarterId) => call(() => personsOf(fake.ownersOf.get(headquarterId))),
    findEconomyReport: (reference) => find(reference, economy),
    orderEconomyReport: (reference) => call(() => economy(reference, order(reference)), true),
    findCreditCheck: (reference) => find(reference, credit),
    orderCreditCheck: (reference) => call(() => credit(reference, order(reference)), true),
    findDocumentOrder: (reference) => find(reference, documentOrder),
    orderDocument: (reference) => call(() => documentOrder(reference, order(reference)), true),
    document: (documentId) => call(() => Buffer.concat([Buffer.from(`%PDF-${documentId}`), fake.filler])),
    createRegisterUser: ({ email }) =>
      call(() => {
        if (email.startsWith('abgelehnt')) throw new ProviderRejected('company-check', 422, {});
        return { userId: 'register-1', internalEmail: email, updatedStatus: 204, validatedStatus: 200 };
      }, true),
    until: () => fake,
  };
  return fake;
}

function personsOf(persons: readonly RegisterPerson[] | undefined) {
  return persons === undefined ? null : { source: 'register_extract', persons };
}
