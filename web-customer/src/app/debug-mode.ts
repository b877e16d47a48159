import type { ApiClient } from '@kontor/api/client';
import { leadElsewhere } from './routes.js';

type Send = ApiClient['send'];

let answers: Send | undefined;

/** What answers in the place of the server; undefined outside the debug mode. */
export const localAnswers = (): Send | undefined => answers;

/** Whether the pages are only looked at, on samples. */
export const isDebugMode = (): boolean => answers !== undefined;

interface DebugMode {
  readonly send: Send;
  readonly lead: NonNullable<Parameters<typeof leadElsewhere>[0]>;
}

/** From now on the pages are answered from here, and their ways stay here. Loading the app anew ends it. */
export function enterDebugMode({ send, lead }: DebugMode): void {
  answers = send;
  leadElsewhere(lead);
}

/** Answers whether there was anything to leave. */
export function leaveDebugMode(): boolean {
  const was = answers !== undefined;
  answers = undefined;
  leadElsewhere(undefined);
  return was;
}
