export type Who = 'customer' | 'clerk' | 'userAdmin' | 'instanceAdmin' | 'root';

export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** `{id}` is replaced by a case. */
  readonly path: string;
  readonly who: Who;
  /** A valid body; undefined for calls without one. */
  readonly body?: unknown;
  /** A body with a wrong type. */
  readonly wrong?: unknown;
}

/** Every endpoint of the process that needs a session. */
export const endpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/me', who: 'customer' },
  { method: 'GET', path: '/bgo_identifications/{id}', who: 'customer' },
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
  { method: 'GET', path: '/bgo_identifications/status_history_joined', who: 'customer' },
  { method: 'GET', path: '/business_documents', who: 'customer' },
  {
    method: 'POST',
    path: '/download_tickets',
    who: 'customer',
    body: { path: '/bgo_identifications/me/contract_files/download' },
    wrong: { path: 5 },
  },
  { method: 'GET', path: '/bgo_identifications_portal', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/counts', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/clerks', who: 'clerk' },
  {
    method: 'POST',
    path: '/bgo_identifications_portal/assign',
    who: 'clerk',
    body: { accountId: '', ids: [1] },
    wrong: { accountId: 7, ids: 'all' },
  },
  {
    method: 'POST',
    path: '/bgo_identifications_portal.csv',
    who: 'clerk',
    body: { filter: {} },
    wrong: { filter: 'all' },
  },
  { method: 'GET', path: '/bgo_identifications_portal/get_all_active_statuses', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/{id}', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications_portal/{id}/audit', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/status_history_joined', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/bank-memos', who: 'clerk' },
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
  { method: 'POST', path: '/bgo_identifications/{id}/start', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/passToAgree21ready', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/passToAgree21', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/createKontokorrentkonto', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications_portal/{id}/createGirocard', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/contract_files', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/register_documents', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications/{id}/order-documents', who: 'clerk' },
  { method: 'POST', path: '/bgo_fetch_documents_start/{id}', who: 'clerk' },
  { method: 'POST', path: '/bgo_identifications/{id}/order-transparency-register-documents', who: 'clerk' },
  { method: 'GET', path: '/bgo_identifications/{id}/transparency-register-status', who: 'clerk' },
  { method: 'GET', path: '/admin_account', who: 'userAdmin' },
  { method: 'GET', path: '/admin_account.csv', who: 'userAdmin' },
  {
    method: 'POST',
    path: '/admin_account',
    who: 'userAdmin',
    body: { username: 'neu@bank.example', salutation: 'MS', firstName: 'Nele', lastName: 'Neu', roles: ['ROLE_ADMIN'] },
    wrong: { username: 7, roles: 'ROLE_ROOT' },
  },
  { method: 'GET', path: '/admin_account/{id}', who: 'userAdmin' },
  { method: 'PATCH', path: '/admin_account/{id}', who: 'userAdmin', body: { lastName: 'Neu' } },
  { method: 'POST', path: '/admin_account/{id}/invite', who: 'userAdmin' },
  { method: 'POST', path: '/admin_account/{id}/suspend', who: 'userAdmin' },
  { method: 'POST', path: '/admin_account/{id}/unsuspend', who: 'userAdmin' },
  { method: 'GET', path: '/settings_versions', who: 'instanceAdmin' },
  {
    method: 'POST',
    path: '/settings_versions',
    who: 'instanceAdmin',
    body: { names: ['mehrwerte'] },
    wrong: { names: ['bankName'] },
  },
  { method: 'GET', path: '/settings_drafts', who: 'instanceAdmin' },
  { method: 'GET', path: '/settings_drafts/{id}', who: 'instanceAdmin' },
  {
    method: 'PUT',
    path: '/settings_drafts/mehrwerte',
    who: 'instanceAdmin',
    body: { values: {}, basedOn: 0 },
    wrong: { values: 7 },
  },
  { method: 'DELETE', path: '/settings_drafts/{id}', who: 'instanceAdmin' },
  { method: 'GET', path: '/settings_versions/{id}/difference', who: 'instanceAdmin' },
  {
    method: 'POST',
    path: '/settings_versions/{id}/restore',
    who: 'instanceAdmin',
    body: {},
    wrong: { reason: 7 },
  },
  { method: 'GET', path: '/settings/connection.banking', who: 'root' },
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
  { method: 'GET', path: '/my-connect/onboarding-data', who: 'root' },
  { method: 'GET', path: '/admin_webhooks/collection', who: 'root' },
  { method: 'POST', path: '/admin_webhooks/registerAll', who: 'root' },
  { method: 'POST', path: '/admin_webhooks/removeAll', who: 'root' },
];
