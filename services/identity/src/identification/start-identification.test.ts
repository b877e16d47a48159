import { caseIdOf } from '@kontor/domain/case/case-id';
import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from '../transfer/testing/sample-application.fake.js';

import { owner, setUp } from './testing/case-at-providers.fake.js';

test('starts a check once and stores its address as a finding', async () => {
  const { start, banking, portal } = await setUp();
  const ref = await start('p1');
  expect(await start('p1')).toBe(ref);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toHaveLength(1);
  expect(portal.findings).toEqual([
    {
      caseId: '17',
      findingId: '17:p1:ident:1:solaris',
      kind: 'identityCheck',
      personId: 'p1',
      content: { url: expect.stringContaining('http://check.test/') as unknown },
    },
  ]);
});

test('a lost answer of the check is looked up', async () => {
  const { start, banking } = await setUp();
  banking.fail('startPersonIdentification', 'answer-lost');
  await start('p1');
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toHaveLength(1);
});

test('a lost answer of the identity-onboarding provider is looked up', async () => {
  const { start, onboarding, portal } = await setUp();
  onboarding.fail('answer-lost');
  await start('p1', 'myConnect');
  expect(onboarding.created).toEqual(['17:p1:ident:1']);
  expect(portal.findings[0]?.findingId).toBe('17:p1:ident:1:myConnect');
});

test('the check of a corrected person is not answered by the refusal of the data before', async () => {
  const { start, onboarding, portal } = await setUp();
  onboarding.fail('refused');
  await expect(start('p1', 'myConnect')).rejects.toMatchObject({ code: 'provider-rejected' });
  portal.put(caseIdOf('17'), 2, sampleApplication({ people: [samplePerson('p1', { phone: '+49 30 1234567' })] }));
  expect(await start('p1', 'myConnect', 2)).toBe('finding/17:p1:ident:1:myConnect');
});

test.each(['solaris', 'myConnect'] as const)(
  'a check that was created but not stored is found (%s)',
  async (source) => {
    const { start, state, cases, banking, onboarding } = await setUp();
    jest.spyOn(cases, 'storeObject').mockRejectedValue(new Error('The process ends here'));
    await expect(start('p1', source)).rejects.toThrow('ends here');
    banking.setPersonIdentification('17:p1:ident:1', { status: 'successful', final: true });
    onboarding.set('17:p1:ident:1', { status: 'approved', final: true });
    expect((await state()).persons[0]).toEqual({
      personId: 'p1',
      status: 'successful',
      check: 'approved',
      conclusive: true,
      attemptsLeft: null,
    });
  },
);

test('a person with missing data has no check until the customer has completed it', async () => {
  const { start, state, banking, portal } = await setUp();
  const missing = { status: 'information_required', missingInformation: ['birthDate', 'address'] } as const;
  banking.setPerson('17:p2', { ...missing, missingInformation: [...missing.missingInformation] });
  expect(await start('p2')).toBeNull();
  expect(banking.updates).toEqual([]);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toEqual([]);
  const asked = { personId: 'p2', status: 'information_required', check: null, conclusive: false, attemptsLeft: null };
  expect((await state()).persons[1]).toEqual(asked);
  expect(portal.findings).toMatchObject([
    {
      kind: 'missingInformation',
      personId: 'p2',
      content: { missingInformation: ['birthDate', 'address'] },
    },
  ]);
  portal.put(caseIdOf('17'), 2, sampleApplication());
  expect(await start('p2', 'solaris', 2)).toBe('finding/17:p2:ident:1:solaris');
  expect(banking.updates).toEqual(['17:p2']);
  expect((await state()).persons[1]?.status).toBe('pending');
});

test('completed data is sent once, however often the start is repeated', async () => {
  const { start, banking, portal } = await setUp();
  portal.put(caseIdOf('17'), 2, sampleApplication());
  await start('p2', 'solaris', 2);
  await start('p2', 'solaris', 2);
  expect(banking.updates).toEqual(['17:p2']);
});

test('an owner who need not be identified is sent to the provider and gets no check', async () => {
  const { start, banking, portal } = await setUp(['p2']);
  const completed = sampleApplication({ people: [samplePerson('p1', { acting: true }), owner()] });
  portal.put(caseIdOf('17'), 2, completed);
  expect(await start('p2', 'solaris', 2)).toBeNull();
  expect(banking.updates).toEqual(['17:p2']);
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toEqual([]);
});

test('an unknown person and a cancelled case are faults', async () => {
  const { start, cases } = await setUp();
  await expect(start('p9')).rejects.toMatchObject({ code: 'unknown-person', retryable: false });
  await cases.cancel(caseIdOf('17'));
  await expect(start('p1')).rejects.toMatchObject({ code: 'cancelled' });
});
