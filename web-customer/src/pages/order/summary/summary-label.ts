import { fieldLabel } from '../../../application-draft/field-labels.js';
import { text } from '../../../texts/order-text.js';

/** What was asked as a question has a few words here, so that labels and answers are in two columns. */
const shortLabels: Readonly<Record<string, Parameters<typeof text>[0]>> = {
  'firma.vorsteuer': 'summary.label.firma.vorsteuer',
  'firma.annualTurnover': 'summary.label.firma.annualTurnover',
  'firma.hasInternationalBusinessConnection': 'summary.label.firma.hasInternationalBusinessConnection',
  'firma.girocard': 'summary.label.firma.girocard',
  'firma.notCrsFatca': 'summary.label.firma.notCrsFatca',
  'firma.crsType': 'summary.label.firma.crsType',
  'firma.gwg': 'summary.label.firma.gwg',
  'people.0.vertretungsberechtigung': 'summary.label.people.vertretungsberechtigung',
  'people.0.gesellschafter': 'summary.label.people.gesellschafter',
  'people.0.exponiert': 'summary.label.people.exponiert',
  'people.0.girocard': 'summary.label.people.girocard',
};

/** The label of a field in the summary, by its name in the form: `firma.city`, `people.0.vorname`. */
export function summaryLabel(name: string): string {
  const label = shortLabels[name];
  return label === undefined ? fieldLabel(name) : text(label);
}
