import { nullIfGone, ProviderRejected, ProviderUnavailable } from './provider-errors.js';

test.each([404, 410])('what a provider answers %d to is not there', (status) => {
  expect(nullIfGone(new ProviderRejected('banking', status, {}))).toBeNull();
});

test.each([new ProviderRejected('banking', 409, {}), new ProviderUnavailable('banking', 'timeout'), new Error('x')])(
  'every other error stays one: %s',
  (error) => {
    expect(() => nullIfGone(error)).toThrow(error);
  },
);
