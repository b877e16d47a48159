import type { CaseDetails } from '@kontor/api/case/case.schema';
import { isOverWithoutAccount } from '@kontor/domain/case-wording/turn';
import { representations, type Representation } from '@kontor/domain/person/person';
import { isFirstPersonPending, personStatusLabel, type PersonStatusSource } from '@kontor/domain/person/person-status';
import { inLanguage } from '../../../texts/create-text.js';
import { text } from '../../../texts/case-text.js';
import { isWebAddress } from '../../../ui/web-address.js';

/** A person of the case as shown to the customer. */
export interface CasePerson {
  readonly id: string;
  readonly name: string;
  /** Status of the person or of the identity check. */
  readonly value: string;
  readonly label: string;
  /** The acting person. */
  readonly first: boolean;
  /** Still has to pass the identity check (R2 §4.2). */
  readonly pending: boolean;
  /** How often the person may still try; null when nobody says. */
  readonly attemptsLeft: number | null;
  /** Has to be identified at all. */
  readonly required: boolean;
  /** Link to the identity check; undefined when there is none to pass. */
  readonly identityCheckUrl: string | undefined;
  /** Data that is still missing. */
  readonly missing: readonly string[];
  /** The provider's words about it; empty without any. */
  readonly details: string;
  /** How the person represents the company; undefined for others. */
  readonly representation: Representation | undefined;
}

type Item = CaseDetails['items'][number];

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : [];
}

/** The provider's words about what is missing. */
function wordsOf({ status }: Item): string {
  const words = status?.['missingInformationDetails'];
  return typeof words === 'string' ? words : '';
}

function sourceOf({ status }: Item): PersonStatusSource {
  return status?.['source'] === 'myConnect' ? 'myConnect' : 'solaris';
}

function attemptsLeftOf({ status }: Item): number | null {
  const left = status?.['attemptsLeft'];
  return typeof left === 'number' ? left : null;
}

/** States of an unfinished check. */
const underWay: readonly string[] = [
  'created',
  'pending',
  'pending_successful',
  'pending_failed',
  'information_required',
  'information_completed',
  'INITIAL',
  'flow_incomplete',
];

/**
 * The persons in the case details, in their order. Before the transfer it is unknown who has to be identified; in a
 * finished case no one has to.
 */
export function personsOf({ items, bgoIdentification }: CaseDetails): readonly CasePerson[] {
  const { bgoMainStatus, passedToSolarisBank } = bgoIdentification;
  const isOver = isOverWithoutAccount(bgoMainStatus);
  const people = items.filter(({ type }) => type === 'person');
  const acting = people.findIndex(({ status }) => status?.['acting'] === true);
  return people.map((item, index) => {
    const { id, title, status, bgoLastIdentificationUrl: url } = item;
    const value = status?.value ?? 'created';
    const asked = !passedToSolarisBank || status?.['required'] === true;
    const required = asked && !(isOver && underWay.includes(value));
    // A person who only owns needs no check, but complete data.
    const lacks = value === 'information_required' && !isOver;
    return {
      id,
      name: title,
      value,
      label:
        required || lacks
          ? inLanguage(personStatusLabel(value))
          : text(asked ? 'persons.noLonger' : 'persons.notRequired'),
      first: index === Math.max(acting, 0),
      pending: required && isFirstPersonPending({ source: sourceOf(item), value }),
      attemptsLeft: attemptsLeftOf(item),
      required,
      identityCheckUrl: isWebAddress(url) ? url : undefined,
      missing: lacks ? texts(status?.['missingInformation']) : [],
      details: lacks ? wordsOf(item) : '',
      representation: representations.find((one) => one === status?.['legalRepresentativeType']),
    };
  });
}

/** Types of documents the bank requires, with the provider's words about them. */
export function missingDocumentsOf({ items }: CaseDetails): {
  readonly types: readonly string[];
  readonly details: string;
} {
  const own = items.find(({ type }) => type === 'bgo');
  return { types: texts(own?.status?.['missingInformation']), details: own === undefined ? '' : wordsOf(own) };
}
