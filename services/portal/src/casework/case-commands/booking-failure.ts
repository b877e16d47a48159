import { refusedByCoreBank } from '@kontor/domain/core-banking/booking-failure';
import * as z from 'zod';
import { type ProviderFinding, newestOf } from '../../case/case-record/case-record.module.js';

const refusalSchema = z.looseObject({ messages: z.array(z.string()) });

/**
 * Why the last booking failed, in German: where the core bank refused it, in its own words, which the case's workflow
 * does not have.
 */
export function bookingFailureOf(reason: string, findings: readonly ProviderFinding[]): string {
  if (reason !== refusedByCoreBank) return reason;
  const { messages = [] } = refusalSchema.safeParse(newestOf(findings, 'bookingRefusal')?.content).data ?? {};
  return messages.join(' ') || reason;
}
