/** One stored setting. The value is stored as JSON text, because keys of rule sets contain dots. */
export interface SettingDocument {
  /** The name. */
  readonly _id: string;
  readonly version: number;
  readonly json: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Opaque id of the account; empty for what the system loaded. */
  readonly changedBy: string;
  /** The previous values, newest first, so that a change can be undone. */
  readonly previous: readonly {
    readonly version: number;
    readonly json: string;
    readonly changedAt: number;
    readonly changedBy: string;
  }[];
}

/** The stored settings; writes are compare-and-set on `version`. */
export interface SettingRepository {
  all(): Promise<readonly SettingDocument[]>;
  find(name: string): Promise<SettingDocument | null>;
  /** False when the setting exists already. */
  insert(document: SettingDocument): Promise<boolean>;
  replace(name: string, version: number, document: SettingDocument): Promise<boolean>;
  remove(name: string): Promise<boolean>;
}
