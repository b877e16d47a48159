import { isLegalForm, type LegalForm } from '../legal-form/legal-form.js';
import { traitsOf } from '../legal-form/legal-form-traits.js';

/** Documents that the company-check provider delivers about a company, key → German name (R3 §2.5). */
export const registerDocumentLabels = {
  register_extract: 'Registerauszug',
  shareholder_list: 'Gesellschafterliste',
  transparency_register: 'Auszug aus dem Transparenzregister',
} as const;

export type RegisterDocument = keyof typeof registerDocumentLabels;

export const registerDocuments = Object.keys(registerDocumentLabels) as readonly RegisterDocument[];

/** Whether a text names a document of a register. */
export function isRegisterDocument(text: string): text is RegisterDocument {
  return registerDocuments.some((document) => document === text);
}

/** The forms whose shareholders are listed in the register (§ 40 GmbHG). */
const withShareholderList: readonly LegalForm[] = ['GMBH', 'UG'];

/** What the bank needs of the register for a legal form; nothing for one without a register (R3 §2.5). */
function requiredRegisterDocuments(legalForm: LegalForm): readonly RegisterDocument[] {
  if (traitsOf(legalForm).register === null) return [];
  return withShareholderList.includes(legalForm) ? ['register_extract', 'shareholder_list'] : ['register_extract'];
}

/** What is required and was not delivered yet (R3 §2.5 "Fetch missing register documents"). */
export function missingRegisterDocuments(legalForm: string, delivered: readonly string[]): readonly RegisterDocument[] {
  if (!isLegalForm(legalForm)) return [];
  return requiredRegisterDocuments(legalForm).filter((document) => !delivered.includes(document));
}

/** How far the order of a document is at the provider; unknown when the provider names a state of its own. */
export type DocumentOrderState = 'not_ordered' | 'pending' | 'ready' | 'failed' | 'unknown';
