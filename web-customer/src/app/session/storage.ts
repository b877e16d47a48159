const prefix = 'kontor.customer.';

/** Names of the stored values (R1 §3 "Token data"); the tokens of customers are in no storage. */
export type StoredName =
  | 'context'
  | 'verificationMail'
  | 'paymentReferenceId'
  | 'prefill'
  | 'opening'
  | 'startState'
  | 'wanted'
  | 'section'
  | 'person'
  | 'parent'
  | 'language'
  /** Whether this is the `first` of two devices with one application, or the `other`. */
  | 'device';

/**
 * What ends with the tab: a registration's values, which have names of people in them, the section at work, the site
 * around, and the link and the session of a co-signer, who leaves the page to read the code and to pass the identity check.
 */
const ofTab: readonly StoredName[] = ['prefill', 'opening', 'section', 'person', 'parent'];

const placeOf = (name: StoredName): Storage => (ofTab.includes(name) ? sessionStorage : localStorage);

/** Values that the browser did not store. */
const held = new Map<string, string>();

/** A value of this app, in memory where the browser forbids storage. */
export function readStored(name: StoredName): string | undefined {
  try {
    return placeOf(name).getItem(prefix + name) ?? held.get(name);
  } catch {
    return held.get(name);
  }
}

/** Writes a value, or removes it when it is undefined. Never fails. */
export function writeStored(name: StoredName, value: string | undefined): void {
  held.delete(name);
  try {
    if (value === undefined) placeOf(name).removeItem(prefix + name);
    else placeOf(name).setItem(prefix + name, value);
  } catch {
    if (value !== undefined) held.set(name, value);
  }
}
