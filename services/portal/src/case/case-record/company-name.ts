import { companyNameOf } from '@kontor/domain/application/application';
import type { CaseId } from '@kontor/domain/case/case-id';
import { hasPersonalName } from '@kontor/domain/legal-form/personal-name';
import { fromUtf8, toBytes } from './bytes.js';
import { CaseKeyGone, type CaseKeys } from './case-keys.js';
import type { CaseRecord } from './case-record.js';
import { type SearchableApplication, type SearchFields, searchFieldsOf, type SearchHash } from './search-fields.js';

/** The place of a sealed name under the case's key. */
const namePlace = 'company-name';

/** The name of a case as it is stored: in clear, or sealed under the case's key. */
type StoredName = Pick<CaseRecord, '_id' | 'companyName'> & Partial<Pick<CaseRecord, 'sealedName'>>;

/** The sealed name of a company. */
export function sealName(keys: Pick<CaseKeys, 'seal'>, caseId: CaseId, name: string): Promise<Uint8Array> {
  return keys.seal(caseId, namePlace, name);
}

/** What the record of a case keeps of its application beside the form: a name that is personal only sealed. */
export async function storedFieldsOf(
  { keys, hash }: { readonly keys: Pick<CaseKeys, 'seal'>; readonly hash: SearchHash },
  caseId: CaseId,
  stored: SearchableApplication,
): Promise<SearchFields & Pick<CaseRecord, 'sealedName'>> {
  const isSealed = hasPersonalName(stored.registration.businessLegalForm);
  const sealedName = isSealed ? await sealName(keys, caseId, companyNameOf(stored.application)) : null;
  return { ...searchFieldsOf(stored, hash), sealedName };
}

/**
 * The name of a company; empty once the case was erased. A name in clear is newer than a sealed one: an earlier build
 * wrote it.
 */
export async function openedName(
  keys: Pick<CaseKeys, 'open'>,
  { _id, companyName, sealedName = null }: StoredName,
): Promise<string> {
  if (companyName !== '' || sealedName === null) return companyName;
  try {
    return fromUtf8(await keys.open(_id, namePlace, toBytes(sealedName)));
  } catch (error) {
    if (error instanceof CaseKeyGone) return '';
    throw error;
  }
}

/** So many keys are read at once. */
const batchSize = 100;

const isSealed = ({ companyName, sealedName = null }: StoredName): boolean => companyName === '' && sealedName !== null;

/** The names of listed cases by case id; the keys of a batch are read at once. */
export async function openedNames(
  keys: Pick<CaseKeys, 'open' | 'prepare'>,
  rows: readonly StoredName[],
): Promise<ReadonlyMap<string, string>> {
  const names = new Map<string, string>();
  for (let at = 0; at < rows.length; at += batchSize) {
    const batch = rows.slice(at, at + batchSize);
    const sealed = batch.filter(isSealed).map(({ _id }) => _id);
    const readable = sealed.length === 0 ? new Set<CaseId>() : await keys.prepare(sealed);
    for (const row of batch)
      names.set(row._id, isSealed(row) && !readable.has(row._id) ? '' : await openedName(keys, row));
  }
  return names;
}
