import { path } from '../app/routes/routes.js';
import type { FormKey } from '../progress/form-status.js';
import { headId } from './form-title.js';

/** The address at which a form is corrected, from the summary and back to it (R1 §2 item 11). */
export function formAddress(form: FormKey): string {
  return `${path('hub-identifizierung')}?summary=true#${headId(form)}`;
}

/** The address at which another package is chosen, from the summary and back to it. */
export function packageAddress(): string {
  return `${path('hub-identifizierung-switch-konto')}?summary=true`;
}

/** Whether a page was opened from the summary, to which it returns. */
export function comesFromSummary(search: URLSearchParams): boolean {
  return search.get('summary') === 'true';
}

/** The address of a form's part of the summary. */
export function summaryAddress(form: FormKey): string {
  return `${path('hub-identifizierung-summary')}#${headId(form)}`;
}
