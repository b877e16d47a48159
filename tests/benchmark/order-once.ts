import type { acceptedBoxes, Applicant } from '../support/applicant.js';
import { unexpected } from '../support/http.js';
import { isLater } from '../support/retry.js';

/** Orders as the app does: "later" is retried and is part of the duration. */
export async function orderOnce(applicant: Applicant, boxes: Awaited<ReturnType<typeof acceptedBoxes>>): Promise<void> {
  for (;;) {
    const answer = await applicant.call('POST', '/me/startIdentification', { body: { orderCheckboxes: boxes } });
    if (answer.status === 200) return;
    if (!isLater(answer)) throw unexpected('order', answer);
  }
}
