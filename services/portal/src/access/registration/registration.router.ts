import { consentsBodySchema, verifyBodySchema } from '@kontor/api/session/session.schema';
import { normaliseEmail } from '@kontor/domain/person/email';
import { networkOf } from '@kontor/platform/http/network';
import { parseBody } from '@kontor/platform/http/validate';
import { defaultLanguage, isLanguage, type Language, languageOf } from '@kontor/texts/languages';
import { type Request, Router } from 'express';
import { normaliseCode, requestVerification } from '../account/account.module.js';
import { requestKeyOf } from '../idempotency/idempotency.module.js';
import { casePolicyText } from '../../http/concept/case-policy-text.js';
import { problem } from '../../http/answer/problem-table.js';
import { customerOf, type Session, sessionOf } from '../session/session.module.js';
import { confirmByCode } from './confirm-by-code.js';
import { confirmByLink } from './confirm-by-link.js';
import { giveConsents } from './give-consents.js';
import { register } from './register.js';
import { parseRegistration } from './registration-body.js';
import type { RegistrationDeps } from './registration-deps.js';

const policyHeader = 'kontor-case-policy';

/** Registration, confirmation of the address and consents (R1 §7). */
export function createRegistrationRouter(deps: RegistrationDeps): Router {
  const router = Router();
  router.post('/me/register', async (request, response) => {
    const rules = await deps.rules();
    if (rules.instanceDeactivated) throw problem('instance-deactivated', { state: 'instanceDeactivated' });
    const policy = policyOf(request, deps);
    const { language, ...registration } = parseRegistration(rules, request.body);
    await spendRegistration(deps, request, sessionOf(response));
    await deps.limits.spend('registerByAddress', normaliseEmail(registration.username));
    const pair = await register(deps, {
      registration,
      requestKey: requestKeyOf(response),
      policy,
      hidesTaken: rules.neutralAuthAnswers,
      address: request.ip ?? '',
      language: isLanguage(language) ? language : languageOfNew(registration.beraterEinstieg === true, request),
    });
    response.status(201).json(pair === null ? {} : deps.cookie.show(request, response, pair));
  });
  router.post('/me/consents', async (request, response) => {
    const { accountId } = customerOf(response);
    await giveConsents(deps, accountId, parseBody(consentsBodySchema, request));
    response.status(204).end();
  });
  addVerification(router, deps);
  return router;
}

/** What the browser prefers where the page names no language; an adviser's browser says nothing of the customer. */
function languageOfNew(isByAdviser: boolean, request: Request): Language {
  return isByAdviser ? defaultLanguage : languageOf(request.get('accept-language'));
}

/** The limit depends on where a request comes from, and never on what it says: everybody can call themselves an adviser. */
async function spendRegistration(deps: RegistrationDeps, request: Request, session: Session | null): Promise<void> {
  if (session?.side === 'staff') return deps.limits.spend('registerByStaff', session.accountId);
  const byIp = deps.isFromBank(request) ? 'bankRegisterByIp' : 'registerByIp';
  await deps.limits.spend(byIp, networkOf(request));
}

/** The windows that a test names for its case. @throws Problem 403 outside of the test profile, ZodError */
function policyOf(request: Request, { acceptsCasePolicy }: RegistrationDeps): string {
  const text = request.get(policyHeader);
  if (text === undefined) return '';
  if (!acceptsCasePolicy) throw problem('forbidden');
  casePolicyText.parse(text);
  return text;
}

function addVerification(router: Router, deps: RegistrationDeps): void {
  router.post('/me/requestVerification', async (request, response) => {
    const { accountId } = customerOf(response, { verified: false });
    await deps.limits.spend('mailByIp', networkOf(request));
    await requestVerification(deps, accountId);
    response.status(204).end();
  });
  router.post('/me/verify', async (request, response) => {
    const session = customerOf(response, { verified: false });
    const { code } = parseBody(verifyBodySchema, request);
    await deps.limits.spend('codeByIp', networkOf(request));
    const from = { address: request.ip ?? '', device: deps.deviceOf(request, response) };
    const typed = { code: normaliseCode(code), ...from };
    response.json(deps.cookie.show(request, response, await confirmByCode(deps, session, typed)));
  });
  router.post('/me/simpleVerification/:code', async (request, response) => {
    await deps.limits.spend('codeByIp', networkOf(request));
    const from = { address: request.ip ?? '', device: deps.deviceOf(request, response) };
    const pair = await confirmByLink(deps, request.params.code, from);
    response.json(deps.cookie.show(request, response, pair));
  });
}
