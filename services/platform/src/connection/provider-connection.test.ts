import { randomBytes } from 'node:crypto';
import type { LiveHandler } from '../bus/live.js';
import { ProviderRejected, ProviderUnavailable } from '../http/provider-errors.js';
import { silentLogger } from '../logger/logger.js';
import { addressList, hostList, isAllowedAddress } from './allowed-hosts.js';
import { createConnectionSeal } from './connection-seal.js';
import { checkProvider } from './provider-check.js';
import { createProviderConnection } from './provider-connection.js';
import { connectionsSuite } from './testing/connection.repository.suite.js';
import { createFakeConnections } from './testing/connection.repository.fake.js';

interface Fields {
  readonly host: string;
  readonly secret: string;
}

function setUp(repository = createFakeConnections(), parse = (stored: unknown) => stored as Fields) {
  const listeners = new Set<LiveHandler>();
  const bus = {
    publishLive: (name: string) => listeners.forEach((listener) => listener({}, name)),
    subscribeLive: (name: string, listener: LiveHandler) => {
      if (name === 'connections') listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
  const instance = () =>
    createProviderConnection(
      {
        provider: 'banking',
        parse,
        placeOf: ({ host }) => host,
        connect: ({ host, secret }) => ({ login: `${secret}@${host}` }),
      },
      { repository, seal, bus, logger: silentLogger() },
    );
  return { repository, instance };
}

const seal = createConnectionSeal(randomBytes(32).toString('base64'));
const first = { host: 'sandbox', secret: 'one' };
const sealedTwo = seal.seal('banking', 2, { ...first, secret: 'two' });
const change = (version: number, fields: Fields) => ({ version, fields, changedBy: '/users/1' });

describe('connections in memory', () => connectionsSuite(createFakeConnections));

describe('a connection', () => {
  it('is imported once; what the environment says afterwards is ignored', async () => {
    const { instance, repository } = setUp();
    const [one, two] = [instance(), instance()];
    await one.load(first);
    await two.load({ host: 'production', secret: 'other' });
    expect(two.current()).toMatchObject({ version: 1, fields: first });
    expect(await repository.find('banking')).toMatchObject({ version: 1, changedBy: 'environment' });
    expect(JSON.stringify(await repository.find('banking'))).not.toContain('one@');
  });

  it('is absent without an environment; calls may be repeated until it is stored', async () => {
    const connection = setUp().instance();
    await connection.load(null);
    expect(connection.current()).toBeNull();
    await expect(connection.clientFor('17')).rejects.toMatchObject({ code: 'not-connected', retryable: true });
    expect(await connection.set(change(0, first))).toBe(true);
    expect(await connection.clientFor('17')).toEqual({ login: 'one@sandbox' });
  });

  it('is not replaced when another version was stored since', async () => {
    const { instance } = setUp();
    const [one, two] = [instance(), instance()];
    await one.load(first);
    await two.load(null);
    expect(await one.set(change(1, { ...first, secret: 'two' }))).toBe(true);
    expect(await two.set(change(1, { ...first, secret: 'three' }))).toBe(false);
  });

  it('is followed by other instances at once, and a running call keeps its client', async () => {
    const { instance } = setUp();
    const [one, two] = [instance(), instance()];
    await one.load(first);
    await two.load(null);
    const running = two.current()?.client;
    let stop = (): void => undefined;
    const changed = new Promise<void>((resolve) => {
      stop = two.follow(resolve);
    });
    await one.set(change(1, { ...first, secret: 'two' }));
    await changed;
    stop();
    expect(two.current()).toMatchObject({ version: 2, client: { login: 'two@sandbox' } });
    expect(running).toEqual({ login: 'one@sandbox' });
  });

  it('is loaded although an earlier version is none of this build, whose cases wait', async () => {
    const { instance, repository } = setUp();
    const before = instance();
    await before.load({ host: 'gone', secret: 'one' });
    await before.clientFor('17');
    await before.set(change(1, first));
    const parse = (stored: unknown): Fields => {
      if ((stored as Fields).host === 'gone') throw new Error('no such host');
      return stored as Fields;
    };
    const after = setUp(repository, parse).instance();
    await after.load(null);
    expect(after.versions().map(({ version }) => version)).toEqual([2]);
    expect(await after.clientFor('18')).toEqual({ login: 'one@sandbox' });
    await expect(after.clientFor('17')).rejects.toMatchObject({ code: 'not-connected', retryable: true });
    expect(await after.set(change(2, { ...first, secret: 'two' }))).toBe(true);
    expect(after.current()).toMatchObject({ version: 3 });
  });

  it('is polled every five seconds, because a live update may be lost', async () => {
    jest.useFakeTimers();
    try {
      const { instance, repository } = setUp();
      const [one, two] = [instance(), instance()];
      await one.load(first);
      await two.load(null);
      const stop = two.follow();
      const stored = await repository.find('banking');
      if (stored === null) throw new Error('nothing is stored');
      repository.versionOf = () => Promise.reject(new Error('no database'));
      await jest.advanceTimersByTimeAsync(5_000);
      expect(two.current()?.version).toBe(1);
      repository.versionOf = async () => 2;
      repository.find = async () => ({ ...stored, version: 2, previous: [], sealed: sealedTwo });
      await jest.advanceTimersByTimeAsync(5_000);
      expect(two.current()?.fields).toEqual({ ...first, secret: 'two' });
      stop();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a case', () => {
  it('stays with the version it started with until it is erased, with the newest secret of its place', async () => {
    const { instance, repository } = setUp();
    const connection = instance();
    await connection.load(first);
    await connection.clientFor('17');
    await connection.set(change(1, { host: 'production', secret: 'p1' }));
    await connection.set(change(2, { host: 'production', secret: 'p2' }));
    expect(await connection.clientFor('17')).toEqual({ login: 'one@sandbox' });
    expect(await connection.clientFor('18')).toEqual({ login: 'p2@production' });
    await connection.set(change(3, { host: 'sandbox', secret: 'two' }));
    expect(await connection.clientFor('17')).toEqual({ login: 'two@sandbox' });
    await repository.erase('17');
    await connection.set(change(4, { host: 'sandbox', secret: 'three' }));
    const kept = (await repository.find('banking'))?.previous.map(({ version }) => version);
    expect(kept).toEqual([4, 3]);
    expect(await connection.clientFor('18')).toEqual({ login: 'p2@production' });
  });
});

describe('a check', () => {
  it.each([
    ['a rejection', new ProviderRejected('banking', 422, { reason: 'secret text' }), 'refused'],
    ['wrong credentials', new ProviderUnavailable('banking', 'authentication'), 'refused'],
    ['a late answer', new ProviderUnavailable('banking', 'timeout'), 'timeout'],
    ['no connection', new ProviderUnavailable('banking', 'connection'), 'timeout'],
  ])('after %s says %j', async (_case, error, result) => {
    expect(await checkProvider(() => Promise.reject(error))).toBe(result);
  });

  it('says ok after an answer', async () => {
    expect(await checkProvider(async () => ({ secret: 'text' }))).toBe('ok');
    await expect(checkProvider(() => Promise.reject(new TypeError('defect')))).rejects.toThrow('defect');
  });
});

describe('hosts', () => {
  it('are a list of names with addresses', () => {
    const list = 'sandbox=http://127.0.0.1:8090/banking/v1/, production=https://bank.example';
    expect(hostList().parse(list)).toEqual({
      sandbox: 'http://127.0.0.1:8090/banking/v1',
      production: 'https://bank.example',
    });
    expect(hostList().parse(undefined)).toEqual({});
    expect(() => hostList().parse('sandbox')).toThrow();
    expect(() => hostList().parse('sandbox=ftp://bank.example')).toThrow();
    expect(addressList().parse('https://a.example, https://b.example/api')).toHaveLength(2);
    expect(() => addressList().parse('b.example')).toThrow();
  });

  it.each([
    ['https://core.example/api', true],
    ['https://core.example/api/v2', true],
    ['https://core.example/apis', false],
    ['https://core.example', false],
    ['https://core.example.evil.example/api', false],
    ['http://core.example/api', false],
    ['https://core.example/api/../admin', false],
    ['core', false],
  ])('%s is free to choose: %s', (address, allowed) => {
    expect(isAllowedAddress(address, ['https://core.example/api'])).toBe(allowed);
  });
});
