import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { customerWording, type StatusWording } from '@kontor/domain/case-wording/customer-wording';
import { mismatchRoute, type MismatchRoute } from './mismatch-route.js';

/** What the customer of a placed order reads, and the page on which a mismatch is resolved, if there is one. */
export interface PlacedOrder {
  readonly wording: Pick<StatusWording<string>, 'title' | 'happened' | 'next'>;
  readonly resolveAt: MismatchRoute | undefined;
}

/** A placed order continues by itself or by the bank; only a mismatch that is not being handed over asks the customer. */
export function placedOrderOf({
  status,
  start,
  isHandOverUnderWay,
}: Pick<ApplicationAnswer, 'status' | 'start' | 'isHandOverUnderWay'>): PlacedOrder {
  const resolveAt = isHandOverUnderWay ? undefined : mismatchRoute(start?.state, 'order');
  const startState = resolveAt === undefined ? null : start?.state;
  return { resolveAt, wording: customerWording({ status, startState, running: isHandOverUnderWay ? 'order' : null }) };
}
