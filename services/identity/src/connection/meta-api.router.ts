import type { CaseId } from '@kontor/domain/case/case-id';
import { caseOf } from '@kontor/case-client/webhook/relay-provider-event';
import { constantTimeEqual } from '@kontor/platform/crypto/random';
import { defaultProblem } from '@kontor/platform/problem/default-problems';
import { Problem } from '@kontor/platform/problem/problem';
import { Router } from 'express';

interface MetaApiDeps {
  /** The secret that the provider was given; null without one. */
  readonly secret: () => string | null;
  readonly isKnownCase: (caseId: CaseId) => Promise<boolean>;
}

/** By which the identity-onboarding provider asks whether one of its transactions is ours (R3 §3 "metaApi"). */
export function createMetaApiRouter({ secret, isKnownCase }: MetaApiDeps): Router {
  const router = Router();
  router.get('/webhooks/identity-onboarding/meta/:externalId', async (request, response) => {
    const expected = secret();
    const given = request.get('authorization') ?? '';
    if (expected === null || !constantTimeEqual(given, `Bearer ${expected}`)) throw refusal(401, 'unauthorized');
    const externalID = request.params.externalId;
    const caseId = caseOf(externalID);
    if (caseId === null || !(await isKnownCase(caseId))) throw refusal(404, 'not-found');
    response.json({ externalID });
  });
  return router;
}

function refusal(status: 401 | 404, code: string): Problem {
  return new Problem({ ...defaultProblem(status), code });
}
