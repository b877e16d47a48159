import type { ApiClient } from '@kontor/api/client';
import { overridePaths } from '../routes/routes.js';

type Send = ApiClient['send'];

let answers: Send | undefined;

/** Answers requests in debug mode; undefined otherwise. */
export const debugSend = (): Send | undefined => answers;

/** Whether the pages show sample data. */
export const isDebugMode = (): boolean => answers !== undefined;

interface DebugMode {
  readonly send: Send;
  readonly pathOverride: NonNullable<Parameters<typeof overridePaths>[0]>;
}

/** Answers requests and paths from sample data until the app is reloaded. */
export function enterDebugMode({ send, pathOverride: lead }: DebugMode): void {
  answers = send;
  overridePaths(lead);
}

/** Returns whether debug mode was on. */
export function leaveDebugMode(): boolean {
  const was = answers !== undefined;
  answers = undefined;
  overridePaths(undefined);
  return was;
}
