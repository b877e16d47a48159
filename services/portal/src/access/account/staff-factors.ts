/** A security key or passkey of a member of staff (WebAuthn). */
export interface SecurityKey {
  readonly id: string;
  /** COSE key, base64url. */
  readonly publicKey: string;
  /** Signatures so far; 0 where the key does not count. */
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  /** Milliseconds since 1970; `lastUsed` is null before the first login. */
  readonly since: number;
  readonly lastUsed: number | null;
}

/** The second factors of a member of staff. */
export interface StaffFactors {
  /** The app; its secret is derived from the id and not stored. `lastStep`: the newest code that was used. */
  readonly totp: { readonly id: string; readonly since: number; readonly lastStep: number } | null;
  readonly keys: readonly SecurityKey[];
  /** Keyed hashes of the unused recovery codes. */
  readonly recoveryCodes: readonly string[];
  /** When a login last came through the second step, ms since 1970; its ticket and those before are used up. */
  readonly passedAt: number;
}

export const noFactors: StaffFactors = { totp: null, keys: [], recoveryCodes: [], passedAt: 0 };

/** The kinds of second factors that somebody has. */
export function factorKinds({ totp, keys }: Pick<StaffFactors, 'totp' | 'keys'>): ('totp' | 'key')[] {
  return [...(totp === null ? [] : (['totp'] as const)), ...(keys.length === 0 ? [] : (['key'] as const))];
}

export const hasFactor = (factors: Pick<StaffFactors, 'totp' | 'keys'>): boolean => factorKinds(factors).length > 0;
