/** One stored setting. The value is kept as JSON text, because keys of rule sets carry dots. */
export interface SettingDocument {
  /** The name. */
  readonly _id: string;
  readonly version: number;
  readonly json: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
  /** Opaque id of the account; empty for what the system loaded. */
  readonly changedBy: string;
  /** The values before, newest first, so that a change can be taken back. */
  readonly previous: readonly {
    readonly version: number;
    readonly json: string;
    readonly changedAt: number;
    readonly changedBy: string;
  }[];
}

/** Where settings lie; writes are compare-and-set on `version`. */
export interface SettingRepository {
  all(): Promise<readonly SettingDocument[]>;
  find(name: string): Promise<SettingDocument | null>;
  /** False when the setting exists already. */
  insert(document: SettingDocument): Promise<boolean>;
  replace(name: string, version: number, document: SettingDocument): Promise<boolean>;
  remove(name: string): Promise<boolean>;
}
