import { ApiProblem } from '../problem/api-problem.js';

/** The answer 202 as what a caller shows instead of an outcome. */
export async function askedOf(response: Response): Promise<ApiProblem> {
  return new ApiProblem(202, {
    ...((await response.json()) as { state: string; approvalId: string }),
    title: 'Freigabe angefragt',
    message: 'Freigabe durch eine zweite Person angefragt. Bis dahin geschieht nichts.',
  });
}

/** Whether nothing happened yet because a second person must confirm it. */
export const isAsked = (error: unknown): error is ApiProblem => error instanceof ApiProblem && error.status === 202;
