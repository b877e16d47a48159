import { addresses } from '../addresses.js';
import { http } from '../http.js';

/** A route as the running portal describes it. */
export interface DescribedRoute {
  readonly method: string;
  /** Below `/api`, with its parameters in braces. */
  readonly path: string;
  /** `anybody`, `unverified` and `customer`, and roles of staff. */
  readonly callers: readonly string[];
  readonly statuses: readonly number[];
  readonly isForm: boolean;
}

interface Operation {
  readonly 'x-callers'?: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
}

interface Described {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

/** Every route of the running portal. @throws for one that does not say who may call it */
export async function describedRoutes(): Promise<readonly DescribedRoute[]> {
  const { body } = await http<Described>('GET', `${addresses.portal}/api/openapi.json`);
  return Object.entries(body.paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const { 'x-callers': callers, responses, requestBody } = operation;
      if (callers === undefined) throw new Error(`${method} ${path} does not say who may call it`);
      return {
        method: method.toUpperCase(),
        path,
        callers,
        statuses: Object.keys(responses).map(Number),
        isForm: requestBody?.content['multipart/form-data'] !== undefined,
      };
    }),
  );
}
