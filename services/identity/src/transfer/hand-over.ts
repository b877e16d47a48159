import type { CaseId } from '@kontor/domain/case/case-id';
import type { PersonId } from '@kontor/domain/person/person-id';
import { onceByLookUp } from '@kontor/platform/effect-once/look-up';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { IdentityCases, ProviderObject } from '../identity-case/identity-case.js';
import { type BankingProvider, type Creation, creationOf } from '../provider/banking-provider.js';

/** One transfer of one version to the banking provider. */
export interface HandOver {
  readonly caseId: CaseId;
  readonly version: number;
  readonly application: CaseApplication;
  readonly cases: IdentityCases;
  readonly portal: CaseClient;
  readonly banking: BankingProvider;
  /** This transfer created the business, so nothing exists under it yet. */
  readonly isNewBusiness: boolean;
}

export interface Subject<T> {
  readonly kind: ProviderObject['kind'];
  readonly reference: string;
  readonly personId?: PersonId;
  /** False when it belongs to something that did not exist before. */
  readonly mayExist: boolean;
  readonly find: () => Promise<T | null>;
  readonly create: (creation: Creation) => Promise<T>;
}

/**
 * Ensures that the subject exists at the provider, exactly once, and stores its id. Resolves with the version that
 * was sent before (older than the current one: it must be updated), and whether it is new.
 */
export async function ensureExists<T extends { readonly id: string }>(
  { caseId, version, cases }: Pick<HandOver, 'caseId' | 'version' | 'cases'>,
  { kind, reference, personId, mayExist, find, create }: Subject<T>,
): Promise<{ id: string; sentVersion: number; isNew: boolean }> {
  const known = mayExist ? await cases.object(reference) : null;
  if (known !== null) return { id: known.providerId, sentVersion: known.version, isNew: false };
  let [created, isNew] = [false, false];
  const { id } = await onceByLookUp({
    mayExist,
    find,
    create: async () => {
      created = true;
      const made = await create(creationOf(reference, version));
      isNew = true;
      return made;
    },
  });
  // Found but not stored: an earlier attempt ended in between, and it is unknown what it sent.
  const sentVersion = created ? version : 0;
  await cases.storeObject({
    reference,
    caseId,
    kind,
    providerId: id,
    personId: personId ?? null,
    version: sentVersion,
  });
  return { id, sentVersion, isNew };
}

/** Records that `version` of the object was sent to the provider. */
export async function recordSent(
  { cases, version }: Pick<HandOver, 'cases' | 'version'>,
  reference: string,
): Promise<void> {
  const object = await cases.object(reference);
  if (object !== null) await cases.storeObject({ ...object, version });
}
