import type { CaseSnapshot } from './case-snapshot.js';
import { isFinal, statusClass, type StatusCode } from './case-status.js';

type Clock = Pick<CaseSnapshot, 'firstOrderedAt' | 'slaMs' | 'slaSince' | 'slaEnded'>;

/** Where the SLA clock goes when a case enters a status: it stops for good when ready or final, and is paused while others must act. */
export function slaAfter(clock: Clock, status: StatusCode, at: number): Pick<Clock, 'slaMs' | 'slaSince' | 'slaEnded'> {
  if (clock.firstOrderedAt === null || clock.slaEnded) {
    return { slaMs: clock.slaMs, slaSince: clock.slaSince, slaEnded: clock.slaEnded };
  }
  const slaMs = clock.slaMs + (clock.slaSince === null ? 0 : at - clock.slaSince);
  const ended = isFinal(status) || statusClass(status) === 'ready' || statusClass(status) === 'archived';
  const rests = statusClass(status) === 'waiting' || statusClass(status) === 'hold';
  return { slaMs, slaSince: ended || rests ? null : at, slaEnded: ended };
}

/** Hours from the first order to ready or final, without time in which customer or bank had to act; null before an order. */
export function slaHours(clock: Clock, now: number): number | null {
  if (clock.firstOrderedAt === null) return null;
  return (clock.slaMs + (clock.slaSince === null ? 0 : now - clock.slaSince)) / 3_600_000;
}

/** Whether the SLA is running, met or missed against a target in hours (setting `slaTargetHours`); null before an order. */
export function slaStatus(clock: Clock, now: number, targetHours: number): 'running' | 'met' | 'missed' | null {
  const hours = slaHours(clock, now);
  if (hours === null) return null;
  if (hours > targetHours) return 'missed';
  return clock.slaEnded ? 'met' : 'running';
}
