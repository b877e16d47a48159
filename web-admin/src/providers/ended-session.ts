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

/** Where a browser keeps that a session was left whose cookie may still continue it, because the server was not reached. */
export const leftName = 'kontor.staff.verlassen';

/** Whether there is such a session. A browser that keeps nothing waits for the server, which ends it by itself. */
export function isLeft(): boolean {
  try {
    return localStorage.getItem(leftName) !== null;
  } catch {
    return false;
  }
}
