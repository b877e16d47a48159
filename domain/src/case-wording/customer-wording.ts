import { caseStatus, type StatusCode } from '../case/case-status.js';
import {
  earlySentences,
  nothingToDo,
  statusSentences,
  unidentifiedSentences,
  unknownSentences,
  type Sentences,
} from './customer-sentences.js';
import { situationSentences } from './situation-sentences.js';
import { lacksIdentification } from '../person/person-status.js';
import {
  isOwnCheckOpen,
  isPersonsStep,
  openChecksOfOthers,
  personsSituation,
  type PersonsSituation,
  type WordingPerson,
} from './customer-situation.js';
import { personsSentences } from './persons-sentences.js';
import { isIdentificationOver, isRefused, situationOf, turnOf, type Turn, type TurnSubject } from './turn.js';

/** The texts about a case at its main status: title, what happened, who has to act, what comes next. */
export interface StatusWording<Who = Turn> {
  readonly title: string;
  readonly happened: string;
  readonly turn: Who;
  readonly next: string;
}

/** Who has to act, from the acting person's view: it may also be other persons of the company. */
export type CustomerTurn = Turn | 'others';

export interface CustomerWordingSubject extends Pick<
  TurnSubject,
  'status' | 'startState' | 'running' | 'accountOpened' | 'requestAnswered' | 'isResolutionRefused'
> {
  /** The persons of the case; without them the texts depend on the status only. */
  readonly persons?: readonly WordingPerson[];
}

const turns: Readonly<Record<PersonsSituation, CustomerTurn>> = {
  information: 'customer',
  ownCheck: 'customer',
  failed: 'provider',
  otherChecks: 'others',
  preparing: 'provider',
  identified: 'provider',
};

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/** Situations whose texts do not speak of open checks of others. */
const silent: readonly PersonsSituation[] = ['failed', 'information'];

/** Checks that are open beside what the texts are about. */
function openBeside(
  status: number,
  situation: PersonsSituation | undefined,
  persons: readonly WordingPerson[],
): string {
  const isOver = isIdentificationOver({ status, openChecks: persons.filter(isPersonsStep).length });
  if (isOver || situation === 'ownCheck') return '';
  if (isOwnCheckOpen(persons)) return 'Ihre eigene Identifikation ist auch noch offen.';
  const isNamed = situation === undefined ? status !== caseStatus.preSuccessful : silent.includes(situation);
  const names = isNamed ? openChecksOfOthers(persons).map(({ name }) => name) : [];
  return names.length === 0 ? '' : `Noch offen ist die Identifikation von ${list.format(names)}.`;
}

/** After the last attempt of one person others may still have to pass theirs. */
function turnAmong(persons: readonly WordingPerson[], situation: PersonsSituation): CustomerTurn {
  return situation === 'failed' && openChecksOfOthers(persons).length > 0 ? 'others' : turns[situation];
}

function withOpenChecks([title, happened, next]: Sentences, open: string): Sentences {
  if (open === '') return [title, happened, next];
  const other = next.startsWith(`${nothingToDo} `) ? next.slice(nothingToDo.length + 1) : next;
  return [title, happened, `${other} ${open}`];
}

function worded([title, happened, next]: Sentences, turn: CustomerTurn): StatusWording<CustomerTurn> {
  return { title, happened, turn, next };
}

const isKnown = (status: number): status is StatusCode => Object.hasOwn(statusSentences, status);

/** The state of the persons, where the texts are about it; what was refused comes before all but missing data. */
function shownSituation(subject: CustomerWordingSubject): PersonsSituation | undefined {
  const situation = personsSituation(subject.status, subject.persons ?? []);
  return isRefused(subject) && situation !== 'information' ? undefined : situation;
}

/**
 * The texts for the customer: by main status (R2 §4.1); while persons have open checks, by who has to identify;
 * missing data of a person takes precedence (R2 §4.2). Unknown codes read 'Unbekannter Status'.
 */
export function customerWording(subject: CustomerWordingSubject): StatusWording<CustomerTurn> {
  const { status, persons = [] } = subject;
  const situation = shownSituation(subject);
  if (!isKnown(status)) return worded(unknownSentences, 'nobody');
  const sentences =
    situation === undefined ? sentencesOf(status, subject) : personsSentences(situation, status, persons);
  const turn = situation === undefined ? turnOf(subject) : turnAmong(persons, situation);
  return worded(withOpenChecks(sentences, openBeside(status, situation, persons)), turn);
}

function sentencesOf(status: StatusCode, subject: CustomerWordingSubject): Sentences {
  const situation = situationOf(subject);
  if (situation !== null) return situationSentences[situation];
  if (status === caseStatus.preSuccessful && !(subject.persons ?? []).some(isPersonsStep)) return earlySentences;
  return (isUnidentified(subject) ? unidentifiedSentences[status] : undefined) ?? statusSentences[status];
}

/** Somebody is not identified, or nobody was ever asked: support has taken over a draft. */
const isUnidentified = ({ persons }: CustomerWordingSubject): boolean =>
  persons !== undefined && (persons.length === 0 || persons.some(lacksIdentification));
