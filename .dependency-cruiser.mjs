/**
 * What may import what. Each arrow is a list of what a room may reach; whatever is not on it is refused.
 * `deploy/local/arrows.test.mjs` proves every rule by a breach.
 */

const tests = '\\.test\\.(tsx?|mjs)$';
const domain = '^domain/src/';
const proto = '^proto/gen/';
const platform = '^services/platform/src/';
const api = '^services/portal/api/src/';
const contract = '^workflows/contract/src/';
/** @param {string} room */
const ownRoom = (room) => `^${room}/`;
const npm = '(^|/)node_modules/';
/**
 * A package of the registry by name, wherever npm laid it.
 * @param {string} name
 */
const library = (name) => `(^|/)node_modules/${name}(/|$)`;
/** Any file of ours: nothing of node_modules, no built-in module of Node. */
const ours = '^(domain|proto|services|workflows|web-customer|web-admin|tests|deploy)/';

/** @typedef {import('dependency-cruiser').IForbiddenRuleType} Rule */
/** @typedef {{ path: string, pathNot?: string | string[] }} Files */

/**
 * Refuses files of ours that are not named; libraries and built-in modules of Node pass.
 * @param {string} name
 * @param {string} comment
 * @param {Files} from
 * @param {string[]} allowed
 * @returns {Rule}
 */
function arrow(name, comment, from, allowed) {
  return {
    name,
    comment,
    severity: 'error',
    from: { pathNot: tests, ...from },
    to: { path: ours, pathNot: allowed },
  };
}

/**
 * Refuses everything that is not named: other rooms, libraries, built-in modules of Node.
 * @param {string} name
 * @param {string} comment
 * @param {Files} from
 * @param {string[]} allowed
 * @returns {Rule}
 */
function narrowArrow(name, comment, from, allowed) {
  return { name, comment, severity: 'error', from: { pathNot: tests, ...from }, to: { pathNot: allowed } };
}

const pureLibraries = ['@skyra/jaro-winkler', 'cologne-phonetic', 'libphonenumber-js'].map(library);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    narrowArrow(
      'domain',
      'The rules of the trade are pure: zod and a few pure libraries, no I/O, no other room.',
      { path: domain },
      [domain, library('zod'), ...pureLibraries],
    ),
    {
      name: 'domain-zod-in-schemas',
      comment: 'Workflow code reaches the domain, and zod must not come with it: zod stays in *.schema.ts.',
      severity: 'error',
      from: { path: domain, pathNot: ['\\.schema\\.ts$', tests] },
      to: { path: [library('zod'), '\\.schema\\.ts$'], dependencyTypesNot: ['type-only'] },
    },
    narrowArrow('proto', 'Contracts need the protobuf runtime only.', { path: proto }, [
      proto,
      library('@bufbuild/protobuf'),
    ]),
    arrow('platform', 'What every process needs knows no business.', { path: platform }, [platform]),
    arrow('sandbox', 'The stand-ins of the providers know nothing of us.', { path: '^services/sandbox/src/' }, [
      ownRoom('services/sandbox'),
    ]),
    arrow('portal-api', 'What crosses HTTP speaks in terms of the domain.', { path: api }, [api, domain]),
    arrow('portal', 'The portal: domain, proto, platform, api, workflow-contract.', { path: '^services/portal/src/' }, [
      '^services/portal/src/',
      domain,
      proto,
      platform,
      api,
      contract,
    ]),
    {
      name: 'portal-foreign-repository',
      comment: "A concept asks another concept, never the other's collection.",
      severity: 'error',
      from: { path: '^services/portal/src/([^/]+)/', pathNot: [tests, '\\.fake\\.ts$'] },
      to: { path: '^services/portal/src/[^/]+/.*\\.repository(\\.fake)?\\.ts$', pathNot: '^services/portal/src/$1/' },
    },
    ...['identity', 'company-check', 'core-banking', 'notification'].map((name) =>
      arrow(`service-${name}`, 'A service of providers: domain, proto, platform.', { path: `^services/${name}/src/` }, [
        ownRoom(`services/${name}`),
        domain,
        proto,
        platform,
      ]),
    ),
    narrowArrow('workflow-contract', 'The contract: domain and Temporal.', { path: contract }, [
      contract,
      domain,
      library('@temporalio/(workflow|common)'),
    ]),
    narrowArrow(
      'workflow-code',
      'Workflow code: contract, domain and Temporal; no Node, nothing that does I/O.',
      { path: '^workflows/src/.*\\.workflow\\.ts$' },
      ['^workflows/src/.*\\.workflow\\.ts$', contract, domain, library('@temporalio/workflow')],
    ),
    arrow(
      'workflow-processes',
      'Activities, worker and event bridge: contract, proto, platform, domain.',
      { path: '^workflows/src/' },
      ['^workflows/src/', contract, proto, platform, domain],
    ),
    arrow('web-customer', 'The web apps: domain and api.', { path: '^web-customer/' }, [
      ownRoom('web-customer'),
      domain,
      api,
    ]),
    arrow('web-admin', 'The web apps: domain and api.', { path: '^web-admin/' }, [ownRoom('web-admin'), domain, api]),
    {
      name: 'web-customer-no-staff',
      comment: "What only the bank's staff may know is not shipped to customers.",
      severity: 'error',
      from: { path: '^web-customer/src/', pathNot: tests },
      to: { path: '^(domain|services/portal/api)/src/(staff|roles|on-hold|core-banking)/', reachable: true },
    },
    {
      name: 'tests',
      comment: 'Black box: the API, the committed life cycle, engine drivers, the command line of the supervisor.',
      severity: 'error',
      from: { path: '^tests/' },
      to: { path: ours, pathNot: ['^tests/', api] },
    },
    {
      name: 'deploy',
      comment: 'The supervisor starts the rooms and imports none of them.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: ours, pathNot: '^deploy/' },
    },
    {
      name: 'front-door',
      comment: 'Rooms are entered through the exports of their package, never by a path into them.',
      severity: 'error',
      from: {
        path: '^(domain|proto|services/portal/api|services/[^/]+|workflows/contract|workflows|web-customer|web-admin|tests|deploy)/',
      },
      to: { path: ours, pathNot: ['^$1/', '^docs/', '^deploy/sample-bank/.*[.]json$'], dependencyTypes: ['local'] },
    },
    { name: 'no-cycles', comment: 'No cycles.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies',
      comment: 'Only what the package.json of the room names.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '\\.fixture\\.[mc]js$', '^tests/', '\\.config\\.[mc]?[jt]s$'] },
      to: { path: npm, dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'npm-dev'], dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg|woff2)' },
    },
    {
      name: 'no-test-code',
      comment: 'What runs in production reaches no test.',
      severity: 'error',
      from: { path: ours, pathNot: [tests, '\\.fake\\.ts$', '^tests/', '\\.contract\\.ts$'] },
      to: { path: [tests, '\\.fake\\.ts$'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)dist/' },
    tsPreCompilationDeps: true,
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
