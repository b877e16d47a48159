import { caseStatus } from '../case/case-status.js';
import { hours, openedThen, type Sentences } from './customer-sentences.js';
import { hasTried } from '../person/check-progress.js';
import { attemptsSentence } from '../person/person-wording.js';
import {
  failedForGood,
  isBeforeCheck,
  openChecksOfOthers,
  type PersonsSituation,
  type WordingPerson,
} from './customer-situation.js';

const list = new Intl.ListFormat('de', { type: 'conjunction' });

const information: Sentences = [
  'Uns fehlen Angaben',
  'Für die Identifikation brauchen wir noch Angaben zu mindestens einer Person.',
  'Bitte ergänzen Sie sie hier. Danach geht es mit der Identifikation weiter.',
];

const companyChecked = 'Die Prüfung Ihres Unternehmens ist abgeschlossen.';
const handedOver = 'Ihre Angaben sind übertragen.';

const preparing = (status: number): Sentences => [
  'Die Identifikation wird vorbereitet',
  `${status === caseStatus.researchSuccessful ? companyChecked : handedOver} Gleich geht es mit der Identifikation weiter.`,
  'Sie müssen nichts tun. Der Link zur Identifikation kommt in wenigen Minuten per E-Mail. Sie finden ihn dann auch hier.',
];

const identified: Sentences = [
  'Die Identifikationen werden geprüft',
  'Alle Personen haben sich ausgewiesen. Wir werten die Ergebnisse aus.',
  `${hours} Wir benachrichtigen Sie per E-Mail.`,
];

const resultIsOpen = 'Das endgültige Ergebnis steht noch aus. Wir benachrichtigen Sie per E-Mail.';

/** At 260 the company is already checked; before, its check runs at the same time. Who failed for good leaves the end open. */
function afterwards(status: number, persons: readonly WordingPerson[]): string {
  const then = failedForGood(persons).length > 0 ? resultIsOpen : openedThen;
  return status === caseStatus.researchSuccessful ? then : `Ihr Unternehmen prüfen wir gleichzeitig. ${then}`;
}

function ownCheck(status: number, persons: readonly WordingPerson[]): Sentences {
  const hasOthers = openChecksOfOthers(persons).length > 0;
  const now = status === caseStatus.researchSuccessful ? companyChecked : handedOver;
  return [
    'Identifizieren Sie sich',
    hasOthers
      ? `${now} Jetzt weisen sich alle Personen aus, die für Ihr Unternehmen handeln. Beginnen Sie mit Ihrer eigenen Identifikation.`
      : `${now} Jetzt fehlt noch Ihre eigene Identifikation.`,
    `Das dauert etwa zehn Minuten. ${afterwards(status, persons)}`,
  ];
}

const lastAttempt = 'Ihr letzter Versuch wurde nicht abgeschlossen oder nicht anerkannt.';

function nextAttempt(status: number, persons: readonly WordingPerson[], attemptsLeft: number | null = null): Sentences {
  return [
    'Identifizieren Sie sich noch einmal',
    attemptsLeft === null ? lastAttempt : `${lastAttempt} ${attemptsSentence(attemptsLeft)}`,
    `Halten Sie Ihren gültigen Ausweis bereit und sorgen Sie für gutes Licht. Das dauert etwa zehn Minuten. ${afterwards(status, persons)}`,
  ];
}

/** "Der letzte Versuch von Jörg Weiß wurde nicht anerkannt, zwei sind noch möglich." */
function failedAttemptOf({ name, attemptsLeft = null }: WordingPerson): string {
  const left = attemptsLeft === 1 ? 'einer ist' : attemptsLeft === 2 ? 'zwei sind' : 'weitere sind';
  return `Der letzte Versuch von ${name} wurde nicht abgeschlossen oder nicht anerkannt, ${left} noch möglich.`;
}

function failed(persons: readonly WordingPerson[]): Sentences {
  const names = persons.filter(({ first }) => !first).map(({ name }) => name);
  const whose = [
    ...(persons.length > names.length ? ['Ihre Identifikation'] : []),
    ...(names.length === 0
      ? []
      : [`die ${names.length === 1 ? 'Identifikation' : 'Identifikationen'} von ${list.format(names)}`]),
  ];
  const subject = list.format(whose);
  const isOne = persons.length === 1;
  return [
    isOne ? 'Eine Identifikation ist fehlgeschlagen' : 'Mehrere Identifikationen sind fehlgeschlagen',
    `${subject.charAt(0).toUpperCase()}${subject.slice(1)} ${isOne ? 'wurde' : 'wurden'} nicht anerkannt. ${isOne ? 'Ein weiterer Versuch ist' : 'Weitere Versuche sind'} nicht möglich.`,
    `Sie müssen nichts tun. ${resultIsOpen}`,
  ];
}

/** Beside an open check it is also said whose has failed for good. */
function withFailed([title, happened, next]: Sentences, others: readonly WordingPerson[]): Sentences {
  return [title, others.length === 0 ? happened : `${happened} ${failed(others)[1]}`, next];
}

function otherChecks(status: number, persons: readonly WordingPerson[]): Sentences {
  const open = openChecksOfOthers(persons);
  const attempts = open.filter(({ value }) => hasTried(value)).map(failedAttemptOf);
  const names = list.format(open.map(({ name }) => name));
  const own = persons.some((person) => person.first && isBeforeCheck(person))
    ? 'Der Link zu Ihrer eigenen Identifikation kommt in wenigen Minuten per E-Mail.'
    : 'Sie selbst haben sich ausgewiesen.';
  return [
    'Noch nicht alle haben sich identifiziert',
    [own, `Wir warten noch auf ${names}.`, ...attempts].join(' '),
    `Den Link zur Identifikation ${open.length === 1 ? 'hat' : 'haben'} ${names} per E-Mail erhalten. Erinnern Sie gern daran. ${afterwards(status, persons)}`,
  ];
}

/** The texts for the state of the persons at a main status. */
export function personsSentences(
  situation: PersonsSituation,
  status: number,
  persons: readonly WordingPerson[],
): Sentences {
  switch (situation) {
    case 'information':
      return information;
    case 'ownCheck': {
      const tried = persons.find(({ first, value }) => first && hasTried(value));
      const sentences = tried ? nextAttempt(status, persons, tried.attemptsLeft) : ownCheck(status, persons);
      return withFailed(sentences, failedForGood(persons));
    }
    case 'failed':
      return failed(failedForGood(persons));
    case 'otherChecks':
      return otherChecks(status, persons);
    case 'preparing':
      return preparing(status);
    case 'identified':
      return identified;
  }
}
