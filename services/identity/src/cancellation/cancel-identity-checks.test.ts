import { caseIdOf } from '@kontor/domain/case/case-id';
import { setUp } from '../identification/testing/case-at-providers.fake.js';
import { cancelIdentityChecks } from './cancel-identity-checks.js';

const request = { caseId: caseIdOf('17'), deadline: undefined };

test.each(['solaris', 'myConnect'] as const)(
  'an open check ends, any number of times, and decides nothing (%s)',
  async (source) => {
    const { deps, start, state, banking } = await setUp();
    await start('p1', source);
    await cancelIdentityChecks(deps, request);
    await cancelIdentityChecks(deps, request);
    expect((await state()).persons[0]).toMatchObject({ status: 'canceled', check: null, conclusive: false });
    expect(banking.cancelled.filter((reference) => reference === '17')).toEqual([]);
  },
);

test.each(['solaris', 'myConnect'] as const)('a check that is over keeps its result (%s)', async (source) => {
  const { deps, start, state, banking, onboarding } = await setUp();
  await start('p1', source);
  banking.setPersonIdentification('17:p1:ident:1', { status: 'failed', reason: 'fraud', final: true });
  onboarding.set('17:p1:ident:1', { status: 'fraud', final: true });
  await cancelIdentityChecks(deps, request);
  expect((await state()).persons[0]).toMatchObject({ status: 'failed', check: 'fraud', conclusive: true });
});

test('a person that the provider deletes afterwards is reported as deleted', async () => {
  const { deps, start, state, banking } = await setUp();
  await start('p1');
  await cancelIdentityChecks(deps, request);
  banking.setPerson('17:p1', { status: 'deleted' });
  expect((await state()).persons[0]).toMatchObject({ status: 'canceled', conclusive: true });
});

test.each(['solaris', 'myConnect'] as const)(
  'a check that is created after the cancellation ends too (%s)',
  async (source) => {
    const { deps, start, state, portal, banking, onboarding } = await setUp();
    const [atBanking, atOnboarding] = [{ ...banking }, { ...onboarding }];
    jest.spyOn(banking, 'startPersonIdentification').mockImplementation(async (...given) => {
      await cancelIdentityChecks(deps, request);
      return atBanking.startPersonIdentification(...given);
    });
    jest.spyOn(onboarding, 'createTransaction').mockImplementation(async (...given) => {
      await cancelIdentityChecks(deps, request);
      return atOnboarding.createTransaction(...given);
    });
    await expect(start('p1', source)).rejects.toMatchObject({ code: 'cancelled' });
    expect((await state()).persons[0]).toMatchObject({ status: 'canceled', conclusive: false });
    expect(portal.findings).toEqual([]);
  },
);

test('no check starts afterwards', async () => {
  const { deps, start, banking } = await setUp();
  await cancelIdentityChecks(deps, request);
  await expect(start('p1')).rejects.toMatchObject({ code: 'cancelled' });
  expect(banking.created.filter(({ kind }) => kind === 'ident')).toEqual([]);
});
