import { fieldLabel } from '../../../application-draft/field-labels.js';
import { text } from '../../../texts/order-text.js';

/** What was asked as a question has a few words here, so that labels and answers are in two columns. */
const shortLabels: Readonly<Record<string, string>> = {
  'firma.vorsteuer': text('summary.label.firma.vorsteuer'),
  'firma.annualTurnover': text('summary.label.firma.annualTurnover'),
  'firma.hasInternationalBusinessConnection': text('summary.label.firma.hasInternationalBusinessConnection'),
  'firma.girocard': text('summary.label.firma.girocard'),
  'firma.notCrsFatca': text('summary.label.firma.notCrsFatca'),
  'firma.crsType': text('summary.label.firma.crsType'),
  'firma.gwg': text('summary.label.firma.gwg'),
  'people.0.vertretungsberechtigung': text('summary.label.people.vertretungsberechtigung'),
  'people.0.gesellschafter': text('summary.label.people.gesellschafter'),
  'people.0.exponiert': text('summary.label.people.exponiert'),
  'people.0.girocard': text('summary.label.people.girocard'),
};

/** The label of a field in the summary, by its name in the form: `firma.city`, `people.0.vorname`. */
export function summaryLabel(name: string): string {
  return shortLabels[name] ?? fieldLabel(name);
}
