import { portalRules } from './tools/check/portal-rules.mjs';

/**
 * What may import what. Each rule lists what a package may import; anything else is refused.
 * `tools/check/dependency-rules.test.mjs` proves every rule by a breach.
 */

const tests = '\\.test\\.(tsx?|mjs)$|/testing/';
const domain = '^domain/src/';
const texts = '^texts/src/';
const proto = '^proto/gen/';
const platform = '^services/platform/src/';
const caseClient = '^services/case-client/src/';
/** Domain types to messages of cases.v1 and back: what both ends of a call share. */
const messages = '^services/case-client/src/[^/]+/[^/]+[.]message[.]ts$';
const api = '^services/portal/api/src/';
const contract = '^workflows/contract/src/';
/** @param {string} folder */
const inside = (folder) => `^${folder}/`;
const npm = '(^|/)node_modules/';
/**
 * A package of the registry by name, wherever npm laid it.
 * @param {string} name
 */
const library = (name) => `(^|/)node_modules/${name}(/|$)`;
/** Any file of ours: nothing of node_modules, no built-in module of Node. */
const ours = '^(domain|texts|proto|services|workflows|web-customer|web-admin|tests|deploy|tools)/';

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
function allowOwn(name, comment, from, allowed) {
  return {
    name,
    comment,
    severity: 'error',
    from: { pathNot: tests, ...from },
    to: { path: ours, pathNot: [npm, ...allowed] },
  };
}

/**
 * Refuses everything that is not named: other packages, libraries, built-in modules of Node.
 * @param {string} name
 * @param {string} comment
 * @param {Files} from
 * @param {string[]} allowed
 * @returns {Rule}
 */
function allowOnly(name, comment, from, allowed) {
  return { name, comment, severity: 'error', from: { pathNot: tests, ...from }, to: { pathNot: allowed } };
}

const pureLibraries = ['@skyra/jaro-winkler', 'cologne-phonetic', 'libphonenumber-js'].map(library);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    allowOnly(
      'domain',
      'Business rules are pure: zod and a few pure libraries, no I/O, no other package.',
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
    allowOnly('texts', 'Texts of customers in their languages, and the library that inserts values.', { path: texts }, [
      texts,
      library('i18next'),
    ]),
    allowOnly('proto', 'Contracts need the protobuf runtime only.', { path: proto }, [
      proto,
      library('@bufbuild/protobuf'),
    ]),
    allowOwn('platform', 'What every process needs contains no business.', { path: platform }, [platform]),
    allowOwn(
      'sandbox',
      'The stand-ins of the providers import nothing of the product.',
      { path: '^services/sandbox/src/' },
      [inside('services/sandbox')],
    ),
    allowOwn('portal-api', 'The wire schemas use the domain, and the list of languages.', { path: api }, [
      api,
      domain,
      texts,
    ]),
    allowOwn(
      'portal',
      'The portal: domain, texts, proto, platform, api, workflow-contract, messages.',
      { path: '^services/portal/src/' },
      ['^services/portal/src/', domain, texts, proto, platform, api, contract, messages],
    ),
    ...portalRules,
    allowOwn('case-client', 'What the provider services share: domain, proto, platform.', { path: caseClient }, [
      caseClient,
      domain,
      proto,
      platform,
    ]),
    ...['identity', 'company-check', 'core-banking'].map((name) =>
      allowOwn(
        `service-${name}`,
        'A provider service: domain, proto, platform, case-client.',
        { path: `^services/${name}/src/` },
        [inside(`services/${name}`), domain, proto, platform, caseClient],
      ),
    ),
    allowOwn(
      'service-notification',
      'Notification: domain, proto, platform.',
      { path: '^services/notification/src/' },
      [inside('services/notification'), domain, proto, platform],
    ),
    allowOnly('workflow-contract', 'The contract: domain and Temporal.', { path: contract }, [
      contract,
      domain,
      library('@temporalio/(workflow|common)'),
    ]),
    allowOnly(
      'workflow-code',
      'Workflow code: contract, domain and Temporal; no Node, nothing that does I/O.',
      { path: '^workflows/src/.*\\.workflow\\.ts$' },
      ['^workflows/src/.*\\.workflow\\.ts$', contract, domain, library('@temporalio/workflow')],
    ),
    allowOwn(
      'workflow-processes',
      'Activities, worker and event bridge: contract, proto, platform, domain, messages.',
      { path: '^workflows/src/' },
      ['^workflows/src/', contract, proto, platform, domain, messages],
    ),
    allowOwn('web-customer', 'The web apps: domain and api; texts of customers.', { path: '^web-customer/' }, [
      inside('web-customer'),
      domain,
      texts,
      api,
    ]),
    allowOwn('web-admin', 'The web apps: domain and api.', { path: '^web-admin/' }, [inside('web-admin'), domain, api]),
    {
      name: 'web-customer-no-staff',
      comment: "What only the bank's staff may see is not shipped to customers.",
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
      comment: 'The supervisor starts the packages and imports none of them.',
      severity: 'error',
      from: { path: '^deploy/' },
      to: { path: ours, pathNot: '^deploy/' },
    },
    {
      name: 'tools',
      comment: 'What engineers run: it uses the supervisor, and the domain for what is generated from it.',
      severity: 'error',
      from: { path: '^tools/' },
      to: { path: ours, pathNot: ['^tools/', '^deploy/', domain] },
    },
    {
      name: 'package-exports',
      comment: 'Packages are imported through their exports, never by a path into them.',
      severity: 'error',
      from: {
        path: '^(domain|texts|proto|services/portal/api|services/[^/]+|workflows/contract|workflows|web-customer|web-admin|tests|deploy)/',
      },
      to: { path: ours, pathNot: ['^$1/', '^docs/', '^deploy/sample-bank/.*[.]json$'], dependencyTypes: ['local'] },
    },
    { name: 'no-cycles', comment: 'No cycles.', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'declared-dependencies',
      comment: 'Only what the package.json of the package names.',
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
      from: { path: ours, pathNot: [tests, '\\.fake\\.ts$', '/testing/', '^tests/'] },
      to: { path: [tests, '\\.fake\\.ts$', '/testing/'] },
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
