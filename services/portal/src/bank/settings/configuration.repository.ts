/** One stored setting. The value is stored as JSON text, because keys of rule sets contain dots. */
export interface StoredSetting {
  readonly name: string;
  /** The version of the configuration that changed it last. */
  readonly version: number;
  /** Null for a removed setting, so that its removal is seen by those who read it before. */
  readonly json: string | null;
}

/** What a version changed about a setting; null means "not stored". */
export interface StoredChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** A published version of the bank's configuration. */
export interface ConfigurationVersion {
  /** The number: 1, 2, 3, … */
  readonly _id: number;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Opaque id of the account; empty for what the system loaded. */
  readonly by: string;
  /** The account of the second person who confirmed it; empty where none had to, and for versions of earlier builds. */
  readonly confirmedBy?: string;
  readonly reason: string;
  readonly changes: readonly StoredChange[];
}

/** A version without the values that it changed. */
export interface ListedVersion extends Omit<ConfigurationVersion, 'changes'> {
  readonly changes: readonly Pick<StoredChange, 'name'>[];
}

/**
 * The bank's configuration: one document, so that each version is one atomic write. It contains the newest version;
 * earlier ones are stored beside it before it is replaced.
 */
export interface StoredConfiguration {
  readonly settings: readonly StoredSetting[];
  readonly newest: ConfigurationVersion;
}

export interface ConfigurationRepository {
  find(): Promise<StoredConfiguration | null>;
  /** Stores the first version; false when there is one. */
  insert(configuration: StoredConfiguration): Promise<boolean>;
  /** Replaces the version before it; false when another one was published meanwhile. */
  replace(configuration: StoredConfiguration): Promise<boolean>;
  /** Stores an earlier version; repeatable. */
  keep(version: ConfigurationVersion): Promise<void>;
  /** Kept versions below a number, newest first. */
  keptBefore(number: number, limit: number): Promise<readonly ConfigurationVersion[]>;
  /** The same without the values. */
  listedBefore(number: number, limit: number): Promise<readonly ListedVersion[]>;
  kept(number: number): Promise<ConfigurationVersion | null>;
  /** What builds without versions stored, by name. */
  earlierSettings(): Promise<readonly { readonly name: string; readonly json: string }[]>;
}
