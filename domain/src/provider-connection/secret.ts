/** Shortest secret for onboarding, in characters (R3 §5, §9). */
export const minSecretLength = 24;

/** Length of a generated secret (R3 §5, §9). */
export const secretLength = 32;

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/**
 * A secret of random letters and digits (R3 §5). `randomBelow` returns an unpredictable whole number from 0 up to,
 * but not including, its argument; the caller uses the platform's source of randomness. @throws RangeError below 24
 * characters
 */
export function generateSecret(randomBelow: (limit: number) => number, length: number = secretLength): string {
  if (!Number.isInteger(length) || length < minSecretLength)
    throw new RangeError('A secret has at least 24 characters');
  return Array.from({ length }, () => letters[randomBelow(letters.length)] ?? '').join('');
}

/** Mask of a stored secret; independent of its length. */
export const maskedSecret = '••••••••';

/** Fields for display: each stored secret is masked. */
export function withMaskedSecrets<T extends object>(fields: T, secrets: readonly (keyof T)[]): T {
  const masked = secrets.filter((name) => fields[name] !== '').map((name) => [name, maskedSecret] as const);
  return { ...fields, ...Object.fromEntries(masked) };
}

/** Fields to store: a masked secret keeps its stored value. */
export function withKeptSecrets<T extends object>(fields: T, stored: T | undefined, secrets: readonly (keyof T)[]): T {
  const kept = secrets
    .filter((name) => fields[name] === maskedSecret)
    .map((name) => [name, stored?.[name] ?? ''] as const);
  return { ...fields, ...Object.fromEntries(kept) };
}
