import { routes } from '@kontor/api/routes';
import { sessionHeaders } from '@kontor/api/session/session-header';
import { defaultLanguage, type Language, languageOf } from '@kontor/texts/languages';
import type { Request, Response } from 'express';
import { addressOf } from './route-address.js';

const staffRoutes = routes.filter(({ access }) => access === 'staff').map(({ path }) => addressOf(path));

/** The language in which a request is answered: what a customer prefers, and German for staff and their app. */
export function answerLanguage(request: Request, response: Response): Language {
  return isOfStaff(request, response) ? defaultLanguage : languageOf(request.get('accept-language'));
}

function isOfStaff(request: Request, response: Response): boolean {
  const session = response.locals['session'] as { readonly side?: unknown } | undefined;
  if (session !== undefined) return session.side === 'staff';
  if (request.get('x-session') === sessionHeaders.staff) return true;
  const path = request.originalUrl.replace(/^\/api|\?.*$/g, '');
  return staffRoutes.some((address) => address.test(path));
}
