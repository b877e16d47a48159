import { fromBinary } from '@bufbuild/protobuf';
import type { ReceivedEvent } from '@kontor/platform/bus/event-consumer';
import type { Logger } from '@kontor/platform/logger/logger';
import { ProviderEventSchema as CompanyCheckEvent } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { ProviderEventSchema as IdentityEvent } from '@kontor/proto/kontor/identity/v1/identity_pb';
import {
  identificationCaseId,
  providerEventSignal,
  type ProviderEventSignal,
} from '@kontor/workflow-contract/identification-case.contract';
import { WorkflowNotFoundError, type Client } from '@temporalio/client';
import { createGatherer } from './gather-events.js';

/** How long an event waits for others of its case, in ms: a burst then wakes the case once. */
const burstMs = 250;
/** How long one attempt to reach Temporal may take, in ms; afterwards the stream brings the event again. */
const attemptMs = 5_000;

/** What an event says: which case, and what to tell it. */
export interface Addressed {
  readonly caseId: string;
  readonly signal: ProviderEventSignal;
}

/** `again`: Temporal could not take it yet. */
export const deliveryOutcomes = ['delivered', 'not-found', 'dead-letter', 'again'] as const;
type DeliveryOutcome = (typeof deliveryOutcomes)[number];

interface Deps {
  readonly temporal: Client;
  readonly logger: Logger;
  /** Counts what became of an event. */
  readonly count: (outcome: DeliveryOutcome) => void;
  readonly gatherMs?: number;
}

/** Reads an event from the bytes of its stream; null for what is none. */
export function readProviderEvent({ subject, bytes }: Pick<ReceivedEvent, 'subject' | 'bytes'>): Addressed | null {
  try {
    if (subject === 'ev.identity.v1.ProviderEvent') {
      const { caseId, eventId, source, reference } = fromBinary(IdentityEvent, bytes);
      if (source !== 'banking' && source !== 'identity-onboarding') return null;
      return { caseId, signal: { eventId, source, reference } };
    }
    if (subject !== 'ev.company_check.v1.ProviderEvent') return null;
    const { caseId, eventId, reference } = fromBinary(CompanyCheckEvent, bytes);
    return { caseId, signal: { eventId, source: 'company-check', reference } };
  } catch {
    return null;
  }
}

const isUsable = ({ caseId, signal }: Addressed): boolean => /^\d+$/.test(caseId) && signal.eventId !== '';

/**
 * Hands a provider's event to its case and is done once Temporal has it. A case that has ended needs no event; what
 * cannot be read never will be; anything else is thrown, so that the event comes again.
 */
export function createDelivery({ temporal, logger, count, gatherMs = burstMs }: Deps) {
  const deliver = createGatherer({
    gatherMs,
    send: (caseId, signal) =>
      temporal.withDeadline(Date.now() + attemptMs, () =>
        temporal.workflow.getHandle(identificationCaseId(caseId)).signal(providerEventSignal, signal),
      ),
  });
  return async (event: ReceivedEvent): Promise<'done' | 'dead-letter'> => {
    const addressed = readProviderEvent(event);
    if (!addressed || !isUsable(addressed)) {
      count('dead-letter');
      return 'dead-letter';
    }
    const { caseId, signal } = addressed;
    try {
      await deliver(caseId, signal);
      count('delivered');
    } catch (error) {
      if (!(error instanceof WorkflowNotFoundError)) {
        count('again');
        throw error;
      }
      count('not-found');
      logger.info({ caseId, eventId: event.id }, 'event of a case that has ended');
    }
    return 'done';
  };
}
