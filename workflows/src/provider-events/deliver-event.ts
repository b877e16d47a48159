import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { fromBinary } from '@bufbuild/protobuf';
import { eventSourceMapping } from '@kontor/case-client/case/case-enums.message';
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
import { debounceByCase } from './debounce-events.js';

/** How long an event waits for others of its case, ms, so that a burst causes one signal. */
const defaultDebounceMs = 250;
/** Time limit of one call to Temporal, ms; afterwards the stream delivers the event again. */
const attemptMs = 5_000;

/** The case of an event and the signal for it. */
export interface Addressed {
  readonly caseId: CaseId;
  readonly signal: ProviderEventSignal;
}

/** `again`: Temporal did not accept it; the stream delivers it again. */
export const deliveryOutcomes = ['delivered', 'not-found', 'dead-letter', 'again'] as const;
type DeliveryOutcome = (typeof deliveryOutcomes)[number];

interface Deps {
  readonly temporal: Client;
  readonly logger: Logger;
  readonly count: (outcome: DeliveryOutcome) => void;
  readonly debounceMs?: number;
}

/** Decodes an event of the stream; null when it cannot be decoded. */
export function readProviderEvent({ subject, bytes }: Pick<ReceivedEvent, 'subject' | 'bytes'>): Addressed | null {
  try {
    if (subject === 'ev.identity.v1.ProviderEvent') {
      const { caseId, eventId, source, reference } = fromBinary(IdentityEvent, bytes);
      return {
        caseId: caseIdOf(caseId),
        signal: { eventId, source: eventSourceMapping.fromMessage(source), reference },
      };
    }
    if (subject !== 'ev.company_check.v1.ProviderEvent') return null;
    const { caseId, eventId, reference } = fromBinary(CompanyCheckEvent, bytes);
    return { caseId: caseIdOf(caseId), signal: { eventId, source: 'company-check', reference } };
  } catch {
    return null;
  }
}

const isUsable = ({ signal }: Addressed): boolean => signal.eventId !== '';

/**
 * Delivers a provider event to its case as a signal; done when Temporal has accepted it. An event of a closed case is
 * done as well, an unreadable one is a dead letter; any other error is thrown, so that the stream delivers it again.
 */
export function createDelivery({ temporal, logger, count, debounceMs = defaultDebounceMs }: Deps) {
  const deliver = debounceByCase({
    debounceMs,
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
