import { claimEffect, type Effect } from '@kontor/platform/effect-once/claim-effect';
import type { EffectRecords, Lease } from '@kontor/platform/effect-once/effect-records';
import { openJson, sealJson, type KeyRing, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Request, RequestHandler, Response } from 'express';
import { personSessionOf, sessionOf } from '../session/session.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { recordAnswer, repeatAnswer, type RecordedAnswer } from './recorded-answer.js';
import { rememberRequestKey } from './request-key.js';

const keyForm = /^[\x21-\x7e]{1,255}$/;
const leaseMs = 60_000;
const keptMs = 24 * 60 * 60 * 1000;

/** Answers that depend on the moment are not stored. */
const passing = new Set([401, 403, 408, 409, 412, 413, 415, 425, 429]);

interface IdempotencyDeps {
  readonly records: EffectRecords;
  readonly searchHash: (purpose: string, value: string) => string;
  readonly keys: KeyRing;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Idempotency-Key on every POST: the same key and body get the stored answer, another body 422, and 409 while the
 * first request runs. Answers may contain tokens or names and are stored encrypted for a day.
 */
export function createIdempotency(deps: IdempotencyDeps): RequestHandler {
  return async (request, response, next) => {
    const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
    if (key === undefined) {
      next();
      return;
    }
    if (!keyForm.test(key)) throw problem('bad-request');
    const effect = effectOf(deps, request, response, key);
    rememberRequestKey(response, deps.searchHash('request', `${effect.key} ${effect.requestHash}`));
    const lease = await claimOrRepeat(deps, effect, response);
    if (lease === null) return;
    // A client that disconnects does not stop the work; its answer is stored for the repeat.
    recordAnswer(response, (answer) => store(deps, lease, answer));
    next();
  };
}

function effectOf({ searchHash, now }: IdempotencyDeps, request: Request, response: Response, key: string): Effect {
  const caller = sessionOf(response)?.accountId ?? personSessionOf(response)?.sessionId ?? 'nobody';
  const route = `${request.method} ${request.path}`;
  return {
    key: searchHash('idempotency-key', `${caller} ${route} ${key}`),
    requestHash: searchHash('idempotency-body', bodyOf(request)),
    caseId: '',
    expiresAt: new Date(now() + keptMs),
  };
}

/** A form with files is identified by its length, because it is streamed and its boundary changes with each attempt. */
function bodyOf(request: Request): string {
  const body: unknown = request.body;
  return body === undefined ? `length:${request.get('content-length') ?? ''}` : JSON.stringify(body);
}

/** The lease of the request; null when it has been answered here. */
async function claimOrRepeat(deps: IdempotencyDeps, effect: Effect, response: Response): Promise<Lease | null> {
  const { records, keys, now } = deps;
  const claim = await claimEffect(records, effect, { now: new Date(now()), until: new Date(now() + leaseMs) });
  switch (claim.kind) {
    case 'claimed':
      return claim.lease;
    case 'done': {
      const sealed = Buffer.from(claim.result, 'base64');
      repeatAnswer(response, openJson(keys, sealed, effect.key) as RecordedAnswer);
      return null;
    }
    case 'conflict':
      throw problem('idempotency-key-reused');
    case 'busy':
    case 'erased':
      throw problem('request-in-flight', { state: 'busy' });
  }
}

async function store(
  { records, keys, logger }: IdempotencyDeps,
  lease: Lease,
  answer: RecordedAnswer | null,
): Promise<void> {
  try {
    if (answer === null || answer.status >= 500 || passing.has(answer.status)) await records.discard(lease);
    else await records.complete(lease, seal(keys.current, answer, lease.key));
  } catch (error) {
    logger.warn({ err: error }, 'answer could not be stored, a repeat will run once its lease has ended');
  }
}

function seal(key: SealingKey, answer: RecordedAnswer, id: string): string {
  return Buffer.from(sealJson(key, { ...answer, headers: { ...answer.headers } }, id)).toString('base64');
}
