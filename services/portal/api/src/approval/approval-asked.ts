import { ApiProblem } from '../problem/api-problem.js';

/** The answer 202 as what a caller shows instead of an outcome. */
export async function askedOf(response: Response): Promise<ApiProblem> {
  return new ApiProblem(202, {
    ...((await response.json()) as { state: string; approvalId: string }),
    title: 'Freigabe beantragt',
    message: 'Bis eine zweite Person unter „Freigaben“ zustimmt, geschieht nichts.',
  });
}
