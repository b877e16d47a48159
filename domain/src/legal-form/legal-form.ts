/** All legal forms, code → German name (R1 §3 "Rechtsform values"). */
export const legalFormLabels = {
  SELF_EMPLOYED: 'Freiberuflich oder selbstständig',
  EK: 'Eingetragene Kauffrau / eingetragener Kaufmann (e. K.)',
  UG: 'Unternehmergesellschaft (haftungsbeschränkt)',
  UG_I_GR: 'Unternehmergesellschaft in Gründung (UG i. Gr.)',
  GMBH: 'Gesellschaft mit beschränkter Haftung (GmbH)',
  GMBH_I_GR: 'GmbH in Gründung (GmbH i. Gr.)',
  GMBH_CO_KG: 'GmbH & Co. KG',
  AG: 'Aktiengesellschaft (AG)',
  LTD: 'Private Limited Company (Ltd.)',
  OHG: 'Offene Handelsgesellschaft (OHG)',
  KG: 'Kommanditgesellschaft (KG)',
  GBR: 'Gesellschaft bürgerlichen Rechts (GbR)',
  E_GBR: 'Eingetragene Gesellschaft bürgerlichen Rechts (eGbR)',
  PARTG: 'Partnerschaftsgesellschaft (PartG)',
  KGAA: 'Kommanditgesellschaft auf Aktien (KGaA)',
  EG: 'Eingetragene Genossenschaft (eG)',
  OTHER: 'Andere Rechtsform',
  SOLE_PROPRIETORSHIP: 'Einzelunternehmen',
} as const;

export type LegalForm = keyof typeof legalFormLabels;

export const legalForms = Object.keys(legalFormLabels) as readonly LegalForm[];

/** The forms for which an account can be opened online (R2 §3 "Legal forms"). */
export const offeredLegalForms = [
  'SELF_EMPLOYED',
  'EK',
  'UG',
  'UG_I_GR',
  'GMBH',
  'GMBH_I_GR',
  'GMBH_CO_KG',
  'AG',
  'LTD',
  'OHG',
  'KG',
  'PARTG',
  'GBR',
  'E_GBR',
] as const satisfies readonly LegalForm[];

/** Whether the text is a legal-form code of the specs, offered or not. */
export function isLegalForm(value: string): value is LegalForm {
  return Object.hasOwn(legalFormLabels, value);
}

/** Whether an account can be opened online in this form; `disabled` is the bank's setting `disabledLegalForms`. */
export function isOffered(legalForm: LegalForm, disabled: readonly string[] = []): boolean {
  return (offeredLegalForms as readonly LegalForm[]).includes(legalForm) && !disabled.includes(legalForm);
}
