/**
 * Which user may publish and subscribe on the bus. One account; each process is a user, answers only its own service,
 * and has its own inbox, so that no process can read another's answers.
 *
 * @typedef {object} Permissions
 * @property {readonly string[]} publish
 * @property {readonly string[]} subscribe
 */

const streams = ['PROVIDER_EVENTS', 'DEAD_LETTERS'];

/** What a process needs to own and consume a stream. */
const streamApi = streams.flatMap((stream) => [
  `$JS.API.STREAM.*.${stream}`,
  `$JS.API.STREAM.MSG.*.${stream}`,
  `$JS.API.CONSUMER.*.${stream}`,
  `$JS.API.CONSUMER.*.${stream}.>`,
  `$JS.API.CONSUMER.DURABLE.CREATE.${stream}.>`,
  `$JS.API.CONSUMER.MSG.NEXT.${stream}.>`,
  `$JS.API.DIRECT.GET.${stream}`,
  `$JS.API.DIRECT.GET.${stream}.>`,
]);

/** What a provider service may request from the portal. */
const caseFiles = ['svc.cases.v1.GetApplication', 'svc.cases.v1.RecordFinding'];

/** What the worker may request from the portal; requests of operations are not included. */
const caseSteps = [
  'RecordTransitions',
  'EvaluateHold',
  'GetLastSave',
  'PlanReminders',
  'SealEvidence',
  'EraseCase',
  'DestroyCaseKey',
].map((rpc) => `svc.cases.v1.${rpc}`);

/** By which the instances of a service learn of a changed connection. */
const connections = 'live.connections';

/** @type {Readonly<Record<string, Permissions>>} */
const processPermissions = {
  portal: {
    publish: ['svc.identity.>', 'svc.company_check.>', 'svc.core_banking.>', 'svc.notification.>', 'live.>'],
    subscribe: ['svc.cases.>', 'live.>'],
  },
  identity: {
    publish: [...caseFiles, 'svc.cases.v1.ReadDocument', 'ev.identity.>', connections],
    subscribe: ['svc.identity.>', connections],
  },
  'company-check': {
    publish: [...caseFiles, 'ev.company_check.>', connections],
    subscribe: ['svc.company_check.>', connections],
  },
  'core-banking': { publish: [...caseFiles, connections], subscribe: ['svc.core_banking.>', connections] },
  notification: { publish: [], subscribe: ['svc.notification.>'] },
  worker: {
    publish: [
      ...caseSteps,
      'svc.identity.>',
      'svc.company_check.>',
      'svc.core_banking.>',
      'svc.notification.v1.EraseCase',
    ],
    subscribe: [],
  },
  'event-bridge': {
    publish: ['$JS.API.INFO', '$JS.API.STREAM.NAMES', '$JS.API.STREAM.LIST', ...streamApi, '$JS.ACK.>', 'dlq.>'],
    subscribe: ['$JS.EVENT.ADVISORY.>'],
  },
};

/** The user of the supervisor and of the tests, who may do everything. */
export const operator = 'operator';

/** @type {readonly string[]} */
export const natsUsers = [...Object.keys(processPermissions), operator];

/**
 * @param {string} user
 * @returns {string} one entry of the account's users, as NATS's configuration wants it
 */
export function renderPermissions(user) {
  const permissions = processPermissions[user];
  if (permissions === undefined) return '';
  /** @param {readonly string[]} subjects */
  const list = (subjects) => JSON.stringify([...subjects]);
  return [
    'permissions: {',
    `  publish: { allow: ${list(permissions.publish)} }`,
    `  subscribe: { allow: ${list([...permissions.subscribe, `_INBOX_${user}.>`])} }`,
    '  allow_responses: { max: 4, expires: "2m" }',
    '}',
  ].join('\n          ');
}
