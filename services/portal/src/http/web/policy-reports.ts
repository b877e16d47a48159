import { networkOf } from '@kontor/platform/http/network';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { httpProblem } from '@kontor/platform/problem/http-problem';
import { secondsOf } from '@kontor/platform/problem/retry-after';
import express, { Router, type RequestHandler } from 'express';
import { Counter } from 'prom-client';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import * as z from 'zod';
import { policyDirectives, policyReportPath } from './page-policy.js';

/** Longest report, bytes: an address and a few names. */
const maxReportBytes = 16_384;
/** Reports of one network in so many seconds: a page has a handful, a program has more. */
const usualLimit = { points: 60, duration: 60 };

const reportSchema = z.object({
  'csp-report': z.looseObject({
    'document-uri': z.string().default(''),
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
  }),
});

/**
 * Counts the reports of browsers about breaches of the pages' policy, by app and directive (CSP 3, 5.3). A report may
 * contain an address with a token, so nothing of it is kept or logged.
 */
export function createPolicyReports({ registry }: Pick<Metrics, 'registry'>, limit = usualLimit): Router {
  const reports = new Counter({
    name: 'policy_reports_total',
    help: 'Breaches of the content security policy that browsers reported',
    labelNames: ['app', 'directive'],
    registers: [registry],
  });
  for (const app of ['customer', 'back-office']) reports.inc({ app, directive: 'script-src' }, 0);
  const text = express.text({ limit: maxReportBytes, type: () => true });
  return Router().post(policyReportPath, limitedByNetwork(limit), text, (request, response) => {
    const body = reportOf(request.body);
    if (body === null) throw httpProblem(400);
    reports.inc(body);
    response.status(204).end();
  });
}

/** In this process alone: what a network sends too much is lost, and nothing else depends on it. */
function limitedByNetwork(limit: typeof usualLimit): RequestHandler {
  const limiter = new RateLimiterMemory(limit);
  return async (request, _response, next) => {
    const refused = await limiter.consume(networkOf(request)).then(
      () => null,
      (reason: unknown) => reason,
    );
    if (refused === null) return next();
    const seconds = refused instanceof RateLimiterRes ? secondsOf(refused.msBeforeNext) : limit.duration;
    next(httpProblem(429, { extensions: { retryAfterSeconds: seconds } }));
  };
}

function reportOf(body: unknown): { readonly app: string; readonly directive: string } | null {
  const parsed = reportSchema.safeParse(jsonOf(body));
  if (!parsed.success) return null;
  const { 'document-uri': page, ...report } = parsed.data['csp-report'];
  const named = (report['effective-directive'] ?? report['violated-directive'] ?? '').split(' ')[0] ?? '';
  const directive = policyDirectives.find((one) => named === one || named.startsWith(`${one}-`)) ?? 'other';
  const path = URL.canParse(page) ? new URL(page).pathname : '';
  return { app: /^\/bm(?:\/|$)/.test(path) ? 'back-office' : 'customer', directive };
}

function jsonOf(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}
