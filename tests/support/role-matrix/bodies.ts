import { pdf } from '../files.js';
import { personCompletion } from '../person-completion.js';
import type { DescribedRoute } from './described-routes.js';
import { quietSetting } from './targets.js';

/** Valid bodies, by which a call that is not refused would have an effect. */
const bodies: Readonly<Record<string, unknown>> = {
  'PUT /bgo_identifications/{id}': { registerData: {}, firma: {}, people: [], mehrwerteSelection: {} },
  'PUT /businesses/{id}': { industry: 'Handel' },
  'PUT /people/{id}': { phone: '0431 100' },
  'PUT /beneficial_owners/{id}': { votingShare: 30 },
  'PATCH /person_complete/{id}': personCompletion,
  'PATCH /me/person': personCompletion,
  'PUT /me/language': { language: 'en' },
  'POST /person_link/open': { link: 'x'.repeat(43) },
  'POST /person_link/send_code': { link: 'x'.repeat(43) },
  'POST /person_link/get_token': { link: 'x'.repeat(43), code: 'ABCDEF' },
  'PATCH /person_complete_done/{id}': { status: 'information_completed' },
  'POST /person/{id}/missing-mail': { email: 'neu@example.de', start_identification: true },
  'POST /me/startIdentification': { orderCheckboxes: {} },
  'POST /me/continue-identification': { resolution: 'ABORT', kind: 'FUNCTIONARIES' },
  'POST /bgo_identifications/messages': { message: 'Guten Tag' },
  'POST /bgo_identifications/{id}/messages': { message: 'Guten Tag' },
  'POST /bgo_identifications/{id}/bank-memos': { content: 'Notiz' },
  'PATCH /bgo_identifications/{id}/bank-memo': { bankMemo: 'Notiz' },
  'POST /bgo_identifications/{id}/start': { reason: 'Geprüft' },
  'PATCH /bgo_identifications_status/{id}/setStatus': { status: 410 },
  'POST /bgo_identifications_portal/assign': { accountId: '', ids: [1] },
  'POST /bgo_identifications_portal/{id}/assign': { accountId: '' },
  'PUT /bgo_identifications_portal/{id}/followUp': { day: '2030-01-01', reason: 'Rückruf' },
  'POST /bgo_identifications_portal/{id}/reminders': { topic: 'draft', personId: null },
  'PUT /bgo_identifications_portal/{id}/reminders/paused': { paused: false },
  'POST /reminders/stop': { token: 'none' },
  'PUT /bgo_identifications_portal/{id}/discrepancyReport/extract': { step: 0, hasEntry: false, owners: [] },
  'POST /bgo_identifications_portal/{id}/discrepancyReport/decision': {
    ...{ step: 1, outcome: 'notReported', reason: 'Schreibfehler im Antrag' },
  },
  'POST /bgo_identifications_portal/{id}/linkExistingParty': { subject: 'business', personennummer: '3900000001' },
  'POST /bgo_identifications_portal.csv': { filter: {} },
  'POST /reportingSummarySearch': {},
  'POST /admin_account': {
    ...{ username: 'matrix@bank.example', salutation: 'MS', firstName: 'Nele', lastName: 'Neu', roles: ['ROLE_ADMIN'] },
  },
  'PATCH /admin_account/{id}': { lastName: 'Neu' },
  'POST /settings': { name: 'matrixSetting', value: 1 },
  'PUT /settings/{name}': { name: quietSetting, value: {} },
  'PUT /settings': { values: { mailDisclaimer: 'Hinweis' } },
  'POST /settings/{name}/check': {},
  'PUT /settings_drafts/{name}': { values: {}, basedOn: 0 },
  'POST /settings_versions': { names: ['mehrwerte'], reason: 'Geprüft' },
  'POST /settings_versions/{number}/restore': { reason: 'Geprüft' },
  'POST /hold_rules_dry_runs': { rules: {} },
  'POST /admin/create-transparency-register-user': { email: 'bank@example.de', password: 'Registerkennwort-7' },
  'POST /download_tickets': { path: '/feedbacks.csv' },
  'POST /me/getTokenByWindow': { code: 'gibt-es-nicht-0000000001' },
};

const queries: Readonly<Record<string, string>> = {
  'GET /bgo_identifications_portal/counts': `?filters=${encodeURIComponent('[{}]')}`,
  'GET /hold_rules_dry_runs/{id}/cases': '?group=both',
  'POST /bgo_identifications_portal/{id}/passToAgree21': '?mode=KUNDE',
};

export const nameOf = ({ method, path }: DescribedRoute): string => `${method} ${path}`;

export const queryOf = (route: DescribedRoute): string => queries[nameOf(route)] ?? '';

/** No route accepts this: who gets as far as this answer was let in, and changes nothing. */
export const refusedBody: unknown = { surprise: true };

/** What a route accepts; undefined for one without a body. */
export function bodyOf(route: DescribedRoute): unknown {
  if (route.method === 'GET') return undefined;
  if (route.isForm) {
    const form = new FormData();
    form.append('file', pdf('Vertrag'), 'datei.pdf');
    return form;
  }
  return bodies[nameOf(route)];
}
