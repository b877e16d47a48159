import assert from 'node:assert/strict';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { readNatsFacts, refuseUnsafeNats } from './nats.mjs';
import { operator } from './nats-permissions.mjs';
import { ownNats, speak } from './nats-server.fixture.mjs';
import { asOperator, readNatsInstance, writeNatsInstance } from './nats-session.mjs';

/** @type {Awaited<ReturnType<typeof ownNats>>} */
let nats;
before(async () => {
  nats = await ownNats();
  await nats.start();
});
after(async () => {
  await nats?.end();
  nats?.remove();
});

const publish = (/** @type {string} */ subject) => [`PUB ${subject} 2`, 'hi'];
const subscribe = (/** @type {string} */ subject) => [`SUB ${subject} 1`];

/** [user, what it tries, whether it may] @type {readonly (readonly [string, string[], boolean])[]} */
const attempts = [
  ['portal', publish('svc.identity.v1.Start'), true],
  ['portal', publish('svc.notification.v1.Send'), true],
  ['portal', publish('live.case.1'), true],
  ['portal', publish('svc.cases.v1.RecordTransitions'), false],
  ['portal', publish('ev.identity.x'), false],
  ['portal', subscribe('svc.cases.>'), true],
  ['portal', subscribe('svc.identity.>'), false],
  ['portal', subscribe('_INBOX_portal.1.*'), true],
  ['portal', subscribe('_INBOX_worker.>'), false],
  ['identity', publish('ev.identity.checked'), true],
  ['identity', publish('ev.company_check.checked'), false],
  ['identity', publish('svc.cases.v1.GetApplication'), true],
  ['identity', publish('svc.cases.v1.ReadDocument'), true],
  ['identity', publish('svc.cases.v1.EraseCase'), false],
  ['identity', publish('svc.cases.v1.PlanReminders'), false],
  ['identity', publish('svc.core_banking.v1.OpenAccount'), false],
  ['identity', subscribe('svc.identity.>'), true],
  ['identity', subscribe('svc.company_check.>'), false],
  ['company-check', publish('ev.company_check.checked'), true],
  ['company-check', subscribe('svc.company_check.>'), true],
  ['core-banking', publish('svc.cases.v1.GetApplication'), true],
  ['core-banking', publish('svc.cases.v1.RecordFinding'), true],
  ['core-banking', publish('svc.cases.v1.InviteRoot'), false],
  ['core-banking', publish('ev.core_banking.x'), false],
  ['core-banking', subscribe('ev.>'), false],
  ['notification', subscribe('svc.notification.>'), true],
  ['notification', publish('svc.cases.v1.GetApplication'), false],
  ['worker', publish('svc.core_banking.v1.OpenAccount'), true],
  ['worker', publish('svc.cases.v1.RecordTransitions'), true],
  ['worker', publish('svc.cases.v1.PlanReminders'), true],
  ['worker', publish('svc.cases.v1.InviteRoot'), false],
  ['worker', publish('svc.notification.v1.EraseCase'), true],
  ['worker', publish('svc.notification.v1.Send'), false],
  ['worker', publish('ev.identity.x'), false],
  ['worker', subscribe('svc.>'), false],
  ['event-bridge', publish('$JS.API.STREAM.CREATE.PROVIDER_EVENTS'), true],
  ['event-bridge', publish('$JS.API.CONSUMER.CREATE.PROVIDER_EVENTS.bridge.ev.>'), true],
  ['event-bridge', publish('$JS.API.CONSUMER.MSG.NEXT.PROVIDER_EVENTS.bridge'), true],
  ['event-bridge', publish('$JS.ACK.PROVIDER_EVENTS.bridge.1.1.1.1.0'), true],
  ['event-bridge', publish('dlq.bridge'), true],
  ['event-bridge', publish('$JS.API.STREAM.DELETE.KONTOR_INSTANCE'), false],
  ['event-bridge', publish('svc.cases.v1.RecordTransitions'), false],
  [operator, publish('svc.cases.v1.RecordTransitions'), true],
  [operator, subscribe('>'), true],
];

describe('permissions on the bus', () => {
  for (const [user, lines, may] of attempts) {
    it(`${user} ${may ? 'may' : 'may not'} ${lines[0]}`, async () => {
      const received = await speak(nats.port, user, lines);
      assert.equal(/-ERR 'Permissions Violation/.test(received), !may, received);
      assert.doesNotMatch(received, /Authorization Violation/);
    });
  }

  it('no connection without a password', async () => {
    assert.match(await speak(nats.port, 'stranger', []), /Authorization Violation/);
  });
});

describe('NATS of a start', () => {
  it('writes to disk before it acknowledges; a server that does not is refused', async () => {
    refuseUnsafeNats(await readNatsFacts(nats.monitor));
    const config = readFileSync(nats.config, 'utf8');
    await nats.end();
    writeFileSync(nats.config, config.replace('sync_interval: always', ''));
    await nats.start();
    const lax = await readNatsFacts(nats.monitor);
    assert.throws(() => refuseUnsafeNats(lax), /sync_interval is not "always"/);
    assert.throws(() => refuseUnsafeNats({ ...lax, jetStream: false }), /JetStream is not enabled/);
    await nats.end();
    writeFileSync(nats.config, config);
    await nats.start();
    refuseUnsafeNats(await readNatsFacts(nats.monitor));
  });

  it('keeps the instance id in its data across restarts', async () => {
    const server = asOperator(`127.0.0.1:${nats.port}`, operator);
    assert.equal(await readNatsInstance(server), undefined);
    await writeNatsInstance(server, 'one');
    await nats.end();
    await nats.start();
    assert.equal(await readNatsInstance(server), 'one');
  });

  it('writes its passwords to a file that only the owner can read', () => {
    assert.equal(statSync(nats.config).mode & 0o777, 0o600);
  });
});
