import {
  identityCheckLabels,
  personStatusLabel,
  personStatusLabels,
  type IdentityCheckStatus,
  type PersonStatus,
} from './person-status.js';

/** Who has to act in a person's identification: the person, the customer's acting person, the provider, or no one. */
export type PersonTurn = 'person' | 'customer' | 'provider' | 'nobody';

/** The texts about one person: title, what happened, who has to act, what comes next. */
export interface PersonWording {
  readonly title: string;
  readonly happened: string;
  readonly turn: PersonTurn;
  readonly next: string;
}

type Value = PersonStatus | IdentityCheckStatus;
type Sentences = readonly [happened: string, next: string];

const turns: Readonly<Record<Value, PersonTurn>> = {
  created: 'provider',
  pending: 'person',
  pending_successful: 'provider',
  pending_failed: 'provider',
  successful: 'nobody',
  failed: 'nobody',
  aborted: 'person',
  canceled: 'nobody',
  information_required: 'customer',
  information_completed: 'provider',
  INITIAL: 'person',
  approved: 'nobody',
  rejected: 'person',
  fraud: 'nobody',
  flow_incomplete: 'person',
};

const nothingToDo = 'Es ist nichts zu tun.';
const askUs = 'Bitte sprechen Sie uns an. Wir klären gemeinsam, wie es weitergeht.';
const identify = 'Bitte weisen Sie sich mit einem Ausweis, einem Gerät mit Kamera und einem Mobiltelefon aus.';
const again = 'Bitte versuchen Sie es noch einmal.';

const customerSentences: Readonly<Record<Value, Sentences>> = {
  created: ['Die Identifikation wird vorbereitet.', 'Den Link zur Identifikation erhalten Sie gleich.'],
  pending: ['Die Identifikation steht noch aus.', identify],
  pending_successful: ['Die Identifikation ist durchgeführt und wird geprüft.', nothingToDo],
  pending_failed: ['Die Identifikation wird noch einmal geprüft.', nothingToDo],
  successful: ['Die Identifikation ist erfolgreich abgeschlossen.', nothingToDo],
  failed: ['Die Identifikation ist fehlgeschlagen.', askUs],
  aborted: ['Die Identifikation wurde abgebrochen.', again],
  canceled: ['Die Identifikation wurde beendet.', askUs],
  information_required: ['Zu dieser Person fehlen noch Angaben.', 'Bitte ergänzen Sie die fehlenden Angaben.'],
  information_completed: ['Die fehlenden Angaben sind ergänzt.', 'Die Identifikation wird jetzt vorbereitet.'],
  INITIAL: ['Die Identifikation steht noch aus.', identify],
  approved: ['Die Identifikation ist erfolgreich abgeschlossen.', nothingToDo],
  rejected: ['Die Identifikation wurde nicht angenommen.', again],
  fraud: ['Die Identifikation wurde nicht angenommen.', askUs],
  flow_incomplete: ['Die Identifikation wurde begonnen, aber nicht abgeschlossen.', again],
};

const bankSentences: Readonly<Record<Value, Sentences>> = {
  created: ['Die Person ist beim Anbieter angelegt.', 'Der Anbieter startet die Identifikation.'],
  pending: ['Die Person hat ihren Link erhalten und sich noch nicht ausgewiesen.', 'Die Person muss sich ausweisen.'],
  pending_successful: ['Die Person hat sich ausgewiesen, der Anbieter prüft.', nothingToDo],
  pending_failed: ['Die Prüfung war nicht erfolgreich, der Anbieter prüft noch einmal.', nothingToDo],
  successful: ['Die Person ist identifiziert.', nothingToDo],
  failed: ['Der Anbieter hat die Identifikation abgelehnt.', 'Klären Sie das weitere Vorgehen mit dem Kunden.'],
  aborted: ['Die Person hat die Identifikation abgebrochen.', 'Die Person kann es noch einmal versuchen.'],
  canceled: ['Die Person ist beim Anbieter storniert.', 'Klären Sie das weitere Vorgehen mit dem Kunden.'],
  information_required: ['Dem Anbieter fehlen Angaben zu dieser Person.', 'Der Kunde muss die Angaben ergänzen.'],
  information_completed: ['Der Kunde hat die fehlenden Angaben ergänzt.', 'Der Anbieter startet die Identifikation.'],
  INITIAL: ['Die Person hat ihren Link erhalten und noch nicht begonnen.', 'Die Person muss sich ausweisen.'],
  approved: ['Die Person ist identifiziert.', nothingToDo],
  rejected: ['Der Versuch wurde abgelehnt.', 'Die Person kann es noch einmal versuchen.'],
  fraud: ['Der Anbieter hat einen Betrugsverdacht gemeldet.', 'Die Identifikation ist endgültig abgelehnt.'],
  flow_incomplete: ['Die Person hat begonnen und nicht abgeschlossen.', 'Die Person kann es noch einmal versuchen.'],
};

const isValue = (value: string): value is Value =>
  Object.hasOwn(personStatusLabels, value) || Object.hasOwn(identityCheckLabels, value);

/** "Sie haben noch zwei Versuche.": how often a person may still try. */
export function attemptsSentence(attemptsLeft: number): string {
  if (attemptsLeft === 1) return 'Sie haben noch einen Versuch.';
  return attemptsLeft === 2 ? 'Sie haben noch zwei Versuche.' : `Sie haben noch ${attemptsLeft} Versuche.`;
}

/**
 * Texts of a person's status or identity-check value, for one side (R2 §4.2); unknown values read 'Unbekannter
 * Status'.
 */
export function personWording(value: string, side: 'customer' | 'bank'): PersonWording {
  const title = personStatusLabel(value);
  if (!isValue(value)) return { title, happened: '', turn: 'nobody', next: '' };
  const [happened, next] = (side === 'customer' ? customerSentences : bankSentences)[value];
  return { title, happened, turn: turns[value], next };
}
