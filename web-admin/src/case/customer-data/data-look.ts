import { personStatusIcon, type PersonStatusIcon } from '@kontor/domain/person/person-status';
import type { StatusTone } from '../../ui/status/status-look.js';

/** The source of the value that matched a hold rule; null without a match (R3 §9). */
export function findingSource(of: number): string | null {
  if (of === 1) return 'Kunde';
  if (of === 2) return 'Kunde und Auskunft';
  return of >= 3 && of <= 9 ? 'Auskunft' : null;
}

const tones: Readonly<Record<PersonStatusIcon, StatusTone>> = {
  created: 'neutral',
  clock: 'info',
  warning: 'warning',
  check: 'success',
  error: 'danger',
  aborted: 'neutral',
  completed: 'info',
  missing_mail: 'warning',
  default: 'neutral',
};

export function personTone(status: string): StatusTone {
  return tones[personStatusIcon(status)];
}
