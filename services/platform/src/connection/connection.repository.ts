/** One version of a provider's connection. */
export interface ConnectionVersion {
  readonly version: number;
  /** Its fields, sealed and written as base64. */
  readonly sealed: string;
  /** Opaque id of the account, or `environment` for what was imported. */
  readonly changedBy: string;
}

/** The present connection of a provider, with the earlier versions that cases may still need, newest first. */
export interface StoredConnection extends ConnectionVersion {
  /** The provider. */
  readonly _id: string;
  readonly previous: readonly ConnectionVersion[];
}

/** Port to the stored connections. Every change is one atomic write. */
export interface ConnectionRepository {
  find(provider: string): Promise<StoredConnection | null>;
  /** Null without a connection. */
  versionOf(provider: string): Promise<number | null>;
  /** False when the provider has a connection already. */
  insert(connection: StoredConnection): Promise<boolean>;
  /** Replaces the version before `connection.version`; false when another was stored since. */
  replace(connection: StoredConnection): Promise<boolean>;
  /** The version by which a case is known at the provider: the given one, if it has none yet. */
  pin(provider: string, caseId: string, version: number): Promise<number>;
  /** Versions to which cases refer. */
  pinned(provider: string): Promise<readonly number[]>;
  /** Forgets the versions of a case. */
  erase(caseId: string): Promise<void>;
}
