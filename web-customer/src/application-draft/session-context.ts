import { createContext, useContext } from 'react';
import type { ApplicationSession } from './application-session.js';

const SessionContext = createContext<ApplicationSession | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

/** The state of the open form. */
export function useSession(): ApplicationSession {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('A part of the form is shown outside of it');
  return session;
}
