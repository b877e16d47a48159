import { openJson, sealJson, type SealingKey } from '@kontor/platform/crypto/sealed-box';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Request, RequestHandler, Response } from 'express';
import { sessionOf } from '../access/session.js';
import { problem } from '../problem-table.js';
import type { AnswerRecord, AnswerRepository } from './answer.repository.js';
import { recordAnswer, repeatAnswer, type RecordedAnswer } from './recorded-answer.js';
import { rememberRequestKey } from './request-key.js';

const keyForm = /^[\x21-\x7e]{1,255}$/;
const leaseMs = 60_000;
const keptMs = 24 * 60 * 60 * 1000;

/** Answers that depend on the moment are worked out anew: who may, what runs, what is away. */
const passing = new Set([401, 403, 408, 409, 412, 413, 415, 425, 429]);

interface IdempotencyDeps {
  readonly repository: AnswerRepository;
  readonly searchHash: (purpose: string, value: string) => string;
  readonly sealingKey: SealingKey;
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * Idempotency-Key on every POST: the same key and body give the stored answer, another body 422, and 409 while the
 * first request runs. Answers may carry tokens or names and are kept sealed for a day.
 */
export function createIdempotency(deps: IdempotencyDeps): RequestHandler {
  const { repository, now } = deps;
  return async (request, response, next) => {
    const key = request.method === 'POST' ? request.get('idempotency-key') : undefined;
    if (key === undefined) {
      next();
      return;
    }
    if (!keyForm.test(key)) throw problem('bad-request');
    const claim = claimOf(deps, request, response, key);
    rememberRequestKey(response, deps.searchHash('request', `${claim._id} ${claim.requestHash}`));
    const owned = (await repository.claim(claim)) || (await continueOrRepeat(deps, claim, response));
    if (!owned) return;
    // A client that has gone away changes nothing: the work goes on, and its answer waits for the repeat.
    recordAnswer(response, (answer) => settle(deps, claim._id, answer));
    next();
  };

  function claimOf({ searchHash }: IdempotencyDeps, request: Request, response: Response, key: string): AnswerRecord {
    const caller = sessionOf(response)?.accountId ?? 'nobody';
    const route = `${request.method} ${request.path}`;
    return {
      _id: searchHash('idempotency-key', `${caller} ${route} ${key}`),
      requestHash: searchHash('idempotency-body', bodyOf(request)),
      state: 'running',
      leaseUntil: now() + leaseMs,
      sealed: new Uint8Array(),
      expiresAt: now() + keptMs,
    };
  }
}

/** A form with files is told apart by its length: it streams past, and its boundary changes with each try. */
function bodyOf(request: Request): string {
  const body: unknown = request.body;
  return body === undefined ? `length:${request.get('content-length') ?? ''}` : JSON.stringify(body);
}

/** True when the request may run (again); false when it has been answered here. */
async function continueOrRepeat(deps: IdempotencyDeps, claim: AnswerRecord, response: Response): Promise<boolean> {
  const { repository, sealingKey, now } = deps;
  const known = await repository.find(claim._id);
  if (known === null) return repository.claim(claim);
  if (known.requestHash !== claim.requestHash) throw problem('idempotency-key-reused');
  if (known.state === 'done') {
    repeatAnswer(response, openJson(sealingKey, known.sealed, known._id) as RecordedAnswer);
    return false;
  }
  const dead = known.leaseUntil <= now();
  if (dead && (await repository.takeOver(claim._id, known.leaseUntil, now() + leaseMs))) return true;
  throw problem('request-in-flight', { state: 'busy' });
}

async function settle(
  { repository, sealingKey, logger }: IdempotencyDeps,
  id: string,
  answer: RecordedAnswer | null,
): Promise<void> {
  try {
    if (answer === null || answer.status >= 500 || passing.has(answer.status)) await repository.release(id);
    else await repository.finish(id, sealJson(sealingKey, { ...answer, headers: { ...answer.headers } }, id));
  } catch (error) {
    logger.warn({ err: error }, 'answer could not be kept, a repeat will run once its lease has ended');
  }
}
