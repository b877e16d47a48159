import type { CaseId } from '@kontor/domain/case/case-id';
import type { DocumentOrderState, RegisterDocument } from '@kontor/domain/register-document/register-document';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import type { RegisterOrders } from '../register-orders.js';

export interface FakeRegisterOrders extends RegisterOrders {
  /** Every call for an order, as case/document. */
  readonly ordered: string[];
  /** What an order becomes. */
  next: DocumentOrderState;
  /** Orders as the provider has them. */
  readonly states: Map<RegisterDocument, DocumentOrderState>;
  isAway: boolean;
}

/** Orders of documents in memory. */
export function createFakeRegisterOrders(): FakeRegisterOrders {
  const reach = () => {
    if (fake.isAway) throw new ServiceFault('provider-unavailable', 'away', { retryable: true });
  };
  const fake: FakeRegisterOrders = {
    ordered: [],
    next: 'pending',
    states: new Map(),
    isAway: false,
    order: async (caseId: CaseId, document) => {
      reach();
      fake.ordered.push(`${caseId}/${document}`);
      const state = fake.states.get(document) ?? fake.next;
      fake.states.set(document, state);
      return state;
    },
    stateOf: async (_caseId, document) => {
      reach();
      return fake.states.get(document) ?? 'not_ordered';
    },
    content: async function* (_caseId, document) {
      reach();
      yield await Promise.resolve(Buffer.from(`%PDF-1.7 ${document}\n`));
      yield Buffer.from('%%EOF\n');
    },
  };
  return fake;
}
