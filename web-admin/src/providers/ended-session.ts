/** How a session ended by itself: at the server, or because nobody used the page. */
export type SessionEnd = 'abgelaufen' | 'gesperrt';

export const isSessionEnd = (word: string | null): word is SessionEnd => word === 'abgelaufen' || word === 'gesperrt';

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
