import assert from 'node:assert/strict';
import { before, describe, it } from 'node:test';
import { cruise } from 'dependency-cruiser';
import config from '../../.dependency-cruiser.mjs';
import { packageFolders } from './check-steps.mjs';
import { inMiniature } from './dependency-rules.fixture.mjs';
import { openConcepts, portalConcepts, portalParts } from './portal-layers.mjs';

const portal = 'services/portal/src';

/** @param {string} concept `<part>/<concept>` */
const moduleOf = (concept) => `${concept}/${concept.split('/')[1]}.module`;

/** Each concept of the portal: its module, and a file inside it. */
const conceptFiles = Object.fromEntries(
  portalConcepts.flatMap(({ concept }) => [
    [`${portal}/${moduleOf(concept)}.ts`, "import './inside.js';"],
    [`${portal}/${concept}/inside.ts`, 'export const inside = 1;'],
  ]),
);

/**
 * For each concept an import of every concept that it may not import, and for each part of every part above it.
 * @returns {Record<string, readonly [string, string][]>}
 */
function upwardImports() {
  const ofConcepts = portalConcepts.map(({ concept, allowed }) => {
    const refused = portalConcepts.filter(
      (other) => other.concept !== concept && !allowed.some((one) => `${other.concept}/`.startsWith(`${one}/`)),
    );
    const files = [...refused.map((other) => `../../${moduleOf(other.concept)}`), '../../wiring'];
    return [`portal-${concept}`, files.map((file, at) => [`${portal}/${concept}/up${at}.ts`, `import '${file}.js';`])];
  });
  const ofParts = portalParts.map(({ part }, at) => {
    const above = portalConcepts.filter(({ concept }) =>
      portalParts.slice(at + 1).some((higher) => concept.startsWith(`${higher.part}/`)),
    );
    const files = [...above.map(({ concept }) => `../${moduleOf(concept)}`), '../wiring'];
    return [`portal-${part}`, files.map((file, index) => [`${portal}/${part}/up${index}.ts`, `import '${file}.js';`])];
  });
  return Object.fromEntries([...ofConcepts, ...ofParts]);
}

/**
 * For each concept with a module an import of a file inside it, by the named file.
 * @param {(concept: string) => [string, string]} from
 * @returns {readonly [string, string][]}
 */
const insideImports = (from) =>
  portalConcepts.filter(({ concept }) => !openConcepts.includes(concept)).map(({ concept }) => from(concept));

/** @param {string} concept */
const asFile = (concept) => concept.replace('/', '-');

/** Files with allowed imports, which the breaches import. */
const allowedFiles = {
  ...conceptFiles,
  'services/portal/src/exchange/message/allowed.ts': "import '../document/document.module.js';",
  'services/portal/src/wiring.ts': "import './exchange/document/document.module.js'; import './exchange/wiring.js';",
  'services/portal/src/exchange/wiring.ts':
    "import './document/document.module.js'; import '../access/account/account.module.js'; import '../http/answer/inside.js';",
  'domain/src/case/status.ts': 'export const status = 1;',
  'domain/src/case/status.schema.ts': "import * as z from 'zod'; export { z };",
  'domain/src/phone/phone.ts': "export { x } from 'libphonenumber-js';",
  'domain/src/on-hold/on-hold.ts': 'export const onHold = 1;',
  'texts/src/languages.ts': 'export const languages = 1;',
  'proto/gen/kontor/cases/v1/cases_pb.ts': "export { x } from '@bufbuild/protobuf';",
  'services/platform/src/bus/bus.ts': "import 'node:net'; export { x } from 'express';",
  'services/portal/api/src/case/case.ts': "export * from '@kontor/domain/case/status';",
  'services/portal/src/case/case-record/case.repository.ts': "import 'mongoose'; export const repository = 1;",
  'services/portal/src/case/case-record/case.repository.mongo.ts': "import 'mongoose'; export const mongo = 1;",
  'services/portal/src/case/case-record/allowed.router.ts':
    "import '@kontor/domain/case/status.schema'; import type { CaseId } from '@kontor/domain/case/case-id'; import './list.js'; export type X = CaseId;",
  'domain/src/case/case-id.ts': 'export type CaseId = string;',
  'services/portal/src/case/case-record/case.repository.fake.ts': 'export const fake = 1;',
  'services/portal/src/case/case-record/list.ts':
    "import './case.repository.js'; import '@kontor/texts/languages'; import '@kontor/platform/bus/bus'; import '@kontor/proto/kontor/cases/v1/cases_pb'; import '@kontor/workflow-contract/case.contract'; import '@kontor/api/case/case';",
  'services/case-client/src/case-client.ts':
    "import '@kontor/platform/bus/bus'; import '@kontor/domain/case/status'; export { x } from '@kontor/proto/kontor/cases/v1/cases_pb';",
  'services/identity/src/main.ts':
    "import '@kontor/platform/bus/bus'; import '@kontor/domain/case/status.schema'; import '@kontor/case-client/case-client';",
  'services/sandbox/src/main.ts': "import 'express';",
  'workflows/contract/src/case.contract.ts': "import '@kontor/domain/case/status'; import '@temporalio/common';",
  'workflows/src/case/case.workflow.ts':
    "import '@temporalio/workflow'; import '@kontor/workflow-contract/case.contract';",
  'workflows/src/worker.ts':
    "import '@temporalio/worker'; import '@kontor/platform/bus/bus'; import '@kontor/workflow-contract/case.contract';",
  'web-customer/src/main.ts':
    "import 'react'; import '@kontor/api/case/case'; import '@kontor/domain/phone/phone'; import '@kontor/texts/languages';",
  'web-admin/src/main.ts': "import 'react'; import '@kontor/domain/on-hold/on-hold';",
  'tests/api/way.test.ts': "import '@kontor/api/case/case'; import 'mongodb';",
  'deploy/local/start.mjs': "import 'node:fs'; import 'mongodb';",
  'tools/test/test.mjs': "import '../../deploy/local/start.mjs'; import '@kontor/domain/case/status';",
};

/** One breach per rule: the file with the import and its content. */
const breaches = {
  domain: [
    ['domain/src/b/reads-files.ts', "import 'node:fs';"],
    ['domain/src/b/uses-a-service.ts', "import '@kontor/platform/bus/bus';"],
    ['domain/src/b/takes-a-library.ts', "import 'express';"],
  ],
  'domain-zod-in-schemas': [
    ['domain/src/b/zod-in-rules.ts', "import * as z from 'zod'; export { z };"],
    ['domain/src/b/schema-in-rules.ts', "import '../case/status.schema.js';"],
  ],
  texts: [['texts/src/b.ts', "import '@kontor/domain/case/status';"]],
  proto: [['proto/gen/kontor/b_pb.ts', "import '@kontor/domain/case/status';"]],
  platform: [['services/platform/src/b/b.ts', "import '@kontor/domain/case/status';"]],
  sandbox: [['services/sandbox/src/b.ts', "import '@kontor/platform/bus/bus';"]],
  'portal-api': [['services/portal/api/src/b/b.ts', "import '@kontor/platform/bus/bus';"]],
  portal: [['services/portal/src/b/b.ts', "import '../../../identity/src/main.js';"]],
  ...upwardImports(),
  'portal-module-face': [
    ...insideImports((name) => [`${portal}/evidence/b/${asFile(name)}.ts`, `import '../../${name}/inside.js';`]),
    ['services/portal/src/exchange/message/b.ts', "import '../../case/case-record/case.repository.js';"],
    ['services/portal/src/exchange/message/c.ts', "import '../../case/case-record/case.repository.fake.js';"],
  ],
  'portal-edges': [
    ['services/portal/src/case/case-record/b.router.ts', "export { status } from '@kontor/domain/case/status';"],
    [
      'services/portal/src/case/case-record/b.responder.ts',
      "import { onHold } from '@kontor/domain/on-hold/on-hold'; export { onHold };",
    ],
    [
      'services/portal/src/case/case-record/c.router.ts',
      "import { repository } from './case.repository.js'; export { repository };",
    ],
    ['services/portal/src/case/case-record/d.router.ts', "export { mongo } from './case.repository.mongo.js';"],
    ['services/portal/src/case/case-record/e.responder.ts', "import 'mongoose';"],
    [
      'services/portal/src/case/case-record/f.router.ts',
      "import type { repository } from './case.repository.js'; export type X = typeof repository;",
    ],
    [
      'services/portal/src/case/case-record/g.responder.ts',
      "import type { status } from '@kontor/domain/case/status'; export type X = typeof status;",
    ],
  ],
  'service-edges': [
    ['services/identity/src/b.responder.ts', "export { status } from '@kontor/domain/case/status';"],
    [
      'services/core-banking/src/b.responder.ts',
      "import type { status } from '@kontor/domain/case/status'; export type X = typeof status;",
    ],
    ['services/company-check/src/b/b.responder.ts', "import 'mongoose';"],
    ['services/notification/src/b/b.router.ts', "export { onHold } from '@kontor/domain/on-hold/on-hold';"],
  ],
  'portal-wiring': insideImports((name) => [
    `${portal}/evidence/wire-${asFile(name)}.ts`,
    `import '../${name}/inside.js';`,
  ]),
  'case-client': [['services/case-client/src/b.ts', "import '@kontor/workflow-contract/case.contract';"]],
  'service-identity': [['services/identity/src/b.ts', "import '@kontor/api/case/case';"]],
  'service-company-check': [['services/company-check/src/b.ts', "import '@kontor/workflow-contract/case.contract';"]],
  'service-core-banking': [['services/core-banking/src/b.ts', "import '@kontor/api/case/case';"]],
  'service-notification': [['services/notification/src/b.ts', "import '@kontor/case-client/case-client';"]],
  'workflow-contract': [
    ['workflows/contract/src/b.ts', "import '@kontor/proto/kontor/cases/v1/cases_pb';"],
    ['workflows/contract/src/c.ts', "import 'zod';"],
  ],
  'workflow-code': [
    ['workflows/src/b/a.workflow.ts', "import 'node:crypto';"],
    ['workflows/src/b/b.workflow.ts', "import '@kontor/platform/bus/bus';"],
    ['workflows/src/b/c.workflow.ts', "import 'zod';"],
  ],
  'workflow-processes': [['workflows/src/activities/b.ts', "import '@kontor/api/case/case';"]],
  'web-customer': [['web-customer/src/b.ts', "import '@kontor/platform/bus/bus';"]],
  'web-customer-no-staff': [
    ['web-customer/src/c.ts', "import './through.js';"],
    ['web-customer/src/through.ts', "import '@kontor/domain/on-hold/on-hold';"],
  ],
  'web-admin': [['web-admin/src/b.ts', "import '@kontor/proto/kontor/cases/v1/cases_pb';"]],
  tests: [['tests/api/b.test.ts', "import '@kontor/domain/case/status';"]],
  deploy: [
    ['deploy/local/b.mjs', "import '@kontor/platform/bus/bus';"],
    ['deploy/local/c.mjs', "import '../../tools/test/test.mjs';"],
  ],
  tools: [['tools/check/b.mjs', "import '@kontor/platform/bus/bus';"]],
  'package-exports': [['services/identity/src/d.ts', "import '../../platform/src/bus/bus.js';"]],
  'no-cycles': [
    ['services/portal/src/b/cycle-a.ts', "import './cycle-b.js'; export const a = 1;"],
    ['services/portal/src/b/cycle-b.ts', "import './cycle-a.js'; export const b = 1;"],
  ],
  'declared-dependencies': [['services/identity/src/e.ts', "import 'left-pad';"]],
  'no-unresolvable': [['services/identity/src/f.ts', "import './not-there.js';"]],
  'no-test-code': [
    ['services/portal/src/case/case-record/g.ts', "import './case.repository.fake.js';"],
    ['services/portal/src/case/case-record/h.ts', "import './case.test.js';"],
    ['workflows/contract/src/i.contract.ts', "import './testing/i.fake.js';"],
    ['services/portal/src/case/case-record/case.test.ts', 'export const test = 1;'],
  ],
};

/** Files that a breach needs. */
const helpers = new Set(['services/portal/src/case/case-record/case.test.ts', 'services/portal/src/b/cycle-b.ts']);

/**
 * @param {Readonly<Record<string, string>>} files
 * @returns {Promise<{ rule: string, from: string, to: string }[]>}
 */
function violations(files) {
  return inMiniature(files, async (base) => {
    const { enhancedResolveOptions = {}, ...options } = config.options ?? {};
    const before = process.cwd();
    process.chdir(base);
    try {
      const { output } = await cruise(
        packageFolders,
        { ...options, baseDir: base, validate: true, ruleSet: { forbidden: config.forbidden ?? [] } },
        enhancedResolveOptions,
      );
      if (typeof output === 'string') throw new Error('expected the result as an object');
      return output.summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
    } finally {
      process.chdir(before);
    }
  });
}

describe('the import rules', () => {
  /** @type {{ rule: string, from: string, to: string }[]} */
  let found = [];
  before(async () => {
    const committed = Object.fromEntries(Object.values(breaches).flat());
    found = await violations({ ...allowedFiles, ...committed });
  });

  it('accept allowed imports', async () => {
    assert.deepEqual(await violations(allowedFiles), []);
  });

  it('have a breach for every rule', () => {
    const rules = (config.forbidden ?? []).map(({ name }) => name).sort();
    assert.deepEqual(Object.keys(breaches).sort(), rules);
  });

  for (const [rule, files] of Object.entries(breaches)) {
    for (const [path, content] of files) {
      if (helpers.has(path)) continue;
      it(`${rule} refuses ${path}: ${content}`, () => {
        const caught = found.filter((violation) => violation.from === path).map((violation) => violation.rule);
        assert.ok(caught.includes(rule), `caught by: ${caught.join(', ') || 'nothing'}`);
      });
    }
  }
});
