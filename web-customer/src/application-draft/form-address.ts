import { path } from '../app/routes/routes.js';
import type { FormKey } from '../progress/form-status.js';
import { headId } from './form-title.js';

/** The address at which a form is corrected, from the summary and back to it (R1 §2 item 11). */
export function formAddress(form: FormKey): string {
  return `${path('hub-identifizierung')}?summary=true#${headId(form)}`;
}

/** Whether the form was opened from the summary. */
export function comesFromSummary(search: URLSearchParams): boolean {
  return search.get('summary') === 'true';
}

/** The address of a form's part of the summary. */
export function summaryAddress(form: FormKey): string {
  return `${path('hub-identifizierung-summary')}#${headId(form)}`;
}
