import { setTimeout as wait } from 'node:timers/promises';
import type { Request, Response } from 'express';
import type { FaultMode, Faults } from '../faults/faults.js';
import type { Store } from '../journal/store.js';
import type { Ledger, Provider } from '../ledger/ledger.js';
import { errorAnswer, NoResponse, type Answer, type Handle, type ProviderCall } from './answer.js';
import { requestHash, type Idempotency } from './idempotency.js';
import { readCall, referenceOf } from './read-call.js';

export interface CallContext {
  store: Store;
  ledger: Ledger;
  faults: Faults;
  provider: Provider;
  /** `null` for a provider that ignores the Idempotency-Key. */
  idempotency: Idempotency | null;
  handle: Handle;
  body: 'json' | 'raw';
}

interface Outcome {
  /** `null` when nothing is answered. */
  answer: Answer | null;
  call: ProviderCall | null;
  replayed: boolean;
}

const SILENCE_MS = 120_000;

/** Handles one request: latency, fault, effect, ledger, journal, response. */
export async function answerCall(context: CallContext, request: Request, response: Response): Promise<void> {
  const { faults, provider, store } = context;
  const target = { provider, reference: referenceOf(readable(request, context.body)) };
  const { latencyMs } = faults.get(target);
  if (latencyMs > 0) await wait(latencyMs);
  const fault = faults.next(target, `${request.method} ${request.path}`);
  // No await until `settled`: effect, ledger entries and stored response are one journal line.
  const outcome = needsEffect(fault)
    ? perform(context, request)
    : { answer: faultAnswer(fault), call: null, replayed: false };
  record(context, request, { outcome, fault });
  await store.settled();
  if (outcome.answer === null) return holdResponse(response);
  if (fault === 'execute-and-timeout') return void request.socket.destroy();
  if (fault === 'garbage') return void response.status(200).type('json').send('{"id": "');
  if (fault === '429') response.set('retry-after', '1');
  if (outcome.replayed) response.set('idempotent-replayed', 'true');
  await send(response, outcome.answer);
}

function needsEffect(fault: FaultMode): boolean {
  return fault === 'none' || fault === 'execute-and-timeout';
}

function faultAnswer(fault: FaultMode): Answer | null {
  if (fault === 'silence') return null;
  if (fault === '422') return { status: 422, body: { code: 'rejected', message: 'The call is refused.' } };
  if (fault === '429') return { status: 429, body: { code: 'rate_limited', message: 'Too many requests.' } };
  if (fault === 'garbage') return { status: 200 };
  return { status: 500, body: { code: 'internal', message: 'The provider failed.' } };
}

function perform(context: CallContext, request: Request): Outcome {
  let call: ProviderCall | null = null;
  try {
    call = readCall(request, context.body);
    const { idempotency } = context;
    if (request.method !== 'POST' || call.key === null || idempotency === null) {
      return { answer: context.handle(call), call, replayed: false };
    }
    const hash = requestHash({ method: request.method, path: request.path, headers: call.headers, raw: call.raw });
    const stored = idempotency.find(call.key, hash);
    if (stored) return { answer: stored, call, replayed: true };
    const answer = context.handle(call);
    idempotency.keep(call.key, hash, answer);
    return { answer, call, replayed: false };
  } catch (error) {
    return { answer: error instanceof NoResponse ? null : errorAnswer(error), call, replayed: false };
  }
}

function record(context: CallContext, request: Request, result: { outcome: Outcome; fault: FaultMode }): void {
  const { outcome, fault } = result;
  const isCut = outcome.answer === null || fault === 'execute-and-timeout';
  context.ledger.recordCall({
    provider: context.provider,
    method: request.method,
    path: request.path,
    key: request.get('idempotency-key') ?? null,
    reference: referenceOf(outcome.call ?? readable(request, context.body)),
    status: isCut ? null : (outcome.answer?.status ?? null),
    fault: fault === 'none' ? null : fault,
    replayed: outcome.replayed,
  });
}

/** The ledger entry of a call that was not performed; an unreadable one has no reference. */
function readable(request: Request, body: 'json' | 'raw'): Pick<ProviderCall, 'json' | 'query' | 'headers'> {
  try {
    return readCall(request, body);
  } catch {
    return { json: null, query: {}, headers: {} };
  }
}

function holdResponse(response: Response): void {
  const timer = setTimeout(() => response.destroy(), SILENCE_MS);
  timer.unref();
  response.on('close', () => clearTimeout(timer));
}

async function send(response: Response, answer: Answer): Promise<void> {
  response.status(answer.status);
  if (answer.file) {
    response.set('content-disposition', `attachment; filename="${answer.file.name}"`);
    response.type(answer.file.contentType).send(await answer.file.read());
  } else if (answer.body === undefined) response.end();
  else response.json(answer.body);
}
