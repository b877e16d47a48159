import { caseStatus } from '@kontor/domain/case/case-status';
import { continueIdentification, startIdentification } from '@kontor/api/application/order.routes';
import type { Start } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { Violation } from '@kontor/api/problem/problem.schema';
import type { YesNo } from '@kontor/domain/answer/answer';
import type { MatchingSource } from '@kontor/domain/application/matching-decision';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import type { Resolution } from '@kontor/domain/matching/resolution';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { createElement, useRef, useState, type ReactNode } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { reloadConfiguration } from '../../../app/configuration/configuration-client.js';
import { notify } from '../../../app/notices/notices.js';
import { path } from '../../../app/routes/routes.js';
import { api } from '../../../app/session/session.js';
import { tokens } from '../../../app/session/tokens.js';
import { ownApplicationQuery } from '../../../application-draft/own-application.js';
import { actionForAnswer, actionForProblem, timeout, type HandOver, type HandOverAction } from './hand-over-outcome.js';
import type { MismatchPlace } from './mismatch-route.js';
import { TransferNotice } from './TransferNotice.js';

type Answers = Readonly<Record<string, YesNo>>;

interface ResolutionOptions {
  /** The source of the comparison (`MatchingCase.source`). */
  readonly source: MatchingSource;
  readonly from: MismatchPlace;
}

/** Order and resolution; both redirect, or show why they cannot. */
export interface HandOverControl {
  readonly busy: boolean;
  /** Must be rendered; covers the page during the transfer. */
  readonly notice: ReactNode;
  /** The server's violations of the last attempt. */
  readonly violations: readonly Violation[];
  /** The configuration under which an order was refused because the bank has changed its offer. */
  readonly offerBefore: BankConfiguration | undefined;
  readonly order: (boxes: Answers, bank: BankConfiguration) => Promise<void>;
  readonly continueWith: (resolution: Resolution, options: ResolutionOptions) => Promise<void>;
}

/** Transfers the application, once for any number of clicks (R1 §4, §8; R2 §4.3, §8). */
export function useHandOver(): HandOverControl {
  const client = useQueryClient();
  const follow = useHandOverAction();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [violations, setViolations] = useState<readonly Violation[]>([]);
  const [offerBefore, setOfferBefore] = useState<BankConfiguration>();

  const run = async (handOver: HandOver, send: Send, bank?: BankConfiguration): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    setViolations([]);
    setOfferBefore(undefined);
    try {
      const action = await actionOf(handOver, send);
      if (action.kind === 'correct') setViolations(action.violations);
      if (action.kind === 'offer') setOfferBefore(bank);
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
    offerBefore,
    order: (boxes, bank) =>
      run({ call: 'order', place: 'order' }, () => sendOrder(boxes, bank, seenVersion(client)), bank),
    continueWith: (resolution, { source, from }) =>
      // A mismatch of the customer's own documents cannot be aborted; the page is just left.
      resolution.resolution === 'ABORT' && source === 'DOCUMENT'
        ? follow({ kind: 'go', route: 'hub-identifizierung-status' })
        : run({ call: 'continue', source, place: from }, () =>
            api.send(continueIdentification, { body: bodyOf(resolution), idempotencyKey: crypto.randomUUID() }),
          ),
  };
}

/** Applies a response; data that was read before it is outdated. */
function useHandOverAction() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
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
        // Navigation first, because a new page removes the notices of the previous one.
        await navigate(path('hub'));
        notify({ tone: 'error', title: action.title, body: action.body, errorNumber: action.errorNumber });
        break;
      case 'message':
        notify({ tone: action.tone, title: action.title, body: action.body, errorNumber: action.errorNumber });
        break;
      case 'offer':
        await revalidate();
        break;
      case 'correct':
        notify({ tone: 'error', title: action.title, body: action.body });
        break;
    }
    // After the navigation, so that the page that is being left does not react.
    void client.invalidateQueries();
  };
}

type Send = () => Promise<{ readonly status: number }>;

async function actionOf(handOver: HandOver, send: Send): Promise<HandOverAction> {
  try {
    return actionForAnswer((await send()).status, handOver);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const action = actionForProblem(error, handOver);
    if (action.kind !== 'offer') return action;
    return reloadConfiguration().then(() => action, timeout);
  }
}

/** A new key for every attempt: a repeat attaches to the running one and gets its result. */
function sendOrder(boxes: Answers, { settingsVersion }: BankConfiguration, version: number | undefined) {
  return api.send(startIdentification, {
    body: { orderCheckboxes: { ...boxes }, settingsVersion },
    idempotencyKey: crypto.randomUUID(),
    ...(version === undefined ? {} : { ifMatch: `"${version}"` }),
  });
}

/** The version of the application that the customer sees. */
function seenVersion(client: QueryClient): number | undefined {
  return client.getQueryData(ownApplicationQuery.queryKey)?.version;
}

/** Lets the mismatch page find the comparison at once. */
function keepStart(client: QueryClient, start: Start): void {
  client.setQueryData(ownApplicationQuery.queryKey, (known) =>
    known === undefined
      ? known
      : { ...known, start, status: known.passedToSolarisBank ? known.status : caseStatus.transferring },
  );
}

type ResolutionBody = Parameters<typeof api.send<typeof continueIdentification>>[1]['body'];

/** The same values; only their lists may be changed by the form. */
function bodyOf(resolution: Resolution): ResolutionBody {
  return resolution as ResolutionBody;
}
