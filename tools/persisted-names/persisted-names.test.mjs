import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { inRoot } from '../../deploy/local/command-line/paths.mjs';
import { collectNames } from './collect-names.mjs';
import { compareNames } from './compare-names.mjs';
import { readSource } from './source-names.mjs';

describe('the list of persisted names', () => {
  /** @type {import('./collect-names.mjs').PersistedNames} */
  const listed = JSON.parse(readFileSync(inRoot('docs/persisted-names.json'), 'utf8'));

  it('holds every name of the code, and the code has every name of the list', () => {
    const { gone, added } = compareNames(listed, collectNames());
    assert.deepEqual(gone, [], 'these names are frozen: they stay (docs/decisions/0011-persisted-names.md)');
    assert.deepEqual(added, [], 'these names are new: `npm run names` adds them to the list');
  });

  it('has names of every kind', () => {
    const expected = {
      'workflow types': 'identificationCase',
      updates: 'command',
      signals: 'providerEvent',
      queries: 'snapshot',
      'search attributes': 'CaseStatus: INT',
      'task queues': 'core-banking',
      activities: 'transferCase.input.operationKey',
      'inputs and states': 'IdentificationCaseInput.carried.pending[]{kind=transfer}.version',
      ids: 'case/{}',
      statuses: '220 transferred',
      collections: 'operations',
      fields: 'cases.snapshot.persons[].status = pending',
      indexes: "cases: { 'outbox.dueAt': 1 }",
      'blob buckets': 'case_contents',
      streams: 'PROVIDER_EVENTS: ev.>',
      consumers: 'event-bridge',
      subjects: 'svc.identity.v1.TransferCase',
      settings: 'AllSettings.bankName',
      'environment variables': 'MASTER_KEY',
      'fault codes': 'conflict',
    };
    assert.deepEqual(Object.keys(listed).sort(), Object.keys(expected).sort());
    for (const [kind, name] of Object.entries(expected)) assert.ok(listed[kind]?.includes(name), `${kind}: ${name}`);
  });
});

describe('a comparison', () => {
  it('reports a renamed name as one that is gone and one that is new', () => {
    const [before, now] = [{ signals: ['renew', 'retryNow'] }, { signals: ['renew', 'tryAgain'] }];
    assert.deepEqual(compareNames(before, now), { gone: ['signals: retryNow'], added: ['signals: tryAgain'] });
    assert.deepEqual(compareNames(before, before), { gone: [], added: [] });
  });
});

describe('a source file', () => {
  it('gives the names that are in it, and no others', () => {
    const text = [
      "const a = defineSignal('renew');",
      "throw new ServiceFault('conflict', `not ${a}`);",
      'const b = { findingId: `${caseId}:mismatch`, title: `${caseId}`, durable: a };',
      "const s = [{ name: 'EVENTS', subjects: ['ev.>'] }];",
    ].join('\n');
    /** @type {string[]} */
    const names = [];
    const file = ts.createSourceFile('some-source.ts', text, ts.ScriptTarget.ESNext, true);
    readSource(file, (kind, name) => void names.push(`${kind}: ${name}`));
    assert.deepEqual(names, ['signals: renew', 'fault codes: conflict', 'ids: {}:mismatch', 'streams: EVENTS: ev.>']);
  });
});
