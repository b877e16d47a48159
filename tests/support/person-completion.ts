import type { Applicant } from './applicant.js';
import { retryUntilAnswered } from './retry.js';
import { until } from './until.js';

/** What a provider misses of a person, as the customer completes it. */
export const personCompletion = {
  salutation: 'MR',
  birthDate: '1975-11-02',
  pepStatus: 'NOT_PEP',
  nationality: 'DE',
  address: { line1: 'Werftstraße 3', postalCode: '24103', city: 'Kiel' },
};

/** The person of whom a provider misses data gets them and the share of an owner, and the check starts. */
export async function completeMissing(applicant: Applicant, timeoutMs: number): Promise<void> {
  const { id } = await until(
    async () => {
      const { items } = await applicant.portal();
      return items.find(({ type, status }) => type === 'person' && status?.value === 'information_required');
    },
    { what: `a person of case ${applicant.caseId} whose data is missing`, timeoutMs },
  );
  const send = (method: string, path: string, body: unknown) =>
    retryUntilAnswered(path, () => applicant.call(method, path, { body }));
  await send('PATCH', `/person_complete/${id}`, personCompletion);
  await send('PUT', `/beneficial_owners/${id}`, { votingShare: 40 });
  await send('PATCH', `/person_complete_done/${id}`, { status: 'information_completed' });
}
