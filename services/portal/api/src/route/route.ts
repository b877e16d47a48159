import type { AvailableName } from '@kontor/domain/case/available-commands';
import type * as z from 'zod';

/** A file to download, by the media types that it can have (RFC 9110, 8.3.1). */
export interface FileAnswer {
  readonly file: readonly string[];
}

export const csvFile = { file: ['text/csv'] } as const;
export const jsonFile = { file: ['application/json'] } as const;
export const pdfFile = { file: ['application/pdf'] } as const;
export const zipFile = { file: ['application/zip'] } as const;
/** What customers, clerks and registers give us. */
export const uploadedFile = { file: ['application/pdf', 'image/png', 'image/jpeg'] } as const;

/** A JSON answer, no body, a file, or a stream of events. */
export type RouteAnswer = z.ZodType | 'empty' | FileAnswer | 'events';

/**
 * An area of the back office by the names of `domain/roles`, whose roles the customer's app must not have; beside those
 * every member of staff, who may set a status, and who sees or decides approvals.
 */
export type RouteArea =
  | 'cases'
  | 'feedback'
  | 'faq'
  | 'reporting'
  | 'staff'
  | 'staffList'
  | 'configuration'
  | 'settings'
  | 'instance'
  | 'caseExport'
  | 'logs'
  | 'everybody'
  | 'statuses'
  | 'approvals'
  | 'decisions';

/** One call of the API; the typed client and the documentation are generated from it. */
export interface ApiRoute {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api`, parameters in braces: `/bgo_identifications/{id}`. */
  readonly path: string;
  /** One sentence for the documentation. */
  readonly summary: string;
  readonly tag: string;
  /**
   * Everybody, customers before they confirm their address too, customers, staff, customers and staff, or a co-signer by
   * the own link.
   */
  readonly access: 'public' | 'unverified' | 'customer' | 'staff' | 'any' | 'person';
  /** Which staff may call it: whoever sees this area … */
  readonly area?: RouteArea;
  /** … or may do this with a case. */
  readonly act?: AvailableName;
  readonly query?: z.ZodObject;
  /** A JSON body, or a multipart form. */
  readonly body?: z.ZodType | 'form';
  readonly answers: Readonly<Record<number, RouteAnswer>>;
  /** Where the bank wants a second person, the call answers 202 without effect. */
  readonly approval?: true;
  /** Answers a Hydra collection, `application/ld+json`: to those who ask for it instead of an array, or to everybody. */
  readonly collection?: 'asked' | 'always';
  /** Too many calls are answered 429. A rate limit works only on a route that says so. */
  readonly limited?: true;
  /** Statuses of problems that belong to this route beyond those of its method, access, body and limit. */
  readonly problems?: readonly number[];
}

/** Whether a route answers a file. */
export function isFile(answer: unknown): answer is FileAnswer {
  return typeof answer === 'object' && answer !== null && 'file' in answer;
}

/** Keeps the exact types of a route. */
export function defineRoute<const R extends ApiRoute>(route: R): R {
  return route;
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The parameters in a route's path. */
export type RouteParams<R extends ApiRoute> = Readonly<Record<ParamNames<R['path']>, string | number>>;

type AnswerValue<A> = A extends z.ZodType ? z.output<A> : A extends FileAnswer ? Blob : undefined;

/** The response of a route: the union over its successful statuses. */
export type RouteData<R extends ApiRoute> = AnswerValue<R['answers'][keyof R['answers']]>;

type BodyInput<R> = R extends { readonly body: infer B }
  ? B extends z.ZodType
    ? { readonly body: z.input<B> }
    : { readonly body: FormData }
  : { readonly body?: never };
type ParamsInput<R extends ApiRoute> =
  ParamNames<R['path']> extends never ? { readonly params?: never } : { readonly params: RouteParams<R> };
type QueryInput<R> = R extends { readonly query: infer Q extends z.ZodType }
  ? { readonly query?: z.input<Q> }
  : { readonly query?: never };

export interface CallOptions {
  readonly idempotencyKey?: string;
  /** Version the change is based on; the server answers 412 when it is no longer the newest. */
  readonly ifMatch?: string;
  readonly signal?: AbortSignal;
  /** The call continues when the page is left; browsers allow that only for small bodies. */
  readonly keepalive?: boolean;
}

/** Input of a route. */
export type RouteInput<R extends ApiRoute> = BodyInput<R> & ParamsInput<R> & QueryInput<R> & CallOptions;

/** A successful answer. */
export interface RouteReply<R extends ApiRoute> {
  readonly status: keyof R['answers'] & number;
  readonly data: RouteData<R>;
  readonly headers: Headers;
}
