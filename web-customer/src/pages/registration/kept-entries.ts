import { readStored, writeStored } from '../../app/session/storage.js';
import type { RegistrationValues } from './registration-values.js';

/**
 * Keeps what was typed for this tab, without confirmations, under the names of an entry link
 * (`form[rechtsform]=GMBH&form[firma]=…`), in place of what the link has prefilled. Nothing where nothing was typed.
 */
export function keepEntries(legalForm: string, values: RegistrationValues): void {
  const typed = Object.entries({ rechtsform: legalForm, ...values }).flatMap(([name, value]) =>
    typeof value === 'string' && value !== '' ? [[`form[${name}]`, value]] : [],
  );
  if (typed.length === 0) return;
  writeStored('opening', new URLSearchParams(typed).toString());
  writeStored('prefill', undefined);
}

/** Whether somebody has left an opening for an appointment in this tab. */
export function hasKeptEntries(): boolean {
  return readStored('opening') !== undefined;
}

/** What an entry link prefills, else what was kept of an earlier visit in this tab. */
export function enteredBefore(): URLSearchParams {
  return new URLSearchParams(readStored('prefill') ?? readStored('opening'));
}

/** Removes both, e.g. after the registration. */
export function removeEntries(): void {
  writeStored('opening', undefined);
  writeStored('prefill', undefined);
}
