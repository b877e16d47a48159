import { formatHours } from '../../ui/time/time.js';

const states: Readonly<Record<string, string>> = { running: 'läuft', met: 'eingehalten', missed: 'überschritten' };

/** Hours spent so far with two decimals, and their relation to the target (R3 §2.5). */
export function slaText({ status, hours }: { readonly status: string; readonly hours: number }): string {
  const state = states[status];
  return `SLA: ${formatHours(hours)} Stunden${state === undefined ? '' : `, ${state}`}`;
}
