import { routes } from '@kontor/api/routes';
import type { RequestHandler } from 'express';
import { problem } from '../../http/answer/problem-table.js';
import { addressOf } from '../../http/answer/route-address.js';
import { sessionOf } from '../session/session.module.js';

const allowed = /^\/(?:me\/(?:consents|language|logout|verify|abort|requestVerification)|download_tickets)\/?$/;

/** What needs no login, e.g. stopping reminders. */
const open = routes.filter(({ access }) => access === 'public').map(({ path }) => addressOf(path));

/** Requires the consents of a customer registered by an adviser before any write to the application. */
export const consentGuard: RequestHandler = ({ method, path }, response, next) => {
  const session = sessionOf(response);
  const lacksConsents = session?.verified === true && session.lacksConsents === true;
  const isWrite = !['GET', 'HEAD', 'OPTIONS'].includes(method);
  if (lacksConsents && isWrite && ![allowed, ...open].some((address) => address.test(path)))
    throw problem('consents-missing');
  next();
};
