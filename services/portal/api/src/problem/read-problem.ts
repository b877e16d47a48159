import { ApiProblem } from './api-problem.js';
import { problemSchema } from './problem.schema.js';

/**
 * Creates the problem of an answer that is not 2xx, with any body: an answer of a proxy gets the trace id of the
 * request.
 */
export async function problemOf(response: Response, traceId?: string): Promise<ApiProblem> {
  const after = Number(response.headers.get('retry-after') ?? Number.NaN);
  const options = { retryAfter: Number.isFinite(after) ? after : undefined };
  const parsed = problemSchema.safeParse(await bodyOf(response));
  const body = parsed.success ? parsed.data : {};
  return new ApiProblem(response.status, traceId === undefined ? body : { traceId, ...body }, options);
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}
