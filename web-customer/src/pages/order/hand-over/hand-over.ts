import { continueIdentification, startIdentification } from '@kontor/api/application/order.routes';
import type { Start } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Violation } from '@kontor/api/problem/problem.schema';
import type { YesNo } from '@kontor/domain/answer/answer';
import type { MatchingSource } from '@kontor/domain/application/matching-decision';
import type { Resolution } from '@kontor/domain/matching/resolution';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createElement, useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../../app/notices/notices.js';
import { path } from '../../../app/routes/routes.js';
import { api } from '../../../app/session/session.js';
import { tokens } from '../../../app/session/tokens.js';
import { ownApplicationQuery } from '../../../application-draft/own-application.js';
import { actionForAnswer, actionForProblem, type HandOver, type HandOverAction } from './hand-over-outcome.js';
import type { MismatchPlace } from './mismatch-route.js';
import { TransferNotice } from './TransferNotice.js';

type Answers = Readonly<Record<string, YesNo>>;

interface OrderOptions {
  /** The application was interrupted or on hold before and goes on. */
  readonly continueOrder?: boolean;
  /** Below which pages a mismatch is resolved. */
  readonly from?: MismatchPlace;
}

interface ResolutionOptions {
  /** Where the other side of the comparison comes from (`MatchingCase.source`). */
  readonly source: MatchingSource;
  readonly from: MismatchPlace;
}

/** The two ways to hand an application over; both lead on by themselves, or say what stands in the way. */
export interface HandOverControl {
  readonly busy: boolean;
  /** Has to stand on the page: lies over it while data is transferred. */
  readonly notice: ReactNode;
  /** What the server found wrong at the last attempt. */
  readonly violations: readonly Violation[];
  readonly order: (boxes: Answers, options?: OrderOptions) => Promise<void>;
  readonly continueWith: (resolution: Resolution, options: ResolutionOptions) => Promise<void>;
}

/** Hands the application over, once however often the button is pressed (R1 §4, §8; R2 §4.3, §8). */
export function useHandOver(): HandOverControl {
  const client = useQueryClient();
  const follow = useHandOverAction();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [violations, setViolations] = useState<readonly Violation[]>([]);

  const run = async (handOver: HandOver, send: () => Promise<{ readonly status: number }>): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setViolations([]);
    try {
      const action = await actionOf(handOver, send);
      if (action.kind === 'mend') setViolations(action.violations);
      await follow(action);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };

  return {
    busy,
    violations,
    notice: createElement(TransferNotice, { open: busy }),
    order: (boxes, { continueOrder = false, from = 'order' } = {}) =>
      run({ call: 'order', continued: continueOrder, place: from }, () =>
        sendOrder(boxes, continueOrder, continueOrder ? undefined : seenVersion(client)),
      ),
    continueWith: (resolution, { source, from }) =>
      // What the customer's own documents say cannot be answered by ending: that page is just left.
      resolution.resolution === 'ABORT' && source === 'DOCUMENT'
        ? follow({ kind: 'go', route: 'hub-identifizierung-status' })
        : run({ call: 'continue', source, place: from }, () =>
            api.send(continueIdentification, { body: bodyOf(resolution), idempotencyKey: crypto.randomUUID() }),
          ),
  };
}

/** Does what follows from an answer; what was read before it counts no longer. */
function useHandOverAction() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async (action: HandOverAction): Promise<void> => {
    await client.invalidateQueries({ refetchType: 'none' });
    switch (action.kind) {
      case 'go':
        await navigate(path(action.route));
        break;
      case 'resolve':
        keepStart(client, action.start);
        await navigate(path(action.route));
        break;
      case 'login':
        tokens.write(null);
        await navigate(path('hub'));
        return;
      case 'hub':
        // First the way, then the word: a new page begins without the notices of the old one.
        await navigate(path('hub'));
        notify({ tone: 'error', title: action.title, body: action.body, traceId: action.traceId });
        break;
      case 'tell':
        notify({ tone: action.tone, title: action.title, body: action.body, traceId: action.traceId });
        break;
      case 'mend':
        notify({ tone: 'error', title: action.title, body: action.body });
        break;
    }
    // After the way on, so that no page that is being left reacts to what it was left for.
    void client.invalidateQueries();
  };
}

type Send = () => Promise<{ readonly status: number }>;

async function actionOf(handOver: HandOver, send: Send): Promise<HandOverAction> {
  try {
    return actionForAnswer((await send()).status, handOver);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return actionForProblem(error, handOver);
  }
}

/** Every attempt has a key of its own: a repeat attaches to what runs, and is told what has become of it. */
function sendOrder(boxes: Answers, continueOrder: boolean, version: number | undefined) {
  return api.send(startIdentification, {
    body: { orderCheckboxes: { ...boxes }, ...(continueOrder ? { continueOrder } : {}) },
    idempotencyKey: crypto.randomUUID(),
    ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
  });
}

/** The version of the application that the customer has before their eyes. */
function seenVersion(client: QueryClient): number | undefined {
  return client.getQueryData(ownApplicationQuery.queryKey)?.version;
}

/** The mismatch page finds the comparison at once, as every other device will. */
function keepStart(client: QueryClient, start: Start): void {
  client.setQueryData(ownApplicationQuery.queryKey, (known) =>
    known === undefined ? known : { ...known, start, status: known.passedToSolarisBank ? known.status : 218 },
  );
}

type ResolutionBody = Parameters<typeof api.send<typeof continueIdentification>>[1]['body'];

/** The same values; only their lists may be changed there. */
function bodyOf(resolution: Resolution): ResolutionBody {
  return resolution as ResolutionBody;
}
