/** Identification statuses of a person, code → German text (R2 §4.2; R1 §3 "Identification-status icons"). */
export const personStatusLabels = {
  created: 'Noch nicht begonnen',
  pending: 'Identifikation offen',
  pending_successful: 'Identifikation wird geprüft',
  pending_failed: 'Identifikation wird erneut geprüft',
  successful: 'Erfolgreich identifiziert',
  failed: 'Identifikation fehlgeschlagen',
  aborted: 'Identifikation abgebrochen',
  canceled: 'Identifikation storniert',
  information_required: 'Angaben fehlen',
  information_completed: 'Angaben vervollständigt',
} as const;

export type PersonStatus = keyof typeof personStatusLabels;

export const personStatuses = Object.keys(personStatusLabels) as readonly PersonStatus[];

/** Values of an identity check at the identity-onboarding provider, code → German text (R2 §4.2). */
export const identityCheckLabels = {
  INITIAL: 'Identifikation offen',
  approved: 'Erfolgreich identifiziert',
  rejected: 'Identifikation abgelehnt',
  fraud: 'Identifikation abgelehnt',
  flow_incomplete: 'Identifikation nicht abgeschlossen',
} as const;

export type IdentityCheckStatus = keyof typeof identityCheckLabels;

export const identityCheckStatuses = Object.keys(identityCheckLabels) as readonly IdentityCheckStatus[];

/** Source of a person's status: the banking provider or the identity-onboarding provider (R2 §4.2). */
export type PersonStatusSource = 'solaris' | 'myConnect';

/** Icon names that both web apps map to their own icons (R2 §4.2). */
export type PersonStatusIcon =
  'created' | 'clock' | 'warning' | 'check' | 'error' | 'aborted' | 'completed' | 'missing_mail' | 'default';

const icons: Readonly<Record<PersonStatus | IdentityCheckStatus | 'new_legal_representative', PersonStatusIcon>> = {
  created: 'created',
  pending: 'clock',
  pending_successful: 'clock',
  pending_failed: 'clock',
  successful: 'check',
  failed: 'error',
  aborted: 'aborted',
  canceled: 'aborted',
  information_required: 'warning',
  information_completed: 'completed',
  INITIAL: 'created',
  approved: 'check',
  rejected: 'error',
  fraud: 'error',
  flow_incomplete: 'clock',
  new_legal_representative: 'missing_mail',
};

/** Icon of a person status, of an identity-check value or of a new representative without mail; unknown values get the default (R2 §4.2). */
export function personStatusIcon(value: string): PersonStatusIcon {
  return Object.hasOwn(icons, value) ? icons[value as keyof typeof icons] : 'default';
}

/** German text of a person status or identity-check value; unknown values read 'Unbekannter Status'. */
export function personStatusLabel(value: string): string {
  const labels: Readonly<Record<string, string>> = { ...personStatusLabels, ...identityCheckLabels };
  return Object.hasOwn(labels, value) ? (labels[value] ?? '') : 'Unbekannter Status';
}

/** Whether what is shown of a person says that the identity check was passed. */
export function isIdentified(value: string): boolean {
  return value === 'successful' || value === 'approved';
}

/** Whether a person has to be identified and is not; `value` is what is shown of the person. */
export function lacksIdentification({
  required,
  value,
}: {
  readonly required: boolean;
  readonly value: string;
}): boolean {
  return required && !isIdentified(value);
}

/** The progress of a person at the providers. */
interface Progress {
  readonly status: PersonStatus;
  readonly check: IdentityCheckStatus | null;
  readonly source: PersonStatusSource;
}

/** Those who have to be identified and are not. */
export function unidentified<P extends Progress & { readonly required: boolean }>(persons: readonly P[]): readonly P[] {
  return persons.filter((person) => lacksIdentification({ required: person.required, value: shownStatus(person) }));
}

/**
 * What is shown of a person: while the onboarding provider's check is open, its value, else the person's status (R2 §4.2).
 */
export function shownStatus({ status, check, source }: Progress): PersonStatus | IdentityCheckStatus {
  const isOpen = status === 'pending' || status === 'pending_failed';
  return source === 'myConnect' && check !== null && isOpen ? check : status;
}

const pendingValues: Readonly<Record<PersonStatusSource, readonly string[]>> = {
  solaris: ['pending'],
  myConnect: ['UNKNOWN', 'INITIAL', 'created', 'flow_incomplete', 'rejected'],
};

/** Whether the first person still has to pass the identity check (R2 §4.2 "The first person is 'pending'"). */
export function isFirstPersonPending(status: { readonly source: PersonStatusSource; readonly value: string }): boolean {
  return pendingValues[status.source].includes(status.value);
}

/**
 * The person status of an identity-check value; a rejected attempt may be repeated, fraud may not (lifecycle
 * "Persons").
 */
export function personStatusOfIdentityCheck(value: IdentityCheckStatus): PersonStatus {
  const statuses: Readonly<Record<IdentityCheckStatus, PersonStatus>> = {
    INITIAL: 'pending',
    approved: 'successful',
    rejected: 'pending_failed',
    fraud: 'failed',
    flow_incomplete: 'pending',
  };
  return statuses[value];
}
