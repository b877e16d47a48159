import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mayHaveContainers } from './container-engine.mjs';

const socket = (/** @type {string} */ path) => path === '/var/run/docker.sock';
const nothing = () => false;

describe('a container engine is tried', () => {
  it('where one has its socket or its address', () => {
    assert.equal(mayHaveContainers({}, socket), true);
    assert.equal(mayHaveContainers({ DOCKER_HOST: 'tcp://builder:2375' }, nothing), true);
  });

  it('not without one', () => assert.equal(mayHaveContainers({}, nothing), false));

  for (const env of [
    { KONTOR_TEST_CONTAINERS: '0' },
    { MONGODB_URI: 'mongodb://db:27017' },
    { MONGOD_BIN: '/opt/mongod' },
  ])
    it(`not with ${Object.keys(env)[0]}`, () => assert.equal(mayHaveContainers(env, socket), false));
});
