import type { Request, Response } from 'express';

interface Page {
  /** The path below `/api`. */
  readonly resource: string;
  readonly rows: readonly unknown[];
  /** The position of the first row. */
  readonly from: number;
  readonly total: number;
}

/** Answers a page of a list: an array with `Content-Range`, or a Hydra collection for `application/ld+json` (R3 §7). */
export function answerPage(request: Request, response: Response, { resource, rows, from, total }: Page): void {
  response.set('Content-Range', `${resource} ${from}-${from + Math.max(rows.length - 1, 0)}/${total}`);
  response.vary('Accept').set('Cache-Control', 'no-store');
  if (request.accepts(['application/json', 'application/ld+json']) !== 'application/ld+json') {
    response.json(rows);
    return;
  }
  const collection = {
    '@id': `/${resource}`,
    '@type': 'hydra:Collection',
    'hydra:totalItems': total,
    'hydra:member': rows,
  };
  response.type('application/ld+json').send(JSON.stringify(collection));
}
