import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { engineAddresses } from './engines.mjs';
import { resolvePorts } from './ports.mjs';

describe('the address of MongoDB', () => {
  const ports = resolvePorts({ MONGO_PORT: '1234' });

  it('has options for what the stand-in cannot do', () => {
    assert.equal(
      engineAddresses({ ports, env: {} }, 'stand-in').mongodbUri,
      'mongodb://127.0.0.1:1234/?retryWrites=false',
    );
  });

  it('leaves retryable writes on for MongoDB itself', () => {
    assert.equal(engineAddresses({ ports, env: {} }, 'mongod').mongodbUri, 'mongodb://127.0.0.1:1234');
    const env = { MONGODB_URI: 'mongodb://db:27017/?replicaSet=kontor' };
    assert.equal(engineAddresses({ ports, env }, 'address').mongodbUri, env.MONGODB_URI);
  });
});
