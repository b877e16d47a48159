import { emptyOnboarding } from '@kontor/domain/provider-connection/onboarding-connection';
import { firstFields } from './connection-reading.js';

const banking = { userId: '', host: 'sandbox' };

describe('a form without a stored connection', () => {
  it.each([
    [banking, ['sandbox', 'production'], 'sandbox'],
    [banking, ['production'], 'production'],
    [banking, [], 'sandbox'],
    [emptyOnboarding, ['test', 'production'], 'test'],
  ])('%j with the hosts %j starts with %s', (empty, hosts, host) => {
    expect(firstFields<{ readonly host: string }>(empty, hosts)).toEqual({ ...empty, host });
  });

  it('has no host where the provider has an address', () => {
    const core = { baseAddress: '' };
    expect(firstFields(core, ['http://127.0.0.1/core-banking/v1'])).toEqual(core);
  });
});
