import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import { Router, type RequestHandler } from 'express';
import { type AccountDeps, type LoginAccount, createFindAccount, createUsernameOf } from '../account/account.module.js';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import { keyPlaceOf } from '../second-factor/second-factor.module.js';
import { createAuthenticate } from './authenticate.js';
import { createCodeBrowsers } from './code-browsers.js';
import { createDownloadTickets } from './download-tickets.js';
import { createKnownDevices } from './known-devices.js';
import { measureFactors, measureLogins } from './login-metrics.js';
import { createLoginRouter } from './login.router.js';
import type { SessionDeps } from './session-deps.js';
import { createSessionCookie } from './session-cookie.js';
import { createMongoSessionRepository, defineSessionModel } from './session.repository.mongo.js';
import { createSessionRouter } from './session.router.js';
import { createSessions, type EndedSession, lifetimeMs } from './sessions.js';
import { createMongoTicketRepository, defineTicketModel } from './ticket.repository.mongo.js';
import { createTokens } from './tokens.js';

export type { DeviceAccount } from './known-devices.js';
export { takeLoginTry } from './login-tries.js';
export { startCustomerSession } from './start-customer-session.js';
export type { LoginPlace } from './start-staff-session.js';
export type { RefusedLogin, SessionDeps } from './session-deps.js';
export {
  anyReaderOf,
  asReader,
  coSignerOf,
  type CustomerSession,
  customerOf,
  type PersonSession,
  personSessionOf,
  readerOf,
  type Session,
  sessionOf,
  staffOf,
} from './session.js';
export type { EndedSession, Sessions } from './sessions.js';
export type { TokenPair } from './tokens.js';

export interface SessionModule extends Concept {
  readonly deps: SessionDeps;
  /** Stores the session on the response; runs before all routers. */
  readonly authenticate: RequestHandler;
}

interface LoginHooks {
  readonly onLogin: (login: LoginAccount, address: string) => Promise<void>;
  readonly onLoginFailed: NonNullable<SessionDeps['onLoginFailed']>;
  readonly onReused: (login: LoginAccount) => Promise<void>;
  readonly onEnded: (session: EndedSession) => Promise<void>;
}

/** Login, sessions and download tickets. */
export function createSession(
  { config, metrics, mongo, now }: PortalDeps,
  account: AccountDeps,
  { onLogin, onLoginFailed, onReused, onEnded }: LoginHooks,
): SessionModule {
  const { connection } = mongo.portal;
  const sessionModel = defineSessionModel(connection);
  const ticketModel = defineTicketModel(connection);
  mongo.portal.onConnected(() => ensureIndexes([sessionModel, ticketModel]));
  const { TOKEN_PRIVATE_KEY: privateKeyPem, KONTOR_INSTANCE: instance, ACCESS_TOKEN_SECONDS: accessSeconds } = config;
  const countLogin = measureLogins(metrics);
  const sessions = createSessions({
    onLogin,
    onStarted: ({ side }) => countLogin(side, 'done'),
    onReused: async (login) => {
      countLogin(login.side, 'reused');
      await onReused(login);
    },
    onEnded,
    repository: createMongoSessionRepository(sessionModel),
    tokens: createTokens({ privateKeyPem, instance, accessSeconds }),
    findAccount: createFindAccount(account),
    usernameOf: createUsernameOf(account.keys),
    now,
  });
  const onRefused: LoginHooks['onLoginFailed'] = async (attempt) => {
    countLogin(attempt.side, attempt.outcome);
    await onLoginFailed(attempt);
  };
  const counts = { onLoginFailed: onRefused, countFactor: measureFactors(metrics) };
  const browsers = ofBrowsers(account, { instance, appUrl: config.APP_URL, now });
  const deps = { ...account, ...browsers, sessions, ...counts };
  const tickets = createDownloadTickets({ repository: createMongoTicketRepository(ticketModel), sessions, now });
  return {
    deps,
    authenticate: createAuthenticate(sessions, tickets),
    router: Router().use(createLoginRouter(deps), createSessionRouter(deps, tickets)),
  };
}

/** What depends on the address of the portal: cookies and security keys. */
function ofBrowsers(
  { deriveSecret }: AccountDeps,
  { instance, appUrl, now }: { readonly instance: string; readonly appUrl: string; readonly now: () => number },
): Pick<SessionDeps, 'deviceOf' | 'codeBrowserOf' | 'cookie' | 'keyPlace'> {
  const secure = new URL(appUrl).protocol === 'https:';
  return {
    deviceOf: createKnownDevices({ deriveSecret, instance, secure, now }),
    codeBrowserOf: createCodeBrowsers({ deriveSecret, instance, secure, now }),
    cookie: createSessionCookie({ instance, appUrl, maxAgeMs: lifetimeMs }),
    keyPlace: keyPlaceOf(appUrl),
  };
}
