import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { claimEngine, clearData, dataFormat, openInstance, refuseOtherEngine } from './instance.mjs';
import { acquireLock, clearLeftovers, recordChildren, runningSupervisor } from '../supervisor/lock.mjs';
import { startMark } from '../supervisor/os-process.mjs';
import { controlSocket } from '../command-line/paths.mjs';
import { portTable, refuseTakenPorts, resolvePorts } from './ports.mjs';
import { openSecrets } from './secrets.mjs';

let data = '';
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'kontor-data-'));
});
afterEach(() => rmSync(data, { recursive: true, force: true }));

describe('lock', () => {
  it('allows one supervisor; a second one gets the pid of the first', () => {
    const release = acquireLock(data);
    assert.throws(() => acquireLock(data), new RegExp(`runs already.*pid ${process.pid}`));
    assert.equal(runningSupervisor(data)?.pid, process.pid);
    release();
    acquireLock(data)();
  });

  it('is not held by another process that got the same pid', () => {
    writeFileSync(join(data, 'lock.json'), JSON.stringify({ pid: process.pid, mark: 'another boot' }));
    acquireLock(data)();
  });

  it('ends processes of a crashed supervisor, but only recorded ones that are still the same', async () => {
    const idle = ['-e', 'setInterval(() => undefined, 1000)'];
    const [left, reused] = [spawn(process.execPath, idle), spawn(process.execPath, idle)];
    const [leftPid, reusedPid] = [left.pid ?? 0, reused.pid ?? 0];
    recordChildren(data, [
      { name: 'left', pid: leftPid, mark: startMark(leftPid) },
      { name: 'reused', pid: reusedPid, mark: 'another start' },
    ]);
    await clearLeftovers(data);
    assert.equal(startMark(leftPid), undefined);
    assert.notEqual(startMark(reusedPid), undefined);
    reused.kill('SIGKILL');
  });
});

describe('instance', () => {
  const engine = { kind: 'stand-in', version: '1' };

  it('keeps its id, and starts empty only when asked', () => {
    const first = openInstance(data);
    assert.equal(openInstance(data).id, first.id);
    writeFileSync(join(data, 'of-the-person.txt'), 'stays');
    clearData(data);
    assert.notEqual(openInstance(data).id, first.id);
    assert.ok(existsSync(join(data, 'of-the-person.txt')));
  });

  it('refuses the data of another build and names --fresh', () => {
    const { dataFormat: current, ...instance } = openInstance(data);
    assert.equal(current, dataFormat);
    const path = join(data, 'instance.json');
    writeFileSync(path, JSON.stringify(instance));
    assert.throws(() => openInstance(data), /written by an earlier build[^]*--fresh/);
    writeFileSync(path, JSON.stringify({ ...instance, dataFormat: dataFormat + 1 }));
    assert.throws(() => openInstance(data), /written by a later build[^]*--fresh/);
  });

  it('marks a new engine, and recognises it later', async () => {
    const instance = openInstance(data);
    /** @type {string | undefined} */
    let mark;
    const check = {
      data,
      instance,
      name: /** @type {const} */ ('mongo'),
      engine,
      read: () => Promise.resolve(mark),
      write: async (/** @type {string} */ id) => void (mark = id),
    };
    await claimEngine(check);
    assert.equal(mark, instance.id);
    await claimEngine({ ...check, instance: openInstance(data) });
    mark = undefined;
    await assert.rejects(claimEngine({ ...check, instance: openInstance(data) }), /no longer has this instance/);
    mark = 'somebody else';
    await assert.rejects(
      claimEngine({ ...check, instance: openInstance(data) }),
      /belongs to another instance[^]*--fresh/,
    );
  });

  it('refuses another kind of engine for the same data', () => {
    const instance = { ...openInstance(data), engines: { mongo: { ...engine, marked: true } } };
    refuseOtherEngine(instance, 'mongo', 'stand-in');
    assert.throws(() => refuseOtherEngine(instance, 'mongo', 'mongod'), /made by mongo of the kind "stand-in"/);
  });

  it('refuses data without an owner', () => {
    mkdirSync(join(data, 'mongo'));
    assert.throws(() => openInstance(data), /not whose they are/);
  });
});

describe('secrets', () => {
  it('are created once and readable by their owner only', () => {
    const first = openSecrets(data).value('MASTER_KEY');
    assert.equal(Buffer.from(first, 'base64').length, 32);
    assert.equal(openSecrets(data).value('MASTER_KEY'), first);
    const path = openSecrets(data).file('TOKEN_PRIVATE_KEY');
    assert.equal(statSync(path).mode & 0o777, 0o600);
    assert.match(readFileSync(path, 'utf8'), /BEGIN PRIVATE KEY/);
  });
});

describe('ports', () => {
  it('are read from the environment, each or by their base', () => {
    assert.equal(resolvePorts({}).KONTOR_PORT, 8080);
    assert.equal(resolvePorts({ KONTOR_PORT: '9999' }).KONTOR_PORT, 9999);
    const row = resolvePorts({ KONTOR_PORT_BASE: '20000', MAIL_PORT: '1' });
    assert.equal(row.KONTOR_PORT, 20_000);
    assert.equal(row.MAIL_PORT, 1);
    assert.equal(new Set(Object.values(row)).size, portTable.length);
    assert.throws(() => resolvePorts({ NATS_PORT: 'many' }), /NATS_PORT=many is not a port/);
  });

  it('that are in use are named with their variable', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const ports = resolvePorts({ MAIL_PORT: String(port) });
    await assert.rejects(
      refuseTakenPorts(ports, ['MAIL_PORT']),
      new RegExp(`${port} \\(inbox of the mail sink, MAIL_PORT\\)`),
    );
    await new Promise((resolve) => server.close(resolve));
    await refuseTakenPorts(ports, ['MAIL_PORT']);
  });
});

describe('control socket', () => {
  it('is in a folder where its path is short enough', () => {
    assert.equal(controlSocket('/data'), '/data/control.sock');
    assert.ok(controlSocket(`/${'deep/'.repeat(40)}`).startsWith(tmpdir()));
  });
});
