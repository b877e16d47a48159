/** The right to continue one session in another window. */
export interface WindowCodeRecord {
  /** Id of the session; only its newest code is valid. */
  readonly _id: string;
  /** Hash of the code. */
  readonly hash: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}

export interface WindowCodeRepository {
  /** Stores the code of a session in place of an earlier one. */
  keep(record: WindowCodeRecord): Promise<void>;
  /** Removes a code and returns what it was for; null when there is none, so that each is used once. */
  take(hash: string): Promise<WindowCodeRecord | null>;
}
