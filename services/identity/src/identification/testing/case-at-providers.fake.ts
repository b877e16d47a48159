import { caseIdOf } from '@kontor/domain/case/case-id';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { personIdOf } from '@kontor/domain/person/person-id';
import { createFakeIdentityCases } from '../../identity-case/testing/identity-case.repository.fake.js';
import { createFakeBanking } from '../../provider/testing/banking-provider.fake.js';
import { createFakeOnboarding } from '../../provider/testing/onboarding-provider.fake.js';
import { silentLogger } from '@kontor/platform/logger/logger';
import { samplePerson } from '@kontor/case-client/testing/sample-application';
import { sampleApplication } from '../../transfer/testing/sample-application.fake.js';
import { transferCase } from '../../transfer/transfer-case.js';
import { fetchState } from '../fetch-state.js';
import { startIdentification } from '../start-identification.js';

export const owner = () => samplePerson('p2', { authorizedToRepresent: false });

/** A transferred case; `owners` only own, and represent no one. */
export async function setUp(owners: readonly string[] = []) {
  const deps = {
    portal: createFakeCaseClient(),
    cases: createFakeIdentityCases(),
    banking: createFakeBanking(),
    onboarding: createFakeOnboarding(),
  };
  const [acting, second] = [samplePerson('p1', { acting: true }), owners.includes('p2') ? owner() : samplePerson('p2')];
  deps.portal.put(caseIdOf('17'), 1, sampleApplication({ people: [acting, second] }));
  await transferCase(deps, { caseId: caseIdOf('17'), version: 1, deadline: undefined, logger: silentLogger() });
  const start = (personId: string, source: 'solaris' | 'myConnect' = 'solaris', version = 1) =>
    startIdentification(deps, {
      caseId: caseIdOf('17'),
      personId: personIdOf(personId),
      version,
      source,
      deadline: undefined,
    });
  const state = () => fetchState(deps, { caseId: caseIdOf('17'), deadline: undefined });
  return { ...deps, deps, start, state };
}
