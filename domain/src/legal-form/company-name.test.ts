import { companyNameProblem, namesLegalForm, namesOtherLegalForm } from './company-name.js';
import { type LegalForm } from './legal-form.js';
import { violationText } from '../violation/violation-text.js';
import { type Problem } from '../violation/violation.js';

const said = (problem: Problem | undefined) => problem && violationText(problem);

describe('company name', () => {
  it.each<[LegalForm, string, boolean]>([
    ['AG', 'Beispiel AG', true],
    ['AG', 'Beispiel Aktiengesellschaft', true],
    ['AG', 'Magnet Werk', false],
    ['EG', 'Winzer eG', true],
    ['EK', 'Blumen Roth e.K.', true],
    ['EK', 'Blumen Roth e. K.', true],
    ['EK', 'Blumen Roth, Inhaberin Anna Roth', true],
    ['EK', 'Blumen Roth Einzelkauffrau', true],
    ['EK', 'Blumen Roth', false],
    ['GBR', 'Meyer und Kaya GbR', true],
    ['GBR', 'Meyer und Kaya eGbR', false],
    ['E_GBR', 'Meyer und Kaya eGbR', true],
    ['E_GBR', 'Meyer und Kaya GbR', false],
    ['GMBH', 'Muster GmbH', true],
    ['GMBH', 'Muster gGmbH', true],
    ['GMBH', 'Muster Gesellschaft mit beschränkter Haftung', true],
    ['GMBH', 'Muster', false],
    ['GMBH_I_GR', 'Muster GmbH i. Gr.', true],
    ['GMBH_CO_KG', 'Muster GmbH & Co. KG', true],
    ['GMBH_CO_KG', 'Muster GmbH & Co.KG', true],
    ['GMBH_CO_KG', 'Muster GmbH', false],
    ['KGAA', 'Muster KGaA', true],
    ['KG', 'Muster KGaA', false],
    ['KG', 'Muster KG', true],
    ['LTD', 'Muster Ltd.', true],
    ['OHG', 'Muster oHG', true],
    ['UG', 'Muster UG (haftungsbeschränkt)', true],
    ['UG_I_GR', 'Muster', false],
    ['SOLE_PROPRIETORSHIP', 'Einzelunternehmen Roth', true],
    ['PARTG', 'Roth Anwälte', true],
    ['SELF_EMPLOYED', 'Anna Roth', true],
    ['OTHER', 'Roth Stiftung', true],
    ['AG', 'Beispiel A.G.', true],
    ['AG', 'ag', true],
    ['AG', 'Beispiel-AG', true],
    ['AG', 'Tagwerk', false],
    ['EG', 'Winzer e. G.', true],
    ['EG', 'Eingetragene Genossenschaft Winzer', true],
    ['EG', 'Regal', false],
    ['EK', 'Blumen Roth e.Kfr.', true],
    ['EK', 'Blumen Roth e. Kfm.', true],
    ['EK', 'Blumen Roth eingetragene Kauffrau', true],
    ['EK', 'Blumen Roth eingetragener Kaufmann', true],
    ['EK', 'Blumen Roth Einzelkaufmann', true],
    ['EK', 'Blumen Roth Inh. Anna Roth', true],
    ['EK', 'Blumen, Inhaber Jan Roth', true],
    ['EK', 'Ekel und Roth', false],
    ['GBR', 'Meyer und Kaya G.b.R.', true],
    ['GBR', 'Meyer & Kaya Gesellschaft bürgerlichen Rechts', true],
    ['GBR', 'Meyer & Kaya Gesellschaft bu\u0308rgerlichen Rechts', true],
    ['GBR', 'Meyer & Kaya Gesellschaft buergerlichen Rechts', true],
    ['GBR', 'BGB-Gesellschaft Meyer & Kaya', true],
    ['GBR', 'Meyer und Kaya e. GbR', false],
    ['GBR', 'Meyer und Kaya eingetragene Gesellschaft bürgerlichen Rechts', false],
    ['GBR', 'Sonne GbR', true],
    ['E_GBR', 'Meyer und Kaya e. GbR', true],
    ['E_GBR', 'Meyer und Kaya eingetragene Gesellschaft bürgerlichen Rechts', true],
    ['E_GBR', 'Sonne GbR', false],
    ['GMBH', 'Muster G.m.b.H.', true],
    ['GMBH', 'Muster Ges.m.b.H.', true],
    ['GMBH', 'Muster mbH', true],
    ['GMBH', 'Muster GMBH', true],
    ['GMBH', 'Muster  Gesellschaft\nmit beschränkter  Haftung', true],
    ['GMBH', 'Gmbhausen', false],
    ['GMBH_I_GR', 'Muster', false],
    ['GMBH_CO_KG', 'Muster GmbH und Co. Kommanditgesellschaft', true],
    ['GMBH_CO_KG', 'Muster GmbH + Co KG', true],
    ['GMBH_CO_KG', 'Muster KG', false],
    ['GMBH_CO_KG', 'Muster OHG & Co. KG', false],
    ['KGAA', 'Muster Kommanditgesellschaft auf Aktien', true],
    ['KGAA', 'Muster KG', false],
    ['KG', 'Muster Kommanditgesellschaft', true],
    ['KG', 'Muster Kommanditgesellschaft auf Aktien', false],
    ['KG', 'Muster K.G.', true],
    ['KG', 'Kgell', false],
    ['LTD', 'Muster Limited', true],
    ['LTD', 'Muster', false],
    ['OHG', 'Muster Offene Handelsgesellschaft', true],
    ['OHG', 'Muster o. H. G.', true],
    ['OHG', 'Muster', false],
    ['UG', 'Muster Unternehmergesellschaft (haftungsbeschränkt)', true],
    ['UG', 'Muster gUG (haftungsbeschränkt)', true],
    ['UG', 'Flugdienst Muster', false],
    ['UG_I_GR', 'Muster UG i. Gr.', true],
    ['SOLE_PROPRIETORSHIP', 'Anna Roth', false],
  ])('%s in "%s": %s', (form, name, expected) => {
    expect(namesLegalForm(name, form)).toBe(expected);
  });

  it('is required and limited to 128 characters, 50 for a GmbH in formation', () => {
    const message = 'Firmenname/Unternehmensbezeichnung erforderlich, maximal 128 Zeichen möglich';
    expect(said(companyNameProblem('  ', 'GMBH'))).toBe(message);
    expect(said(companyNameProblem(`${'x'.repeat(124)} GmbH`, 'GMBH'))).toBe(message);
    expect(companyNameProblem(`${'x'.repeat(123)} GmbH`, 'GMBH')).toBeUndefined();
    expect(said(companyNameProblem(`${'x'.repeat(46)} GmbH`, 'GMBH_I_GR'))).toContain('maximal 50');
    expect(said(companyNameProblem('Muster', 'GMBH'))).toBe('Rechtsform im Firmennamen erforderlich');
  });

  it.each<[LegalForm, string, boolean]>([
    ['GMBH', 'Muster GmbH', false],
    ['GMBH', 'Muster GmbH & Co. KG', true],
    ['GMBH', 'Muster GmbH und Co. KGaA', true],
    ['GMBH', 'Muster UG (haftungsbeschränkt)', true],
    ['GMBH', 'Muster & Co. GmbH', false],
    ['GMBH', 'Muster & Contor GmbH', false],
    ['KG', 'Muster KG', false],
    ['KG', 'Muster & Co. KG', false],
    ['KG', 'Muster AG & Co. KG', false],
    ['KG', 'Muster GmbH & Co. KG', true],
    ['UG', 'Muster UG & Co. KG', true],
    ['KGAA', 'Muster GmbH & Co. KGaA', false],
    ['GMBH_CO_KG', 'Muster GmbH & Co. KG', false],
    ['GMBH_CO_KG', 'Muster GmbH', true],
    ['PARTG', 'Roth Anwälte', false],
  ])('as %s, %s is of another form: %s', (form, name, expected) => {
    expect(namesOtherLegalForm(name, form)).toBe(expected);
  });
});
