import type { RequestHandler } from 'express';
import { defaultProblem } from '../problem/default-problems.js';
import { Problem } from '../problem/problem.js';

/** Maximum depth of a JSON body. */
export const MAX_JSON_DEPTH = 20;

/**
 * True when a parsed JSON value is no deeper than MAX_JSON_DEPTH and has no key that could change a prototype
 * (`__proto__`, or `constructor` with a `prototype`).
 */
export function isHarmlessJson(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_JSON_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isHarmlessJson(item, depth + 1));
  return Object.entries(value).every(
    ([key, member]) => isHarmlessKey(key, member) && isHarmlessJson(member, depth + 1),
  );
}

function isHarmlessKey(key: string, member: unknown): boolean {
  if (key === '__proto__') return false;
  return !(
    key === 'constructor' &&
    typeof member === 'object' &&
    member !== null &&
    Object.hasOwn(member, 'prototype')
  );
}

/** Refuses too deep bodies and prototype keys with 400. */
export const jsonGuard: RequestHandler = (request, _response, next) => {
  next(isHarmlessJson(request.body) ? undefined : new Problem({ ...defaultProblem(400), code: 'json-refused' }));
};
