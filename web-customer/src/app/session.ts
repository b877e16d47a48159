import { createApiClient, type ApiClient } from '@kontor/api/client';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { logout } from '@kontor/api/session/session.routes';
import type { TokenClaims } from '@kontor/api/session/session.schema';
import { needsRefresh, readTokenClaims } from '@kontor/api/session/token-claims';
import { localAnswers } from './debug-mode.js';
import { tokens } from './tokens.js';

const client = createApiClient({ baseUrl: '/api', tokens });

const commands = new Set<Promise<unknown>>();

/** The typed client with this browser's tokens. It comes with the first page that needs a login or a form. */
export const api: ApiClient = {
  ...client,
  send: (route, input) => {
    const answer = (localAnswers() ?? client.send)(route, input);
    if (route.method === 'GET') return answer;
    // Failures are told to whoever sent the command.
    const command: Promise<boolean> = answer.then(
      () => commands.delete(command),
      () => commands.delete(command),
    );
    commands.add(command);
    return answer;
  },
  // Samples tell no news.
  events: (path, onEvent, signal) =>
    localAnswers() === undefined ? client.events(path, onEvent, signal) : untilEnded(signal),
};

function untilEnded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

/** Resolves when no command is on its way: its answer leads its page on, and nobody else does meanwhile. */
export async function commandsSettled(): Promise<void> {
  while (commands.size > 0) await Promise.all(commands);
}

/** Who is logged in; null when nobody is, or the token cannot be read (spec 1 §4 "Token"). */
export function currentClaims(): TokenClaims | null {
  const held = tokens.read();
  return held === null ? null : readTokenClaims(held.token);
}

/** Renews the login when it ends soon (spec 1 §9). A server that cannot be reached ends nothing. */
export async function keepFresh(): Promise<void> {
  const held = tokens.read();
  if (held === null || !needsRefresh(held.token, Date.now())) return;
  await renew();
}

/** Renews the login now; answers who is logged in after it. */
export async function renew(): Promise<TokenClaims | null> {
  try {
    await api.refresh();
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  }
  return currentClaims();
}

let left = false;

/** Whether the login was ended by whoever it belonged to, and not by the server or in another tab. */
export const hasLeft = (): boolean => left && tokens.read() === null;

const farewells = new Set<() => Promise<unknown>>();

/** Has something done while the login still holds, e.g. what is not saved yet; the answer takes it back. */
export function beforeLogOut(act: () => Promise<unknown>): () => void {
  farewells.add(act);
  return () => farewells.delete(act);
}

/** Ends the session at the server, and here in any case. */
export async function logOut(): Promise<void> {
  await Promise.allSettled([...farewells].map((act) => act()));
  left = true;
  try {
    await api.send(logout, {});
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  } finally {
    tokens.write(null);
  }
}
