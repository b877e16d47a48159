/** Statuses of the transparency register's documents, code → German text (R3 §3 "Transparency register status"). */
export const registerStatusLabels = {
  unknown: 'Unbekannt',
  disabled: 'Nicht eingerichtet',
  not_yet_ordered: 'Noch nicht bestellt',
  busy: 'Bestellung läuft',
  failed: 'Bestellung fehlgeschlagen',
  ready: 'Auszug liegt vor',
  error: 'Fehler beim Abruf',
} as const;

export type RegisterStatus = keyof typeof registerStatusLabels;

export const registerStatuses = Object.keys(registerStatusLabels) as readonly RegisterStatus[];

/** The status of an answer; any other value is unknown. */
export function registerStatusOf(value: unknown): RegisterStatus {
  return registerStatuses.find((status) => status === value) ?? 'unknown';
}

/** Actions of staff: order once, refresh while busy; all other statuses have none (R3 §4.4). */
export function registerAction(status: RegisterStatus): 'order' | 'refresh' | 'none' {
  if (status === 'not_yet_ordered') return 'order';
  return status === 'busy' ? 'refresh' : 'none';
}

/** Wait after ordering before the status is read again, in ms (R3 §4.4, §9). */
export const registerResyncMs = 10_000;

/** The setting `transparencyRegisterConfig` (R3 §3 "Transparency register setting"). */
export interface RegisterSetting {
  readonly userId?: string | undefined;
  readonly internalEmail?: string | undefined;
  readonly userUpdatedStatus?: number | undefined;
  readonly userValidatedStatus?: number | undefined;
}

const isSet = (value: string | undefined): boolean => value !== undefined && value.trim() !== '';

/**
 * Whether the bank has a user at the register: id and internal e-mail exist, update answered 204 and validation 200
 * (R3 §3).
 */
export function isRegistered(setting: RegisterSetting): boolean {
  const { userId, internalEmail, userUpdatedStatus, userValidatedStatus } = setting;
  return isSet(userId) && isSet(internalEmail) && userUpdatedStatus === 204 && userValidatedStatus === 200;
}
