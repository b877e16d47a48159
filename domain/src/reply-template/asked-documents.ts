import type { DocumentType } from '../document/document.js';
import { isLegalForm, type LegalForm } from '../legal-form/legal-form.js';
import { type LegalFormTraits, traitsOf } from '../legal-form/legal-form-traits.js';
import { maxMessageLength } from '../message/message.js';
import { isInTransparencyRegister } from '../transparency-register/register-duty.js';
import { filledReply, openPlaceholderProblem, openPlaceholders } from './reply-template.js';

/** A document that the bank can ask a customer for, by the name that the customer reads. */
export interface AskableDocument {
  readonly type: DocumentType;
  readonly name: string;
}

const names = {
  ID_DOCUMENT: 'Ausweisdokument',
  FOUNDATION_DOCUMENT: 'Gesellschaftsvertrag',
  SHARE_HOLDERS_AGREEMENT: 'Gesellschaftervereinbarung',
  REGISTER_EXTRACT: 'Registerauszug',
  OTHER__TRANSPARENZ_REGISTER: 'Transparenzregisterauszug',
  TRADING_LICENSE: 'Gewerbeanmeldung',
} as const satisfies Partial<Record<DocumentType, string>>;

type AskableType = keyof typeof names;

/** The contract of the forms that have one of another name by law (§ 23 AktG, § 5 GenG, § 3 PartGG). */
const foundedBy: Readonly<Partial<Record<LegalForm, string>>> = {
  AG: 'Satzung',
  KGAA: 'Satzung',
  EG: 'Satzung',
  PARTG: 'Partnerschaftsvertrag',
};

const canHave: Readonly<Record<AskableType, (traits: LegalFormTraits, form: LegalForm) => boolean>> = {
  ID_DOCUMENT: () => true,
  FOUNDATION_DOCUMENT: ({ isSoleTrader }) => !isSoleTrader,
  SHARE_HOLDERS_AGREEMENT: ({ needsGwg }) => needsGwg,
  REGISTER_EXTRACT: ({ register }) => register !== null,
  OTHER__TRANSPARENZ_REGISTER: isInTransparencyRegister,
  // Members of a partnership practise a free profession.
  TRADING_LICENSE: (_traits, form) => form !== 'PARTG',
};

const askableTypes = Object.keys(names) as readonly AskableType[];

/** The documents that a company of this legal form can have; those of any company for an unknown code. */
export function askableDocuments(legalForm: string): readonly AskableDocument[] {
  const form = isLegalForm(legalForm) ? legalForm : 'OTHER';
  return askableTypes
    .filter((type) => canHave[type](traitsOf(form), form))
    .map((type) => ({ type, name: (type === 'FOUNDATION_DOCUMENT' ? foundedBy[form] : undefined) ?? names[type] }));
}

const list = new Intl.ListFormat('de', { type: 'conjunction' });

/**
 * A question to the customer with the names of the documents that it asks for: in place of `{Unterlage}`, or in a
 * sentence at its end where it has no such placeholder. Without documents it stays as it is.
 */
export function withAskedDocuments(question: string, asked: readonly AskableDocument[]): string {
  if (asked.length === 0) return question;
  const named = list.format(asked.map(({ name }) => name));
  if (openPlaceholders(question).includes('Unterlage')) return filledReply(question, { Unterlage: named });
  return [question.trim(), `Bitte laden Sie hoch: ${named}.`].filter((part) => part !== '').join('\n\n');
}

/** Why a question with its documents cannot be sent, in German; undefined when it can, and for an empty one. */
export function questionProblem(question: string): string | undefined {
  const tooLong = question.length > maxMessageLength;
  return openPlaceholderProblem(question) ?? (tooLong ? 'Die Nachricht ist mit den Unterlagen zu lang.' : undefined);
}
