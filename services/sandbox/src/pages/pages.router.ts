import express, { Router, type NextFunction, type Request, type Response } from 'express';
import { returnUrl } from '../control/control.router.js';
import { OUTCOMES, type IdentityCheck } from '../identity-checks/identity-checks.js';
import { PROVIDERS } from '../ledger/ledger.js';
import { ProviderError } from '../provider-http/answer.js';
import type { Providers } from '../providers/providers.js';
import type { Sandbox } from '../state/sandbox.js';
import { html } from './html.js';
import { closedCheckPage, identityCheckPage } from './identity-check-page.js';
import { layout } from './layout.js';
import { overviewPage, providerPage } from './provider-pages.js';
import { registerPage } from './register-page.js';
import { STYLESHEET } from './stylesheet.js';

/** The pages for people. */
export function createPagesRouter(sandbox: Sandbox, providers: Providers): Router {
  const router = Router();
  router.use(secure(sandbox.config.appUrl));
  router.get('/sandbox.css', (_request, response) => void response.type('css').send(STYLESHEET));
  router.get('/', (_request, response) => void response.send(overviewPage(sandbox)));
  for (const provider of PROVIDERS) {
    router.get(`/${provider}`, (_request, response) => void response.send(providerPage(sandbox, providers, provider)));
  }
  router.get('/company-check/register', (request, response) => {
    const { q } = request.query;
    response.send(registerPage(sandbox, typeof q === 'string' ? q : ''));
  });
  router.get('/identity-check/:id', (request, response) => showCheck(sandbox, checkOf(sandbox, request), response));
  router.post(
    '/identity-check/:id/outcome',
    express.urlencoded({ extended: false, limit: '10kb' }),
    (request, response) => {
      return finishCheck(sandbox, request, response);
    },
  );
  return router;
}

/** 404 page for browsers; other clients get JSON. */
export function answerNotFoundPage(request: Request, response: Response, next: NextFunction): void {
  if (request.method !== 'GET' || request.accepts(['json', 'html']) !== 'html') return next();
  const content = html`<p>Diese Seite gibt es nicht. <a href="/">Zur Übersicht</a></p>`;
  response.status(404).send(layout({ title: 'Nicht gefunden', path: '', content }));
}

/** CSP: own styles only, and forms that may redirect to the portal (browsers check the redirect too). */
function secure(appUrl: string): (request: Request, response: Response, next: NextFunction) => void {
  const policy = `default-src 'none'; style-src 'self'; form-action 'self' ${new URL(appUrl).origin}; base-uri 'none'; frame-ancestors 'none'`;
  return (_request, response, next) => {
    response.set({
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
    });
    next();
  };
}

function checkOf(sandbox: Sandbox, request: Request): IdentityCheck {
  return sandbox.checks.get(request.params['id'] as string);
}

function showCheck(sandbox: Sandbox, check: IdentityCheck, response: Response): void {
  const { appUrl } = sandbox.config;
  if (check.withdrawn)
    response.send(closedCheckPage('Diese Prüfung wurde zurückgezogen. Sie müssen nichts mehr tun.', appUrl));
  else if (check.final)
    response.send(closedCheckPage('Diese Prüfung ist abgeschlossen. Sie müssen nichts mehr tun.', appUrl));
  else response.send(identityCheckPage(check));
}

async function finishCheck(sandbox: Sandbox, request: Request, response: Response): Promise<void> {
  const check = checkOf(sandbox, request);
  const form = (request.body ?? {}) as Record<string, unknown>;
  const outcome = OUTCOMES.find((candidate) => candidate === form['outcome']);
  if (!outcome) return void response.status(422).send(identityCheckPage(check, 'Bitte wählen Sie ein Ergebnis.'));
  try {
    sandbox.checks.finish(check.id, outcome);
  } catch (error) {
    if (!(error instanceof ProviderError) || error.status !== 409) throw error;
    const message = 'Diese Prüfung wird gerade entschieden oder ist schon abgeschlossen.';
    return void response.status(409).send(closedCheckPage(message, sandbox.config.appUrl));
  }
  await sandbox.store.settled();
  response.redirect(303, returnUrl(sandbox.config.appUrl, outcome));
}
