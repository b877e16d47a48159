import { personCompletion } from '../support/person-completion.js';

export type Who = 'customer' | 'coSigner' | 'clerk' | 'userAdmin' | 'instanceAdmin' | 'root';

export interface Endpoint {
  readonly method: 'POST' | 'PUT' | 'PATCH';
  /** `{id}` is replaced by a case. */
  readonly path: string;
  /** Somebody who may call it. */
  readonly who: Who;
  readonly body: unknown;
  /** A body with a wrong type. */
  readonly wrong: unknown;
}

/** Endpoints that take a body, and need a session. */
export const endpointsWithBody: readonly Endpoint[] = [
  {
    method: 'PUT',
    path: '/bgo_identifications/{id}',
    who: 'customer',
    body: { registerData: {}, firma: {}, people: [], mehrwerteSelection: {} },
    wrong: { firma: { city: 7 }, people: 'none' },
  },
  {
    method: 'POST',
    path: '/me/startIdentification',
    who: 'customer',
    body: { orderCheckboxes: {} },
    wrong: { orderCheckboxes: { agb: 3 } },
  },
  {
    method: 'POST',
    path: '/me/continue-identification',
    who: 'customer',
    body: { resolution: 'ABORT', kind: 'FUNCTIONARIES' },
    wrong: { resolution: 'MAYBE' },
  },
  {
    method: 'PUT',
    path: '/me/language',
    who: 'customer',
    body: { language: 'de' },
    wrong: { language: 'xx' },
  },
  {
    method: 'PATCH',
    path: '/me/person',
    who: 'coSigner',
    body: personCompletion,
    wrong: { ...personCompletion, address: 7 },
  },
  {
    method: 'POST',
    path: '/download_tickets',
    who: 'customer',
    body: { path: '/bgo_identifications/me/contract_files/download' },
    wrong: { path: 5 },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal/assign',
    who: 'clerk',
    body: { accountId: '', ids: [1] },
    wrong: { accountId: 7, ids: 'all' },
  },
  {
    method: 'PUT',
    path: '/bgo_identifications_portal/{id}/followUp',
    who: 'clerk',
    body: { day: '2030-01-01', reason: 'Rückruf' },
    wrong: { day: 7, reason: [] },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal/{id}/reminders',
    who: 'clerk',
    body: { topic: 'draft', personId: null },
    wrong: { topic: 'birthday', personId: 7 },
  },
  {
    method: 'PUT',
    path: '/bgo_identifications_portal/{id}/reminders/paused',
    who: 'clerk',
    body: { paused: true },
    wrong: { paused: 'yes' },
  },
  {
    method: 'PUT',
    path: '/bgo_identifications_portal/{id}/discrepancyReport/extract',
    who: 'clerk',
    body: { step: 0, hasEntry: false, owners: [] },
    wrong: { step: 'first', hasEntry: 'no' },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal/{id}/discrepancyReport/decision',
    who: 'clerk',
    body: { step: 1, outcome: 'notReported', reason: 'Schreibfehler im Antrag' },
    wrong: { step: 1, outcome: 'reported', day: 7 },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal.csv',
    who: 'clerk',
    body: { filter: {} },
    wrong: { filter: 'all' },
  },
  {
    method: 'POST',
    path: '/bgo_identifications/{id}/bank-memos',
    who: 'clerk',
    body: { content: 'Notiz' },
    wrong: { content: { html: 'x' } },
  },
  {
    method: 'PATCH',
    path: '/bgo_identifications_status/{id}/setStatus',
    who: 'clerk',
    body: { status: 410 },
    wrong: { status: 'vierhundertzehn' },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal/{id}/linkExistingParty',
    who: 'clerk',
    body: { subject: 'business', personennummer: '3900000001' },
    wrong: { subject: 7 },
  },
  {
    method: 'POST',
    path: '/admin_account',
    who: 'userAdmin',
    body: { username: 'neu@bank.example', salutation: 'MS', firstName: 'Nele', lastName: 'Neu', roles: ['ROLE_ADMIN'] },
    wrong: { username: 7, roles: 'ROLE_ROOT' },
  },
  {
    method: 'POST',
    path: '/settings_versions',
    who: 'instanceAdmin',
    body: { names: ['mehrwerte'], reason: 'Geprüft' },
    wrong: { names: ['bankName'] },
  },
  {
    method: 'PUT',
    path: '/settings_drafts/mehrwerte',
    who: 'instanceAdmin',
    body: { values: {}, basedOn: 0 },
    wrong: { values: 7 },
  },
  {
    method: 'POST',
    path: '/hold_rules_dry_runs',
    who: 'instanceAdmin',
    body: { rules: {} },
    wrong: { rules: { business: 7 } },
  },
  {
    method: 'POST',
    path: '/settings_versions/{id}/restore',
    who: 'instanceAdmin',
    body: { reason: 'Geprüft' },
    wrong: { reason: 7 },
  },
  {
    method: 'POST',
    path: '/admin/create-transparency-register-user',
    who: 'instanceAdmin',
    body: { email: 'bank@example.de', password: 'Registerkennwort-7' },
    wrong: { email: 7 },
  },
  {
    method: 'PUT',
    path: '/settings/connection.banking',
    who: 'root',
    body: { name: 'connection.banking', value: '' },
    wrong: { name: 'connection.banking', value: 7 },
  },
  {
    method: 'POST',
    path: '/settings/connection.banking/check',
    who: 'root',
    body: {},
    wrong: { value: 7 },
  },
];
