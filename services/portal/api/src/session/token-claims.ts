import { tokenClaimsSchema, type TokenClaims } from './session.schema.js';

/** Reads the claims of an access token without checking its signature; null when it cannot be read (R1 §4 "Token"). */
export function readTokenClaims(token: string): TokenClaims | null {
  try {
    const payload = token.split('.')[1] ?? '';
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (char) =>
      char.charCodeAt(0),
    );
    const parsed = tokenClaimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** A token is renewed when fewer seconds than this remain (R1 §9). */
export const refreshWindowSeconds = 600;

/** Whether a token needs renewal. Time in ms since 1970. */
export function needsRefresh(token: string, now: number): boolean {
  const claims = readTokenClaims(token);
  return claims === null || claims.exp - now / 1000 < refreshWindowSeconds;
}
