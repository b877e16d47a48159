import { formatHours } from '../ui/time.js';

const states: Readonly<Record<string, string>> = { running: 'läuft', met: 'eingehalten', missed: 'überschritten' };

/** The SLA line for support: hours needed so far with two decimals, and how they stand to the target (spec 3 §2.5). */
export function slaText({ status, hours }: { readonly status: string; readonly hours: number }): string {
  const state = states[status];
  return `SLA: ${formatHours(hours)} Stunden${state === undefined ? '' : `, ${state}`}`;
}
