import { isLoopback } from '../engines/engine-address.js';

/** Get neither personal data nor a session: a link for staff to the Temporal UI, and spans. */
const mayBePlain = ['TEMPORAL_UI_URL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];

/** The addresses without TLS in a value: one, or a list as `name=address` or plain. */
const plainIn = (value: string): readonly string[] => value.match(/\bhttp:\/\/[^\s,]+/gi) ?? [];

/**
 * Variables that name an address of another machine by `http://`, which the production profile refuses: providers get
 * personal data and our secrets, and a link or a webhook comes from our own address (ASVS 5.0 V12.2.1, V12.3.1).
 * @param given the variables that a process reads, by name
 */
export function plainAddressProblems(
  given: Readonly<Record<string, string | undefined>>,
): { readonly variable: string; readonly reason: string }[] {
  if (given.KONTOR_PROFILE !== 'production') return [];
  return Object.entries(given)
    .filter(
      ([variable, value = '']) => !mayBePlain.includes(variable) && plainIn(value).some((one) => !isLoopback(one)),
    )
    .map(([variable]) => ({ variable, reason: 'names another machine by http://: production wants https://' }));
}
