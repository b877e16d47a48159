import { onceByLookUp } from '@kontor/platform/effect-once/look-up';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { IdentityCases, ProviderObject } from '../identity-case/identity-case.js';
import type { BankingProvider, Creation } from '../provider/banking-provider.js';

/** One hand-over of one version to the banking provider. */
export interface HandOver {
  readonly caseId: string;
  readonly version: number;
  readonly application: CaseApplication;
  readonly cases: IdentityCases;
  readonly portal: CaseClient;
  readonly banking: BankingProvider;
  /** This hand-over created the business: nothing can exist under it yet. */
  readonly isNewBusiness: boolean;
}

export interface Subject<T> {
  readonly kind: ProviderObject['kind'];
  readonly reference: string;
  readonly personId?: string;
  /** False when it belongs to something that did not exist before. */
  readonly mayExist: boolean;
  readonly find: () => Promise<T | null>;
  readonly create: (creation: Creation) => Promise<T>;
}

/**
 * Makes sure that the subject exists at the provider, exactly once, and remembers its id.
 * Resolves with the version the provider was told before: older than the present one means that it must be updated; and
 * whether it is new.
 */
export async function ensureThere<T extends { readonly id: string }>(
  { caseId, version, cases }: Pick<HandOver, 'caseId' | 'version' | 'cases'>,
  { kind, reference, personId = '', mayExist, find, create }: Subject<T>,
): Promise<{ id: string; toldVersion: number; isNew: boolean }> {
  const known = mayExist ? await cases.object(reference) : null;
  if (known !== null) return { id: known.providerId, toldVersion: known.version, isNew: false };
  let [created, isNew] = [false, false];
  const { id } = await onceByLookUp({
    mayExist,
    find,
    create: async () => {
      created = true;
      const made = await create({ reference, operationKey: `${reference}:v${version}` });
      isNew = true;
      return made;
    },
  });
  // Found but not remembered: an earlier attempt died in between, and what it told the provider is uncertain.
  const toldVersion = created ? version : 0;
  await cases.remember({
    reference,
    caseId,
    kind,
    providerId: id,
    personId: personId === '' ? null : personId,
    version: toldVersion,
  });
  return { id, toldVersion, isNew };
}

/** Notes that the provider now knows `version` of the object. */
export async function rememberTold(
  { cases, version }: Pick<HandOver, 'cases' | 'version'>,
  reference: string,
): Promise<void> {
  const object = await cases.object(reference);
  if (object !== null) await cases.remember({ ...object, version });
}
