import { path } from '../../app/routes/routes.js';

/** The address of the added values; from the summary they are only saved, not walked through (R1 §2 item 9). */
export function mehrwerteAddress({ fromSummary }: { readonly fromSummary: boolean }): string {
  return path('hub-identifizierung-mehrwerte') + (fromSummary ? '?summary=true' : '');
}

export function comesFromSummary(search: URLSearchParams): boolean {
  return search.get('summary') === 'true';
}
