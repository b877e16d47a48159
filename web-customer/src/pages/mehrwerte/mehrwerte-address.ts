import { path } from '../../app/routes/routes.js';

/** The address of the options page; from the summary, saving returns to it (R1 §2 item 9). */
export function mehrwerteAddress({ fromSummary }: { readonly fromSummary: boolean }): string {
  return path('hub-identifizierung-mehrwerte') + (fromSummary ? '?summary=true' : '');
}
