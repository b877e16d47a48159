import { caseStatus } from '../case/case-status.js';
import { hours, openedThen, type Sentences } from './customer-sentences.js';
import { attemptsSentence } from '../person/person-wording.js';
import {
  hasFailedAttempt,
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

const preparing: Sentences = [
  'Die Identifikation wird vorbereitet',
  'Ihre Angaben sind übertragen. Gleich geht es mit der Identifikation weiter.',
  'Sie müssen nichts tun. Der Link zur Identifikation kommt in wenigen Minuten per E-Mail. Sie finden ihn dann auch hier.',
];

const identified: Sentences = [
  'Die Identifikationen werden geprüft',
  'Alle Personen haben sich ausgewiesen. Wir werten die Ergebnisse aus.',
  `${hours} Wir benachrichtigen Sie per E-Mail.`,
];

/** At 260 the company is already checked; before, its check runs at the same time. */
const afterwards = (status: number): string =>
  status === caseStatus.researchSuccessful ? openedThen : `Ihr Unternehmen prüfen wir gleichzeitig. ${openedThen}`;

function ownCheck(status: number, hasOthers: boolean): Sentences {
  const now =
    status === caseStatus.researchSuccessful
      ? 'Die Prüfung Ihres Unternehmens ist abgeschlossen.'
      : 'Ihre Angaben sind übertragen.';
  return [
    'Identifizieren Sie sich',
    hasOthers
      ? `${now} Jetzt weisen sich alle Personen aus, die für Ihr Unternehmen handeln. Beginnen Sie mit Ihrer eigenen Identifikation.`
      : `${now} Jetzt fehlt noch Ihre eigene Identifikation.`,
    `Das dauert etwa zehn Minuten. ${afterwards(status)}`,
  ];
}

function nextAttempt(status: number, attemptsLeft: number): Sentences {
  return [
    'Identifizieren Sie sich noch einmal',
    `Ihr letzter Versuch wurde nicht abgeschlossen oder nicht anerkannt. ${attemptsSentence(attemptsLeft)}`,
    `Halten Sie Ihren gültigen Ausweis bereit und sorgen Sie für gutes Licht. Das dauert etwa zehn Minuten. ${afterwards(status)}`,
  ];
}

function otherChecks(status: number, names: readonly string[]): Sentences {
  return [
    'Noch nicht alle haben sich identifiziert',
    `Ihre eigene Identifikation ist eingegangen. Wir warten noch auf ${list.format(names)}.`,
    `Alle haben den Link zur Identifikation per E-Mail erhalten. Erinnern Sie sie gern daran. ${afterwards(status)}`,
  ];
}

/** The texts for the state of the persons at a main status. */
export function personsSentences(
  situation: PersonsSituation,
  status: number,
  persons: readonly WordingPerson[],
): Sentences {
  const names = openChecksOfOthers(persons).map(({ name }) => name);
  switch (situation) {
    case 'information':
      return information;
    case 'ownCheck': {
      const failed = persons.find((person) => person.first && hasFailedAttempt(person));
      return failed ? nextAttempt(status, failed.attemptsLeft ?? 0) : ownCheck(status, names.length > 0);
    }
    case 'otherChecks':
      return otherChecks(status, names);
    case 'preparing':
      return preparing;
    case 'identified':
      return identified;
  }
}
