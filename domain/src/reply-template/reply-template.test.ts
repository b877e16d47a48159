import {
  filledReply,
  isReplyOffered,
  newReplyTemplate,
  openPlaceholderProblem,
  replyPlaceholders,
  replyTemplateProblems,
  unknownPlaceholders,
  type ReplyTemplate,
  type ReplyValues,
} from './reply-template.js';
import { replyTemplatesSchema } from './reply-template.schema.js';

const values: ReplyValues = {
  Anrede: 'Sehr geehrte Frau Weiß',
  Name: 'Änne Weiß',
  Firma: 'Lindenhof $& GmbH',
  Nummer: '1001',
  Sachbearbeiter: 'Clara Ehrlich',
  Frist: '',
  Unterlage: '',
};
const template: ReplyTemplate = { key: 'satzung', title: 'Satzung', text: '{Anrede}, bitte senden Sie die Satzung.' };

describe('a reply template', () => {
  it('is filled from the case; what the case does not have stays and blocks sending', () => {
    const text = filledReply('{Anrede},\n{Firma} ({Nummer}) bis {Frist}, {Name} – {Sachbearbeiter}', values);
    expect(text).toBe('Sehr geehrte Frau Weiß,\nLindenhof $& GmbH (1001) bis {Frist}, Änne Weiß – Clara Ehrlich');
    expect(openPlaceholderProblem(text)).toBe('Bitte ersetzen Sie {Frist} durch Ihren Text.');
    expect(openPlaceholderProblem(text.replace('{Frist}', 'Freitag'))).toBeUndefined();
    expect(filledReply('{Unterlage} von {Firma}', { Unterlage: 'Satzung' })).toBe('Satzung von {Firma}');
  });

  it('has placeholders of the closed list only', () => {
    const all = Object.keys(replyPlaceholders).map((name) => `{${name}}`);
    expect(unknownPlaceholders(all.join(' '))).toEqual([]);
    expect(unknownPlaceholders('{IBAN} {anrede} {} {Anrede} {toString}')).toEqual(['IBAN', 'anrede', '', 'toString']);
    expect(openPlaceholderProblem('Ein Satz {in Klammern}')).toBeUndefined();
  });

  it.each([
    [{}, true],
    [{ legalForms: [], statuses: [] }, true],
    [{ legalForms: ['UG'] as const }, false],
    [{ legalForms: ['UG', 'GMBH'] as const, statuses: [425] as const }, true],
    [{ statuses: [410] as const }, false],
  ])('with %j is offered to a GmbH at 425: %s', (limits, isOffered) => {
    expect(isReplyOffered({ ...template, ...limits }, { legalForm: 'GMBH', status: 425 })).toBe(isOffered);
  });

  it('is saved with a key of its own, a title and a text without unknown placeholders', () => {
    expect(replyTemplateProblems([template])).toEqual({});
    expect(
      replyTemplateProblems([template, { ...template, title: ' ' }, { key: '', title: 'x', text: 'Ihre {IBAN}' }]),
    ).toEqual({
      '0.key': 'Dieser Schlüssel ist vergeben.',
      '1.key': 'Dieser Schlüssel ist vergeben.',
      '1.title': 'Pflichtfeld',
      '2.key': 'Pflichtfeld',
      '2.text': 'Diesen Platzhalter gibt es nicht: {IBAN}',
    });
    const added = newReplyTemplate([{ ...template, key: 'vorlage-2' }]);
    expect(added.key).toBe('vorlage-3');
    expect(Object.keys(replyTemplateProblems([added]))).toEqual(['0.title', '0.text']);
  });

  it('is refused by the schema for the same reasons', () => {
    const good = { ...template, legalForms: ['GMBH'], statuses: [410, 425] };
    expect(replyTemplatesSchema.parse([good])).toEqual([good]);
    const issues = replyTemplatesSchema.safeParse([template, { ...template, text: '{IBAN}' }]).error?.issues ?? [];
    expect(issues.map(({ path }) => path)).toEqual([
      [0, 'key'],
      [1, 'key'],
      [1, 'text'],
    ]);
    for (const wrong of [{ statuses: [411] }, { legalForms: ['GmbH'] }, { text: 7 }, { html: '' }])
      expect(replyTemplatesSchema.safeParse([{ ...template, ...wrong }]).success).toBe(false);
  });
});
