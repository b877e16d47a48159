import type { SettingName } from '@kontor/domain/settings/setting-values.schema';
import * as z from 'zod';
import { schemaProblems, settingProblems } from './schema-problems.js';

const box = { key: 'a', label: 'A', required: true };
const option = { key: 'a', label: 'A', active: true, editable: true };
const template = { key: 'a', title: 'A', text: 'Text' };

describe('problems of a value', () => {
  it.each<[SettingName, unknown, Record<string, string>]>([
    ['orderCheckboxes', [box], {}],
    ['orderCheckboxes', [box, { ...box, label: ' ' }], { '1.label': 'Pflichtfeld' }],
    ['orderCheckboxes', [{ ...box, key: '' }], { '0.key': 'Pflichtfeld' }],
    ['orderCheckboxes', [{ ...box, label: 'x'.repeat(501) }], { '0.label': 'Maximal 500 Zeichen möglich' }],
    ['orderCheckboxes', Array(101).fill(box), { '': 'Maximal 100 Einträge möglich' }],
    ['mehrwerte', { active: true, mehrwerte: [option] }, {}],
    ['mehrwerte', { active: true, mehrwerte: [{ ...option, label: '' }] }, { 'mehrwerte.0.label': 'Pflichtfeld' }],
    [
      'mehrwerte',
      { active: true, headline: 'x'.repeat(301), mehrwerte: [] },
      { headline: 'Maximal 300 Zeichen möglich' },
    ],
    ['mailDisclaimer', { blocks: [{ title: '', content: ' ' }] }, { 'blocks.0.content': 'Pflichtfeld' }],
    [
      'mailDisclaimer',
      { blocks: [{ title: 'x'.repeat(301), content: 'A' }] },
      { 'blocks.0.title': 'Maximal 300 Zeichen möglich' },
    ],
    ['replyTemplates', [{ ...template, title: 'x'.repeat(201) }], { '0.title': 'Maximal 200 Zeichen möglich' }],
    ['replyTemplates', [{ ...template, title: '' }], { '0.title': 'Pflichtfeld' }],
    ['defaultKontoname', 'x'.repeat(201), { '': 'Maximal 200 Zeichen möglich' }],
    ['defaultKontoname', ' ', { '': 'Pflichtfeld' }],
    ['agbUrl', 'bank.de', { '': 'Webadresse erforderlich' }],
    ['fourEyes', 7, { '': 'Ungültiger Wert' }],
  ])('%s %j: %j', (name, value, problems) => {
    expect(settingProblems(name, value)).toEqual(problems);
  });

  it('keep the first of a path', () => {
    const schema = z.string().min(1).regex(/^a/, 'Mit a');
    expect(schemaProblems(z.strictObject({ name: schema }), { name: '' })).toEqual({ name: 'Pflichtfeld' });
  });
});
