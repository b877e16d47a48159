import { ApiProblem } from '../problem/api-problem.js';

/** Whether nothing happened yet because a second person must confirm it. */
export const isAsked = (error: unknown): boolean => error instanceof ApiProblem && error.status === 202;
