import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allClasses, classOf, unclassified } from './function-classes.mjs';
import { scaledTo, selfTimes, sumBy } from './self-times.mjs';

const modules = 'file:///repository/node_modules';
const services = 'file:///repository/services';

describe('the class of a function', () => {
  const files = /** @type {const} */ ([
    [`${modules}/@temporalio/worker/lib/worker.js`, 'Temporal SDK'],
    [`${modules}/@temporalio/proto/protos/root.js`, 'Temporal SDK'],
    [`${modules}/protobufjs/src/writer.js`, 'Temporal SDK'],
    [`${modules}/@grpc/grpc-js/build/src/call.js`, 'Temporal SDK'],
    [`${modules}/bson/lib/bson.cjs`, 'BSON'],
    [`${modules}/mongodb/lib/cmap/connection.js`, 'MongoDB driver'],
    [`${modules}/mongoose/lib/document.js`, 'mongoose'],
    [`${modules}/zod/v4/core/parse.js`, 'schemas'],
    [`${modules}/@bufbuild/protobuf/dist/esm/to-binary.js`, 'contracts (protobuf)'],
    [`${modules}/@nats-io/nats-core/lib/protocol.js`, 'NATS'],
    [`${services}/platform/dist/bus/responder.js`, 'NATS'],
    [`${modules}/express/lib/express.js`, 'HTTP'],
    ['node:_http_server', 'HTTP'],
    ['node:internal/deps/undici/undici', 'HTTP'],
    [`${services}/portal/dist/http/answer/answer.js`, 'HTTP'],
    [`${services}/portal/dist/http/pdf/group-pdf.js`, 'PDF'],
    [`${modules}/fontkit/dist/module.mjs`, 'PDF'],
    [`${services}/platform/dist/crypto/sealed-box.js`, 'sealing'],
    ['node:internal/crypto/cipher', 'sealing'],
    [`${services}/platform/dist/crypto/search-hash.js`, 'hashing'],
    [`${services}/platform/dist/effect-once/request-hash.js`, 'hashing'],
    ['node:internal/crypto/hash', 'hashing'],
    [`${services}/portal/dist/case/case-record/search-fields.js`, 'search parts'],
    [`${services}/portal/dist/case/case-record/case-search.mongo.js`, 'search parts'],
    [`${services}/portal/dist/evidence/audit/append-entries.js`, 'audit'],
    [`${services}/platform/dist/logger/logger.js`, 'logs, metrics and traces'],
    ['file:///repository/domain/dist/case/decide.js', 'rules'],
    ['file:///repository/workflows/dist/activities/service-call.js', 'our workflows'],
    [`${services}/identity/dist/main.js`, 'our services'],
    [`${modules}/p-limit/index.js`, 'other packages'],
    ['node:net', 'the caller'],
    ['', 'the caller'],
  ]);
  for (const [url, wanted] of files)
    it(`${url === '' ? 'without a file' : url} is ${wanted}`, () => {
      assert.equal(classOf({ functionName: 'run', url }, 'the caller'), wanted);
      if (wanted !== 'the caller') assert.ok(allClasses().includes(wanted));
    });

  it('is that of the caller for a name that every object has', () => {
    assert.equal(classOf({ functionName: 'toString', url: '' }, 'BSON'), 'BSON');
  });

  it('has names for what is no function', () => {
    assert.equal(classOf({ functionName: '(garbage collector)', url: '' }, 'BSON'), 'garbage collection');
    assert.equal(classOf({ functionName: '(program)', url: '' }, unclassified), 'native code');
  });
});

/**
 * @param {number} id
 * @param {string} functionName
 * @param {string} url
 * @param {readonly number[]} [children]
 */
const node = (id, functionName, url, children = []) => ({
  id,
  callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
  children,
});

const nodes = [
  node(1, '(root)', '', [2, 3, 6]),
  node(2, '(idle)', ''),
  node(3, 'insert', `${modules}/mongodb/lib/collection.js`, [4]),
  node(4, 'serialize', `${modules}/bson/lib/bson.cjs`, [5]),
  node(5, 'copy', ''),
  node(6, 'processTimers', 'node:internal/timers'),
];

describe('the time of functions', () => {
  it('counts a sample until the next one, for what was on top, and not what waits', () => {
    const times = selfTimes({ nodes, samples: [2, 4, 5, 6, 3, 3], timeDeltas: [500, 7000, 1000, 2000, 3000, 4000] });
    assert.deepEqual(Object.fromEntries(sumBy(times, (one) => one.class)), {
      'MongoDB driver': 4,
      BSON: 3,
      [unclassified]: 3,
    });
    assert.deepEqual([...sumBy(times, ({ name }) => name).keys()], ['insert', 'processTimers', 'copy', 'serialize']);
  });

  it('asks for the file of a function, which a bundle hides', () => {
    const bundled = [node(1, '(root)', '', [2]), node(2, 'decide', 'workflow-bundle.js')];
    const profile = { nodes: bundled, samples: [2, 2], timeDeltas: [0, 1500] };
    const [time] = selfTimes(profile, ({ url }) => (url === '' ? '' : '/repository/domain/src/case/decide.ts'));
    assert.equal(time?.class, 'rules');
    assert.equal(time?.ms, 1.5);
  });

  it('has shares whose sum is the processor time', () => {
    const time = { name: '', file: '', class: 'BSON' };
    const scaled = scaledTo(
      [
        { ...time, ms: 30 },
        { ...time, ms: 10 },
      ],
      20,
    );
    assert.deepEqual(
      scaled.map(({ ms }) => ms),
      [15, 5],
    );
    assert.deepEqual(scaledTo([], 20), []);
  });

  it('has nothing of an empty profile, and takes no time from a negative delta', () => {
    assert.deepEqual(selfTimes({ nodes: [] }), []);
    assert.deepEqual(selfTimes({ nodes, samples: [3, 4, 4], timeDeltas: [0, -200, 1000] }), [
      { name: 'serialize', file: `${modules}/bson/lib/bson.cjs`, class: 'BSON', ms: 1 },
    ]);
  });
});
