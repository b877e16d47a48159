import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** The request cannot be carried out; the message says why and what to do instead. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}

/** The command line is wrong. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** What an unexpected error may be called: only codes and names, because messages may contain personal data. */
export function codeOf(error: unknown): string {
  if (error instanceof ServiceFault) return error.code;
  return error instanceof Error ? error.name : 'unknown';
}
