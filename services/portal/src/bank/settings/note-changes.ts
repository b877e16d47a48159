import type { Response } from 'express';
import { noteAct } from '../../http/answer/act-detail.js';
import type { StoredChange } from './configuration.repository.js';

/** Notes for the log which settings an answer has changed, before and after. */
export function noteChanges(response: Response, changes: readonly StoredChange[]): void {
  const valueOf = (json: string | null): unknown => (json === null ? null : JSON.parse(json));
  const noted = changes.map(({ name, before, after }) => ({ name, before: valueOf(before), after: valueOf(after) }));
  noteAct(response, { changes: noted });
}
