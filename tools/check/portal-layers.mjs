/**
 * The parts of the portal, lowest first, each with its concepts in layers, lowest first: `services/portal/src/<part>/<concept>`.
 * A part imports the parts before it, a concept those of the layers before its own. Concepts are entered through
 * `<concept>.module.ts`.
 * @type {readonly { part: string, purpose: string, layers: readonly (readonly string[])[] }[]}
 */
export const portalParts = [
  {
    part: 'http',
    purpose: 'what a concept consists of, what every answer uses, and the app that mounts them all',
    layers: [['concept', 'answer', 'csv', 'pdf', 'openapi'], ['web'], ['app']],
  },
  {
    part: 'case',
    purpose: 'the document of a case, the gateway to its workflow, and what the workflow projects',
    layers: [['case-record'], ['case-process', 'operations'], ['case-projection']],
  },
  {
    part: 'access',
    purpose: 'who somebody is and what they may do: accounts, sessions, approvals',
    layers: [
      ['account'],
      ['second-factor'],
      ['session'],
      ['idempotency', 'approval', 'my-access', 'window-code', 'other-device', 'co-signer'],
      ['registration', 'staff-account'],
    ],
  },
  {
    part: 'bank',
    purpose: 'what the bank configures',
    layers: [['provider-connection'], ['settings'], ['register-user', 'faq']],
  },
  {
    part: 'applicant',
    purpose: 'what applicants enter',
    layers: [['application', 'company-search'], ['person'], ['own-person']],
  },
  {
    part: 'exchange',
    purpose: 'what goes to and fro between bank and customer: files, messages, mails, news of a change',
    layers: [
      ['file-inspection', 'mail-outbox', 'live', 'reply-template'],
      ['document'],
      ['register-document', 'message'],
    ],
  },
  {
    part: 'casework',
    purpose: 'what customers and staff do with a case and read of it',
    layers: [
      ['discrepancy', 'feedback', 'follow-up', 'reminder', 'reporting'],
      ['case-commands'],
      ['status-history', 'hold-dry-run'],
      ['case-details'],
      ['order-export'],
    ],
  },
  {
    part: 'evidence',
    purpose: 'what must be provable later: log, vault, export',
    layers: [['audit'], ['retention'], ['case-export']],
  },
];

/** These have no module: they are types and functions that every concept uses. */
export const openConcepts = ['http/concept', 'http/answer'];

/**
 * Every concept as `<part>/<concept>`, with the folders that it may import besides its own.
 * @type {readonly { concept: string, allowed: readonly string[] }[]}
 */
export const portalConcepts = portalParts.flatMap(({ part, layers }, at) =>
  layers.flatMap((layer, height) =>
    layer.map((name) => ({
      concept: `${part}/${name}`,
      allowed: [
        ...portalParts.slice(0, at).map((lower) => lower.part),
        ...layers.slice(0, height).flatMap((lower) => lower.map((one) => `${part}/${one}`)),
      ],
    })),
  ),
);

/** The rules of the domain that a router or responder runs: those that parse and authorise a request. */
export const edgeRules = [
  '[.]schema[.]ts$',
  '-id[.]ts$',
  '^domain/src/roles/',
  '^domain/src/case/command-roles[.]ts$',
  '^domain/src/approval/four-eyes[.]ts$',
  '^domain/src/person/email[.]ts$',
  '^domain/src/calendar-date/germany-today[.]ts$',
];
