/**
 * The concepts of the portal, lowest first, each with the concepts that it may import; a concept imports none that
 * follows it in this table. Concepts are entered through `<concept>.module.ts`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
export const portalLayers = {
  csv: [],
  'case-record': [],
  account: ['case-record'],
  session: ['account'],
  'provider-connection': ['session'],
  settings: ['session', 'provider-connection'],
  'register-user': ['session', 'settings'],
  idempotency: ['session'],
  registration: ['account', 'session', 'idempotency'],
  'staff-account': ['csv', 'account', 'session'],
  'case-process': ['case-record'],
  'case-projection': ['case-record', 'case-process'],
  application: ['settings', 'session', 'case-record', 'case-process'],
  person: ['settings', 'session', 'case-record', 'case-process', 'application'],
  document: ['session', 'case-record', 'case-process', 'application'],
  'register-document': ['settings', 'session', 'case-record', 'case-process', 'document'],
  message: ['account', 'session', 'idempotency', 'case-record', 'case-process', 'case-projection', 'document'],
  'case-commands': ['settings', 'session', 'case-record', 'case-process', 'case-projection', 'application'],
  feedback: ['csv', 'settings', 'session', 'case-record', 'case-process', 'document'],
  faq: ['settings', 'session'],
  'case-details': [
    'csv',
    'document',
    'settings',
    'session',
    'case-record',
    'case-process',
    'case-projection',
    'application',
    'case-commands',
  ],
  'order-export': [
    'csv',
    'settings',
    'session',
    'case-record',
    'case-process',
    'application',
    'document',
    'case-commands',
    'case-details',
  ],
  audit: ['session', 'case-record'],
  reporting: ['csv', 'session', 'case-record', 'document'],
  'mail-outbox': ['settings', 'account', 'session', 'case-record', 'case-process', 'application'],
  retention: ['case-record', 'case-process', 'application', 'document', 'message', 'audit'],
  'case-export': ['case-record', 'case-process', 'application', 'document', 'message', 'audit', 'retention'],
  live: ['session'],
  'company-search': ['account'],
  operations: ['case-record'],
  openapi: [],
  web: ['settings'],
};

/** The rules of the domain that a router or responder runs: those that parse and authorise a request. */
export const edgeRules = [
  '[.]schema[.]ts$',
  '-id[.]ts$',
  '^domain/src/roles/',
  '^domain/src/case/command-roles[.]ts$',
  '^domain/src/person/email[.]ts$',
  '^domain/src/calendar-date/germany-today[.]ts$',
];
