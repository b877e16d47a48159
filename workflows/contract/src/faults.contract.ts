/** Codes of service faults that are not retried; every other fault is. A business refusal is a value, not a fault. */
export const nonRetryableFaults = [
  'invalid-request',
  'conflict',
  'erased',
  'payload-too-large',
  'provider-rejected',
  'cancelled',
  'not-found',
  'unknown-application',
  'unknown-case',
  'unknown-person',
] as const;
