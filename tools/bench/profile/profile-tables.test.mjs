import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { perCase } from './counted-steps.mjs';
import { classTable, describeCosts, functionTable, memoryTable, stepTable } from './profile-tables.mjs';

/**
 * @param {Partial<Record<import('./thread-times.mjs').ThreadKind, number>>} times
 * @returns {import('./thread-times.mjs').ThreadTimes}
 */
const threadsOf = (times) =>
  new Map(/** @type {[import('./thread-times.mjs').ThreadKind, number][]} */ (Object.entries(times)));

/** @type {import('./profiled-load.mjs').ProfiledLoad} */
const profiled = {
  load: { figure: 'order', concurrency: 8, count: 10 },
  rate: 4,
  costs: new Map([
    ['portal', 1000],
    ['worker', 400],
    ['mongo', 300],
    ['temporal', 200],
    ['nats', 50],
    ['sandbox', 70],
  ]),
  threads: new Map([
    ['portal', threadsOf({ JavaScript: 750, 'V8 threads': 200, profiler: 90 })],
    ['worker', threadsOf({ 'native threads': 250 })],
  ]),
  functions: new Map([
    [
      'worker',
      [
        { name: 'decide', file: '/repository/domain/dist/decide.js', class: 'rules', ms: 100 },
        { name: '', file: '/repository/domain/dist/decide.js', class: 'rules', ms: 0.5 },
      ],
    ],
    [
      'portal',
      [
        { name: 'serialize', file: '/repository/node_modules/bson/lib/bson.cjs', class: 'BSON', ms: 500 },
        { name: 'decide', file: '/repository/domain/dist/decide.js', class: 'rules', ms: 200 },
        { name: 'tick', file: '', class: 'Node itself', ms: 0.4 },
      ],
    ],
  ]),
  generatorMs: 30,
};

describe('the tables of a profile', () => {
  it('have classes by process, each per piece, and what no thread of JavaScript took', () => {
    assert.equal(
      classTable(profiled),
      [
        '| ms | portal | worker | all |',
        '| --- | --- | --- | --- |',
        '| BSON | 50.0 |  | 50.0 |',
        '| rules | 20.0 | 10.1 | 30.1 |',
        '| V8 threads | 20.0 |  | 20.0 |',
        '| native threads |  | 25.0 | 25.0 |',
        '| not in a sample | 10.0 | 4.9 | 14.9 |',
        '| **processor time** | 100 | 40.0 | 140 |',
      ].join('\n'),
    );
  });

  it('say what the engines take and what is apart', () => {
    assert.equal(
      describeCosts(profiled),
      '195 ms in all; engines: temporal 20.0, mongo 30.0, nats 5.0. Apart: sandbox 7.0, load generator 3.0.',
    );
  });

  it('name the functions on top', () => {
    assert.deepEqual(functionTable(profiled, 2).split('\n').slice(2), [
      '| portal | serialize | node_modules/bson/lib/bson.cjs | BSON | 50.0 |',
      '| portal | decide | domain/dist/decide.js | rules | 20.0 |',
    ]);
  });

  it('take away what the stack does at rest, per case', () => {
    const idle = {
      ms: 1000,
      stackMs: 100,
      commands: new Map([['portal: find', 10]]),
      sent: 20,
      received: 40,
      events: 0,
    };
    const commands = new Map([
      ['portal: find', 30],
      ['portal: insert cases', 4],
    ]);
    const counted = { ms: 2000, stackMs: 1000, commands, sent: 60, received: 60, events: 12 };
    assert.deepEqual(perCase(counted, idle, 4), {
      stackMs: 200,
      commands: new Map([
        ['portal: find', 2.5],
        ['portal: insert cases', 1],
      ]),
      sent: 5,
      received: 0,
      events: 3,
    });
  });

  it('sum the steps of a case', () => {
    const step = { commands: new Map([['a', 2]]), sent: 1, received: 2, events: 3, stackMs: 40 };
    const lines = stepTable([
      { name: 'register', ...step },
      { name: 'order', ...step },
    ]).split('\n');
    assert.deepEqual(lines.slice(2), [
      '| register | 3.0 | 2.0 | 1.0 | 2.0 | 40 |',
      '| order | 3.0 | 2.0 | 1.0 | 2.0 | 40 |',
      '| **whole case** | 6.0 | 4.0 | 2.0 | 4.0 | 80 |',
    ]);
  });

  it('add the heaps of the threads of a process, which all have its resident memory', () => {
    const mb = 1024 * 1024;
    const thread = {
      usedBytes: mb,
      reservedBytes: 2 * mb,
      externalBytes: 3 * mb,
      codeBytes: 4 * mb,
      residentBytes: 90 * mb,
    };
    const memories = new Map([['worker', [thread, { ...thread, residentBytes: 91 * mb }]]]);
    const lines = memoryTable({ afterStart: memories, afterLoad: memories }, new Map([['mongo', 500 * mb]])).split(
      '\n',
    );
    assert.deepEqual(lines.slice(2), [
      '| worker | 2 | 91 | 2 | 91 | 2 | 4 | 6 | 8 |',
      '| **all of ours** |  | 91 | 2 | 91 | 2 | 4 | 6 | 8 |',
      '| mongo |  |  |  | 500 |  |  |  |  |',
    ]);
  });
});
