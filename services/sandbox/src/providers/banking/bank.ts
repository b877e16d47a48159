import { randomUUID } from 'node:crypto';
import type { Collection } from '../../journal/store.js';
import type { Sandbox } from '../../state/sandbox.js';
import type { BankingEventType } from '../../webhooks/subscriptions.js';
import type {
  Business,
  BusinessDocument,
  BusinessIdentification,
  Owner,
  Person,
  PersonIdentification,
  Representative,
} from './banking-objects.js';

/** The objects of the banking provider and its webhooks. */
export interface Bank {
  sandbox: Sandbox;
  persons: Collection<Person>;
  businesses: Collection<Business>;
  representatives: Collection<Representative>;
  owners: Collection<Owner>;
  documents: Collection<BusinessDocument>;
  businessIdentifications: Collection<BusinessIdentification>;
  personIdentifications: Collection<PersonIdentification>;
  /** Records the creation of an object in the ledger. */
  created(kind: string, object: { id: string; reference: string }, key: string | null): void;
  publish(
    type: BankingEventType,
    object: { id: string; reference: string; status: string },
    parent?: { id: string; reference: string },
  ): void;
}

export function createBank(sandbox: Sandbox): Bank {
  const { store, ledger, webhooks } = sandbox;
  return {
    sandbox,
    persons: store.collection('banking.persons'),
    businesses: store.collection('banking.businesses'),
    representatives: store.collection('banking.representatives'),
    owners: store.collection('banking.owners'),
    documents: store.collection('banking.documents'),
    businessIdentifications: store.collection('banking.business-identifications'),
    personIdentifications: store.collection('banking.person-identifications'),
    created: (kind, object, key) => {
      ledger.recordEffect({ provider: 'banking', kind, id: object.id, reference: object.reference, key });
    },
    publish: (type, { id, reference, status }, parent) => {
      const data = { id, reference, parentId: parent?.id ?? null, parentReference: parent?.reference ?? null, status };
      webhooks.emit('banking', { type, data });
    },
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`;
}

export function now(): string {
  return new Date().toISOString();
}

/** The objects of a list, filtered by a reference if given. */
export function withReference<T extends { reference: string }>(objects: T[], reference: string | undefined): T[] {
  return reference === undefined ? objects : objects.filter((object) => object.reference === reference);
}
