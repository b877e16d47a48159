import type { CaseId } from '@kontor/domain/case/case-id';
import { open, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import * as z from 'zod';
import type { CaseRecords } from '../../case/case-record/case-record.module.js';
import type { LoggedEntry } from './audit-log.repository.js';

export interface EntryKeys {
  readonly keys: Pick<CaseRecords['keys'], 'open'>;
  /** Seals what belongs to no case, or to one without a key. */
  readonly logKey: SealingKey;
}

const contentSchema = z.looseObject({
  address: z.string().optional(),
  /** The name that was typed at a login. */
  username: z.string().optional(),
  given: z.unknown().optional(),
  changes: z.array(z.object({ name: z.string(), before: z.unknown(), after: z.unknown() })).optional(),
});
export type EntryContent = z.infer<typeof contentSchema>;

/** The sealed part of an entry; null once the key of its case is destroyed, or its content removed. */
export async function openEntry(
  { keys, logKey }: EntryKeys,
  caseId: CaseId | null,
  { entry, sealed }: LoggedEntry,
): Promise<EntryContent | null> {
  const place = `audit/${entry.key}`;
  const plain =
    (caseId === null ? null : await keys.open(caseId, place, sealed).catch(() => null)) ??
    (await Promise.resolve()
      .then(() => open(logKey, sealed, place))
      .catch(() => null));
  return plain === null ? null : contentSchema.parse(JSON.parse(Buffer.from(plain).toString('utf8')));
}
