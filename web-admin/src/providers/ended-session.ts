const ends = ['abgelaufen', 'gesperrt', 'abgemeldet'] as const;

/** How a session ended without this tab: at the server, because nobody used the page, or by the logout of another tab. */
export type SessionEnd = (typeof ends)[number];

export const isSessionEnd = (word: string | null | undefined): word is SessionEnd => ends.some((one) => one === word);

let end: { readonly how: SessionEnd; readonly address: string } | undefined;

/** How the session that this browser had ended by itself, which the login page says; undefined where none did. */
export const sessionEnd = (): SessionEnd | undefined => end?.how;

/** The address at which it ended, with its hash, which react-admin forgets; opened again after the login. */
export const addressAtEnd = (): string | undefined => end?.address;

/** The first one counts: calls that are refused after it, maybe on the login page, say nothing new. */
export function noteSessionEnd(how: SessionEnd): void {
  const { pathname, search, hash } = window.location;
  end ??= { how, address: pathname + search + hash };
}

/** Forgets it, because somebody has logged in. */
export function forgetSessionEnd(): void {
  end = undefined;
}

const leftName = 'kontor.staff.verlassen';

/** How a session was left that a cookie of this browser may still continue, because the server was not reached; else null. */
export function leftHow(): string | null {
  try {
    return localStorage.getItem(leftName);
  } catch {
    return null;
  }
}

/** Notes that, or with null that it is over. Where the browser keeps nothing, the server ends it by itself. */
export function noteLeft(how: string | null): void {
  try {
    if (how === null) localStorage.removeItem(leftName);
    else localStorage.setItem(leftName, how);
  } catch {
    // Forbidden or full.
  }
}
