import { isDocumentType } from '../document/document.js';
import { type LegalForm, legalForms } from '../legal-form/legal-form.js';
import { maxMessageLength } from '../message/message.js';
import { askableDocuments, questionProblem, withAskedDocuments } from './asked-documents.js';

const everyone = ['Ausweisdokument'];
const contract = 'Gesellschaftsvertrag';
const agreement = 'Gesellschaftervereinbarung';
const registers = ['Registerauszug', 'Transparenzregisterauszug'];
const trade = 'Gewerbeanmeldung';

describe('the documents that the bank can ask for', () => {
  it.each<[LegalForm, readonly string[]]>([
    ['SELF_EMPLOYED', [...everyone, trade]],
    ['EK', [...everyone, 'Registerauszug', trade]],
    ['GMBH', [...everyone, contract, agreement, ...registers, trade]],
    ['GMBH_I_GR', [...everyone, contract, agreement, trade]],
    ['AG', [...everyone, 'Satzung', agreement, ...registers, trade]],
    ['PARTG', [...everyone, 'Partnerschaftsvertrag', agreement, ...registers]],
    ['GBR', [...everyone, contract, agreement, trade]],
    ['E_GBR', [...everyone, contract, agreement, ...registers, trade]],
  ])('are for %s %j', (form, names) => {
    expect(askableDocuments(form).map(({ name }) => name)).toEqual(names);
  });

  it('are document types, each once, and some for every legal form', () => {
    for (const form of [...legalForms, 'UNKNOWN', 'toString']) {
      const types = askableDocuments(form).map(({ type }) => type);
      expect(types.filter((type) => !isDocumentType(type))).toEqual([]);
      expect(new Set(types).size).toBe(types.length);
      expect(types).toContain('ID_DOCUMENT');
    }
  });
});

describe('a question that asks for documents', () => {
  const [first, second, third] = askableDocuments('GMBH').slice(1);
  const one = [first!];
  const three = [first!, second!, third!];

  it.each([
    ['{Unterlage} bis {Frist}?', one, 'Gesellschaftsvertrag bis {Frist}?'],
    [
      'Uns fehlt: {Unterlage}.',
      three,
      'Uns fehlt: Gesellschaftsvertrag, Gesellschaftervereinbarung und Registerauszug.',
    ],
    ['{Unterlage}, ja, {Unterlage}', one, 'Gesellschaftsvertrag, ja, Gesellschaftsvertrag'],
    ['Guten Tag. ', one, 'Guten Tag.\n\nBitte laden Sie hoch: Gesellschaftsvertrag.'],
    [' ', [first!, second!], 'Bitte laden Sie hoch: Gesellschaftsvertrag und Gesellschaftervereinbarung.'],
    ['Guten Tag. {Unterlage}', [], 'Guten Tag. {Unterlage}'],
    ['', [], ''],
  ])('%j names them', (question, asked, text) => {
    expect(withAskedDocuments(question, asked)).toBe(text);
  });

  it('cannot be sent with {Unterlage} left in it, nor longer than a message', () => {
    const question = 'Bitte senden Sie uns {Unterlage}.';
    const open = 'Bitte ersetzen Sie {Unterlage} durch Ihren Text.';
    expect(questionProblem(withAskedDocuments(question, []))).toBe(open);
    expect(questionProblem(withAskedDocuments(question, one))).toBeUndefined();
    const longest = 'x'.repeat(maxMessageLength);
    expect(questionProblem(withAskedDocuments(longest, []))).toBeUndefined();
    expect(questionProblem(withAskedDocuments(longest, one))).toBe('Die Nachricht ist mit den Unterlagen zu lang.');
  });
});
