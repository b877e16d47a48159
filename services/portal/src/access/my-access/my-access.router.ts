import {
  type Factors,
  newKeyBodySchema,
  passwordBodySchema,
  type RecoveryCodes,
  removeFactorBodySchema,
  totpConfirmBodySchema,
} from '@kontor/api/second-factor/second-factor.schema';
import { emptyBody, parseBody } from '@kontor/platform/http/validate';
import { Router } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { requiresFactor, type StaffDocument } from '../account/account.module.js';
import {
  challengeOf,
  enrolmentOptions,
  issueTicket,
  secretOf,
  totpUri,
} from '../second-factor/second-factor.module.js';
import type { SessionDeps } from '../session/session.module.js';
import { addKey, confirmTotp, removeFactor, renewRecoveryCodes } from './change-factors.js';
import { ownAccount, requirePassword } from './own-account.js';

export interface MyAccessDeps extends SessionDeps {
  readonly bankName: () => Promise<string>;
}

/** The second factors of whoever is logged in ("Mein Zugang"). */
export function createMyAccessRouter(deps: MyAccessDeps): Router {
  const router = Router();
  router.get('/me/factors', async (_request, response) => {
    response.set('Cache-Control', 'no-store').json(await factorsOf(deps, await ownAccount(deps, response)));
  });
  addBeginnings(router, deps);
  addChanges(router, deps);
  return router;
}

/** What is needed to set a factor up; nothing changes yet. */
function addBeginnings(router: Router, deps: MyAccessDeps): void {
  router.post('/me/factors/totp', async (request, response) => {
    const staff = await ownAccount(deps, response);
    parseBody(emptyBody, request);
    const { accountId, username } = staff;
    const { id, text: enrolment } = issueTicket(deps, 'totp', staff);
    const secret = secretOf(deps, { accountId, id });
    const uri = totpUri(secret, { issuer: await deps.bankName(), label: username });
    response.set('Cache-Control', 'no-store').json({ enrolment, secret: secret.base32, uri });
  });
  router.post('/me/factors/keys/options', async (request, response) => {
    const staff = await ownAccount(deps, response);
    parseBody(emptyBody, request);
    if (!deps.keyPlace.isOffered) throw problem('keys-not-offered');
    const { text: enrolment } = issueTicket(deps, 'key', staff);
    const options = await enrolmentOptions({
      ...{ place: deps.keyPlace, bankName: await deps.bankName(), holder: staff, keys: staff.factors.keys },
      challenge: challengeOf(deps, enrolment),
    });
    response.set('Cache-Control', 'no-store').json({ enrolment, options });
  });
}

function addChanges(router: Router, deps: MyAccessDeps): void {
  router.post('/me/factors/totp/confirm', async (request, response) => {
    const staff = await ownAccount(deps, response);
    const { password, ...typed } = parseBody(totpConfirmBodySchema, request);
    await requirePassword(deps, { staff, password }, request, response);
    response.set('Cache-Control', 'no-store').json(answerOf(await confirmTotp(deps, staff, typed)));
    deps.countFactor('added');
  });
  router.post('/me/factors/keys', async (request, response) => {
    const staff = await ownAccount(deps, response);
    const { password, ...given } = parseBody(newKeyBodySchema, request);
    await requirePassword(deps, { staff, password }, request, response);
    response.set('Cache-Control', 'no-store').json(answerOf(await addKey(deps, staff, given)));
    deps.countFactor('added');
  });
  router.post('/me/factors/recoveryCodes', async (request, response) => {
    const staff = await ownAccount(deps, response);
    await requirePassword(deps, { staff, ...parseBody(passwordBodySchema, request) }, request, response);
    response.set('Cache-Control', 'no-store').json(answerOf(await renewRecoveryCodes(deps, staff)));
    deps.countFactor('recovered');
  });
  router.post('/me/factors/remove', async (request, response) => {
    const staff = await ownAccount(deps, response);
    const removed = parseBody(removeFactorBodySchema, request);
    await requirePassword(deps, { staff, password: removed.password }, request, response);
    await removeFactor(deps, staff, removed);
    deps.countFactor('removed');
    response.status(204).end();
  });
}

const answerOf = (codes: readonly string[]): RecoveryCodes => ({ recoveryCodes: [...codes] });

async function factorsOf(deps: MyAccessDeps, { factors, roles }: StaffDocument): Promise<Factors> {
  const { strongFactorRoles } = await deps.rules();
  const instant = (ms: number): string => new Date(ms).toISOString();
  return {
    totp: factors.totp === null ? null : { since: instant(factors.totp.since) },
    keys: factors.keys.map(({ id, name, since, lastUsed }) => ({
      ...{ id, name, since: instant(since) },
      lastUsed: lastUsed === null ? null : instant(lastUsed),
    })),
    recoveryCodesLeft: factors.recoveryCodes.length,
    required: requiresFactor(roles, strongFactorRoles),
    keysOffered: deps.keyPlace.isOffered,
  };
}
