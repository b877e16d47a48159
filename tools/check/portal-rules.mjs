import { edgeRules, openConcepts, portalConcepts, portalParts } from './portal-layers.mjs';

const tests = '\\.test\\.(tsx?|mjs)$|/testing/';
const domain = '^domain/src/';
const portal = '^services/portal/src/';
/** Files of a concept. */
const portalInside = '^services/portal/src/[^/]+/[^/]+/';
/** Files of the root and of the parts' own folders. */
const portalWiring = ['^services/portal/src/[^/]+[.]ts$', '^services/portal/src/[^/]+/[^/]+[.]ts$'];
const portalModule = '[.]module[.]ts$';
const edge = '[.](router|responder)[.]ts$';

/** What an edge does not use, not even a type: other rules than those that parse and authorise, and collections. */
const beyondEdges = {
  path: [domain, '[.]repository([.]mongo)?[.]ts$', '(^|/)node_modules/(mongoose|mongodb)(/|$)'],
  pathNot: edgeRules,
};

/**
 * What may import what inside the portal.
 * @type {import('dependency-cruiser').IForbiddenRuleType[]}
 */
export const portalRules = [
  ...portalConcepts.map(({ concept, allowed }) => ({
    name: `portal-${concept}`,
    comment: 'A concept of the portal imports the layers below it in its part, and the parts below.',
    severity: /** @type {const} */ ('error'),
    from: { path: `${portal}${concept}/`, pathNot: tests },
    to: { path: portal, pathNot: [concept, ...allowed].map((one) => `${portal}${one}/`) },
  })),
  ...portalParts.map(({ part }, at) => ({
    name: `portal-${part}`,
    comment: 'What wires the concepts of a part imports this part and those below it.',
    severity: /** @type {const} */ ('error'),
    from: { path: `${portal}${part}/[^/]+[.]ts$`, pathNot: tests },
    to: { path: portal, pathNot: portalParts.slice(0, at + 1).map((lower) => `${portal}${lower.part}/`) },
  })),
  {
    name: 'portal-module-face',
    comment: 'A concept enters another one through its module, never a file inside it, least of all its collection.',
    severity: 'error',
    from: { path: '^services/portal/src/([^/]+/[^/]+)/', pathNot: tests },
    to: {
      path: portalInside,
      pathNot: ['^services/portal/src/$1/', portalModule, ...openConcepts.map((one) => `${portal}${one}/`), tests],
    },
  },
  {
    name: 'portal-edges',
    comment: 'A router or responder parses, authorises, calls a use case and answers; it runs no other rule.',
    severity: 'error',
    from: { path: `${portal}.*${edge}` },
    to: beyondEdges,
  },
  {
    name: 'service-edges',
    comment: 'The edge of any other service is as thin as those of the portal.',
    severity: 'error',
    from: { path: `^services/(identity|company-check|core-banking|notification)/src/.*${edge}` },
    to: beyondEdges,
  },
  {
    name: 'portal-wiring',
    comment: 'What wires the concepts of the portal uses their modules.',
    severity: 'error',
    from: { path: portalWiring, pathNot: tests },
    to: { path: portalInside, pathNot: [portalModule, ...openConcepts.map((one) => `${portal}${one}/`), tests] },
  },
];
