import { OutcomeUnknown, ProviderRejected, ProviderUnavailable } from '@kontor/platform/http/provider-errors';
import type {
  BankingPerson,
  BankingProvider,
  BusinessIdentification,
  Creation,
  Known,
  PersonIdentification,
  Subscription,
} from '../banking-provider.js';

type Stored = Known & { reference: string; kind: string; parent: string };
type Fault = 'silent' | 'answer-lost' | 'refused' | 'too-large';

export interface FakeBanking extends BankingProvider {
  /** Everything that was ever created, as in the provider's ledger. */
  readonly created: readonly Stored[];
  readonly updates: readonly string[];
  readonly cancelled: readonly string[];
  readonly subscribed: readonly Subscription[];
  /** The next call of this method fails, `times` times. */
  fail(method: keyof BankingProvider, fault: Fault, times?: number): void;
  setPerson(reference: string, change: Partial<BankingPerson>): void;
  setBusinessIdentification(reference: string, change: Partial<BusinessIdentification>): void;
  setPersonIdentification(reference: string, change: Partial<PersonIdentification>): void;
}

const faults = {
  silent: () => new ProviderUnavailable('banking', 'timeout'),
  'answer-lost': () => new OutcomeUnknown('banking'),
  refused: () => new ProviderRejected('banking', 422, { code: 'invalid' }),
  'too-large': () => new ProviderRejected('banking', 413, { code: 'file_size' }),
};

/** A banking provider in memory with a ledger, which can fail before or after the effect. It has no operation keys. */
export function createFakeBanking(): FakeBanking {
  const created: Stored[] = [];
  const updates: string[] = [];
  const cancelled: string[] = [];
  const subscribed: Subscription[] = [];
  let webhooks = 0;
  const failing = new Map<string, { fault: Fault; times: number }>();
  const changes = new Map<string, object>();

  const faultOf = (method: string): Fault | undefined => {
    const planned = failing.get(method);
    if (planned === undefined || planned.times === 0) return undefined;
    planned.times -= 1;
    return planned.fault;
  };
  const call = async <T>(method: keyof BankingProvider, effect: () => T): Promise<T> => {
    const fault = faultOf(method);
    if (fault === undefined) return effect();
    if (fault === 'answer-lost') effect();
    throw faults[fault]();
  };
  const make = (kind: string, parent: string, { reference }: Creation): Stored => {
    const object = { id: `${kind}-${created.length + 1}`, reference, kind, parent };
    created.push(object);
    return object;
  };
  const find = (kind: string, reference: string, parent = '') =>
    created.find((object) => object.kind === kind && object.reference === reference && object.parent === parent) ??
    null;
  const byId = (id: string): Stored => {
    const object = created.find((candidate) => candidate.id === id);
    if (object === undefined) throw new ProviderRejected('banking', 404, { code: 'not_found' });
    return object;
  };
  const asPerson = ({ id, reference }: Stored): BankingPerson => ({
    id,
    status: 'created',
    missingInformation: [],
    missingInformationDetails: null,
    ...changes.get(reference),
  });
  const asBid = ({ id, reference }: Stored): BusinessIdentification => ({
    id,
    status: 'pending',
    missingDocuments: [],
    notes: null,
    researchInfoNotes: null,
    mismatch: null,
    ...changes.get(reference),
  });
  const asIdent = ({ id, reference }: Stored): PersonIdentification => ({
    id,
    url: `http://check.test/${id}`,
    status: 'pending',
    final: false,
    attemptsLeft: null,
    reason: null,
    ...changes.get(reference),
  });
  const orNull = <T>(object: Stored | null, read: (object: Stored) => T) => (object === null ? null : read(object));
  const change = (reference: string, words: object) =>
    void changes.set(reference, { ...changes.get(reference), ...words });

  const fake: FakeBanking = {
    created,
    updates,
    cancelled,
    subscribed,
    fail: (method, fault, times = 1) => void failing.set(method, { fault, times }),
    setPerson: change,
    setBusinessIdentification: change,
    setPersonIdentification: change,
    findBusiness: (reference) => call('findBusiness', () => find('business', reference)),
    createBusiness: (creation) => call('createBusiness', () => make('business', '', creation)),
    updateBusiness: (id) => call('updateBusiness', () => void updates.push(byId(id).reference)),
    cancelBusiness: (id) => call('cancelBusiness', () => void cancelled.push(byId(id).reference)),
    findPerson: (reference) => call('findPerson', () => orNull(find('person', reference), asPerson)),
    createPerson: (creation) => call('createPerson', () => asPerson(make('person', '', creation))),
    updatePerson: (id) =>
      call('updatePerson', () => {
        updates.push(byId(id).reference);
        if (asPerson(byId(id)).status === 'information_required')
          change(byId(id).reference, { status: 'information_completed', missingInformation: [] });
      }),
    person: (id) => call('person', () => asPerson(byId(id))),
    findRepresentative: (businessId, reference) =>
      call('findRepresentative', () => find('legal_representative', reference, businessId)),
    addRepresentative: (businessId, creation) =>
      call('addRepresentative', () => make('legal_representative', businessId, creation)),
    findOwner: (businessId, reference) => call('findOwner', () => find('beneficial_owner', reference, businessId)),
    addOwner: (businessId, creation) => call('addOwner', () => make('beneficial_owner', businessId, creation)),
    findDocument: (businessId, reference) => call('findDocument', () => find('document', reference, businessId)),
    addDocument: (businessId, upload) => call('addDocument', () => make('document', businessId, upload)),
    findBusinessIdentification: (businessId, reference) =>
      call('findBusinessIdentification', () => orNull(find('bid', reference, businessId), asBid)),
    startBusinessIdentification: (businessId, creation) =>
      call('startBusinessIdentification', () => asBid(make('bid', businessId, creation))),
    businessIdentification: (id) => call('businessIdentification', () => asBid(byId(id))),
    findPersonIdentification: (personId, reference) =>
      call('findPersonIdentification', () => orNull(find('ident', reference, personId), asIdent)),
    startPersonIdentification: (personId, creation) =>
      call('startPersonIdentification', () => asIdent(make('ident', personId, creation))),
    personIdentification: (_personId, id) => call('personIdentification', () => asIdent(byId(id))),
    cancelPersonIdentification: (_personId, id) =>
      call('cancelPersonIdentification', () => {
        const { reference } = byId(id);
        if (asIdent(byId(id)).final) return;
        cancelled.push(reference);
        change(reference, { status: 'canceled', final: true });
      }),
    subscriptions: () => call('subscriptions', () => [...subscribed]),
    subscribe: (subscription) =>
      call('subscribe', () => void subscribed.push({ id: `webhook-${(webhooks += 1)}`, ...subscription })),
    unsubscribe: (id) =>
      call('unsubscribe', () => {
        const at = subscribed.findIndex((one) => one.id === id);
        if (at >= 0) subscribed.splice(at, 1);
      }),
    until: () => fake,
  };
  return fake;
}
