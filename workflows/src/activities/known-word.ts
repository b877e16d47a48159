import { ServiceFault } from '@kontor/platform/bus/service-fault';

/** One of the known words; another one means that the services do not fit together, which a newer version mends. */
export function known<T extends string>(words: readonly T[], word: string): T {
  const found = words.find((one) => one === word);
  if (found === undefined)
    throw new ServiceFault('unknown-word', 'The answer holds a word this version does not know', { retryable: true });
  return found;
}
