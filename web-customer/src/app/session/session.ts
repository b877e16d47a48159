import { createApiClient, type ApiClient } from '@kontor/api/client';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { logout } from '@kontor/api/session/session.routes';
import type { TokenClaims } from '@kontor/api/session/session.schema';
import { needsRefresh, readTokenClaims } from '@kontor/api/session/token-claims';
import { fetchInLanguage } from './language-client.js';
import { debugSend } from './debug-mode.js';
import { sessionRestored } from './restore-session.js';
import { writeStored } from './storage.js';
import { sessionCookie, tokens } from './tokens.js';

let endedAs: string | undefined;

/** State of the answer that ended the last session, e.g. `confirmed`. */
export const sessionEndState = (): string | undefined => endedAs;

const client = createApiClient({
  baseUrl: '/api',
  tokens,
  cookie: sessionCookie,
  fetch: fetchInLanguage,
  onEnded: ({ state }) => {
    endedAs = state;
  },
});

/** Waits for the session of this browser, so that its late tokens replace none of a login. */
const sendInSession: ApiClient['send'] = async (route, input) => {
  // Without a connection the call itself fails.
  await sessionRestored().catch(() => undefined);
  return client.send(route, input);
};

const commands = new Set<Promise<unknown>>();

/** The typed client with this browser's tokens. */
export const api: ApiClient = {
  ...client,
  send: (route, input) => {
    const answer = (debugSend() ?? sendInSession)(route, input);
    if (route.method === 'GET') return answer;
    const command: Promise<boolean> = answer.then(
      () => commands.delete(command),
      () => commands.delete(command),
    );
    commands.add(command);
    return answer;
  },
  events: (path, onEvent, signal) =>
    debugSend() === undefined ? client.events(path, onEvent, signal) : untilEnded(signal),
};

function untilEnded(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
}

/** Resolves when no command is pending; the answer of a command decides on the next page. */
export async function commandsSettled(): Promise<void> {
  while (commands.size > 0) await Promise.all(commands);
}

/** Claims of the access token; null without a readable one (R1 §4 "Token"). */
export function currentClaims(): TokenClaims | null {
  const held = tokens.read();
  return held === null ? null : readTokenClaims(held.token);
}

/** Refreshes the session when it expires soon, and ends it when its token is unreadable (R2 §8). */
export async function refreshIfExpiring(): Promise<void> {
  const held = tokens.read();
  if (held === null) return;
  if (currentClaims() === null) return tokens.write(null);
  if (!needsRefresh(held.token, Date.now())) return;
  try {
    await api.refresh();
  } catch (error) {
    // Without a connection the session stays.
    if (!(error instanceof ApiProblem)) throw error;
  }
}

let left = false;

/** Whether the customer logged out in this tab. */
export const hasLoggedOut = (): boolean => left && tokens.read() === null;

const saves = new Set<() => Promise<unknown>>();

/** Registers a save of what is being entered; returns a function that removes it. */
export function onSaveEntries(act: () => Promise<unknown>): () => void {
  saves.add(act);
  return () => saves.delete(act);
}

/** Saves what is being entered, as far as that is possible now. */
export async function saveEntries(): Promise<void> {
  await Promise.allSettled([...saves].map((act) => act()));
}

export async function logOut(): Promise<void> {
  await saveEntries();
  left = true;
  try {
    await api.send(logout, {});
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
  } finally {
    tokens.write(null);
    writeStored('device', undefined);
  }
}
