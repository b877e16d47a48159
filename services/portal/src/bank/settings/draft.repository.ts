import type { DraftName } from '@kontor/domain/settings/settings-draft.schema';

/** A prepared change of settings, one for each page. */
export interface StoredDraft {
  readonly _id: DraftName;
  /** Grows by one with each save, from a random number, so that a later draft never has that of one before it. */
  readonly revision: number;
  /** JSON by name of the setting. */
  readonly values: readonly { readonly name: string; readonly json: string }[];
  /** The version of the configuration on which the change is based. */
  readonly basedOn: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Opaque id of the account. */
  readonly by: string;
}

export interface DraftRepository {
  all(): Promise<readonly StoredDraft[]>;
  find(name: DraftName): Promise<StoredDraft | null>;
  /** Stores a draft over the revision `before`, 0 where there is none; false when another was saved. */
  save(draft: StoredDraft, before: number): Promise<boolean>;
  /** Removes that revision; false when another one is stored, or none. */
  remove(name: DraftName, revision: number): Promise<boolean>;
}
