import { personStatusIcon, type PersonStatusIcon } from '@kontor/domain/person/person-status';
import type { StatusTone } from '../../ui/status-look.js';

/** Whose statement a hold rule hit; null where none did (spec 3 §9 "finding classification"). */
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

/** The tone of a person's status. */
export function personTone(status: string): StatusTone {
  return tones[personStatusIcon(status)];
}
