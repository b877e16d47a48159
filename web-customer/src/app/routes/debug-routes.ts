import type { RouteName } from './routes.js';

/** Pages of the debug mode (R1 §2): the real ones on sample data. */
export const debugRoutes = {
  'debug-konto-vergleich': '/debug/produkte/vergleich',
  'debug-konto-eroeffnen': '/debug/produkte/:kontoId',
  'debug-konto-eroeffnen-online': '/debug/produkte/:kontoId/online',
  'debug-identifizierung': '/debug/identifizierung/:kontoId/:rechtsform',
  'debug-identifizierung-summary': '/debug/identifizierung/zusammenfassung',
  'debug-identifizierung-submitted': '/debug/identifizierung/uebertragen',
  'debug-identifizierung-status': '/debug/identifizierung/status',
} as const;

export type DebugRoute = keyof typeof debugRoutes;

export interface DebugParams {
  readonly kontoId: string | number;
  readonly rechtsform: string;
}

export function debugPath(name: DebugRoute, params: DebugParams): string {
  return debugRoutes[name]
    .replace(':kontoId', encodeURIComponent(String(params.kontoId)))
    .replace(':rechtsform', encodeURIComponent(params.rechtsform));
}

const counterparts: Readonly<Partial<Record<RouteName, DebugRoute>>> = {
  'einstieg-konto-vergleich': 'debug-konto-vergleich',
  'einstieg-konto-eroeffnen': 'debug-konto-eroeffnen',
  'konto-eroeffnen': 'debug-konto-eroeffnen',
  'einstieg-konto-eroeffnen-online': 'debug-konto-eroeffnen-online',
  'konto-eroeffnen-online': 'debug-konto-eroeffnen-online',
  // A debug registration has nothing to confirm.
  'hub-aktivierung': 'debug-identifizierung',
  'hub-identifizierung': 'debug-identifizierung',
  'hub-identifizierung-mehrwerte': 'debug-identifizierung-summary',
  'hub-identifizierung-summary': 'debug-identifizierung-summary',
  'hub-identifizierung-submitted': 'debug-identifizierung-submitted',
  'hub-identifizierung-status': 'debug-identifizierung-status',
};

/** The debug page that replaces a page; undefined without one. */
export function debugCounterpart(name: RouteName): DebugRoute | undefined {
  return counterparts[name];
}
