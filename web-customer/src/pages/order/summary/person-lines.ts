import { isAnswered } from '@kontor/domain/answer/answer';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { partsOf } from '@kontor/domain/application/legal-form-parts';
import { isFictitiousOwner, isRepresentative, type Person } from '@kontor/domain/person/person';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { text } from '../../../texts/order-text.js';
import { answerText } from '../../../texts/answers.js';
import { summaryLabel } from './summary-label.js';
import { addressOf, answerLine, line, type SummaryLine } from './summary-line.js';
import { countryLabel } from '../../../texts/countries.js';
import { dateText, shareText } from '../../../texts/format.js';
import { representationLabel } from '../../../texts/form-labels.js';
import { salutationLabel } from '../../../texts/labels.js';

const labelOf = (field: keyof Person): string => summaryLabel(`people.0.${field}`);

function identityLines({ anrede = '', birthday = '', nationality = '', ...person }: Person): readonly SummaryLine[] {
  return [
    ...line(labelOf('anrede'), anrede === '' ? '' : salutationLabel(anrede)),
    ...line(labelOf('birthday'), dateText(birthday)),
    ...line(labelOf('nationality'), countryLabel(nationality)),
    ...line(text('summary.address'), addressOf(person)),
    ...line(labelOf('email'), person.email),
    ...line(labelOf('phone'), person.phone),
    ...(person.toggleSteuerId === 'Ja' ? line(labelOf('steuerId'), person.steuerId) : []),
  ];
}

function representationOf(person: Person): string {
  const { vertretungsberechtigung: represents, vertretungsberechtigungArt: kind = '' } = person;
  if (!isAnswered(represents)) return '';
  if (!isRepresentative(person)) return text('summary.representsNot');
  return kind === '' ? '' : representationLabel(kind);
}

function ownershipOf(person: Person): string {
  if (isFictitiousOwner(person)) return text('summary.ownerFictitious');
  return answerText(person.gesellschafter ?? '');
}

/** Roles of the person; legal forms without that question have no line (R1 §5 "Order acceptance"). */
function roleLines(person: Person, legalForm: LegalForm): readonly SummaryLine[] {
  const { personLines: shown } = partsOf(legalForm);
  const { gesellschafterAnteile: share = '' } = person;
  const asksOwnership = shown.includes('gesellschafter');
  const hasShare = share.trim() !== '' && (!asksOwnership || person.gesellschafter === 'Ja');
  return [
    ...(shown.includes('vertretungsberechtigung')
      ? line(labelOf('vertretungsberechtigung'), representationOf(person))
      : []),
    ...(asksOwnership ? line(labelOf('gesellschafter'), ownershipOf(person)) : []),
    ...(hasShare && shown.includes('gesellschafterAnteile')
      ? line(labelOf('gesellschafterAnteile'), shareText(share))
      : []),
  ];
}

/** The form confirms that a person is NOT exposed; the summary shows whether they are. */
function exposureOf({ exponiert }: Person): string {
  if (exponiert === 'Ja') return text('summary.no');
  return exponiert === 'Nein' ? text('summary.yes') : '';
}

/** A person as entered. */
export function personLines(
  person: Person,
  legalForm: LegalForm,
  bank: Pick<BankConfiguration, 'askForGirocard'>,
): readonly SummaryLine[] {
  return [
    ...identityLines(person),
    ...roleLines(person, legalForm),
    ...line(labelOf('exponiert'), exposureOf(person)),
    ...(bank.askForGirocard ? answerLine(labelOf('girocard'), person.girocard) : []),
  ];
}
