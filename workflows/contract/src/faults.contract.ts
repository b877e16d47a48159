/**
 * Faults that no repetition mends, by the code of the service that reports them. Every other fault is retried.
 * A business "no" is never a fault but a value.
 */
export const finalFaults = [
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
