import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { personPayload } from './banking-payload.js';

test('a German telephone number reaches the banking provider in E.164', () => {
  expect(personPayload({ ...samplePerson('p1'), phone: '030 23125000' })).toMatchObject({ phone: '+493023125000' });
});

test('what was not entered is left out', () => {
  expect(personPayload({ ...samplePerson('p1'), phone: null })).not.toHaveProperty('phone');
});
