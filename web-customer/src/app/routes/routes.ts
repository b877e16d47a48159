/** Paths by route name; parameters start with a colon. */
export const routes = {
  'einstieg-konto-vergleich': '/start/produkte/vergleich',
  'einstieg-konto-eroeffnen': '/start/produkte/:kontoId',
  'einstieg-konto-eroeffnen-online': '/start/produkte/:kontoId/online',
  'konto-eroeffnen': '/fk/:kontoId',
  'konto-eroeffnen-online': '/fk/:kontoId/online',
  hub: '/hub',
  'hub-login': '/hub/entry',
  'hub-login-link': '/hub/entry/:code',
  'hub-geraet': '/hub/geraet',
  'hub-aktivierung': '/hub/aktivierung',
  'hub-aktivierung-link': '/hub/aktivierung/:code',
  'hub-person': '/hub/person',
  'hub-fenster': '/hub/fenster',
  'hub-erinnerungen': '/hub/erinnerungen',
  fenster: '/start/fenster',
  'beratereinstieg-erfolg': '/start/produkte/beratereinstieg/erfolg',
  'hub-identifizierung': '/hub/identifizierung',
  'hub-identifizierung-switch-konto': '/hub/identifizierung/kontomodell',
  'hub-identifizierung-mehrwerte': '/hub/identifizierung/mehrwerte',
  'hub-identifizierung-summary': '/hub/identifizierung/zusammenfassung',
  'hub-identifizierung-continue': '/hub/identifizierung/fortsetzen',
  'hub-identifizierung-functionaries-mismatch': '/hub/identifizierung/personen-abgleich',
  'hub-identifizierung-beneficiaries-mismatch': '/hub/identifizierung/personen-abgleich-wb',
  'hub-identifizierung-submitted': '/hub/identifizierung/uebertragen',
  'hub-identifizierung-status': '/hub/identifizierung/status',
  'hub-identifizierung-status-functionaries-mismatch': '/hub/identifizierung/status/personen-abgleich',
  'hub-identifizierung-status-beneficiaries-mismatch': '/hub/identifizierung/status/personen-abgleich-wb',
  'identifikation-erfolg': '/identifikation/erfolg',
  'identifikation-fehler': '/identifikation/fehler',
  // The back office is an app of its own: only loading the page opens it.
  bankzugang: '/bm',
  'bankzugang-login': '/bm/login',
  'not-found': '/404',
} as const;

export type RouteName = keyof typeof routes;

type ParamsOf<Path extends string> = Path extends `${string}:${infer Param}/${infer Rest}`
  ? Param | ParamsOf<Rest>
  : Path extends `${string}:${infer Param}`
    ? Param
    : never;

type PathArguments<Name extends RouteName> = [ParamsOf<(typeof routes)[Name]>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<(typeof routes)[Name]>, string | number>>];

type PathOverride = (name: RouteName, params: Readonly<Record<string, string | number>>) => string | undefined;

let override: PathOverride | undefined;

/** Sets a function that may replace the paths of pages; undefined removes it. */
export function overridePaths(elsewhere: PathOverride | undefined): void {
  override = elsewhere;
}

/** The address of a page: `path('einstieg-konto-eroeffnen', { kontoId: 1 })`. */
export function path<Name extends RouteName>(name: Name, ...[params]: PathArguments<Name>): string {
  const values: Readonly<Record<string, string | number>> = params ?? {};
  return override?.(name, values) ?? addressOf(name, values);
}

function addressOf(name: RouteName, values: Readonly<Record<string, string | number>>): string {
  return routes[name].replace(/:(\w+)/g, (_whole, param: string) => encodeURIComponent(String(values[param])));
}
