import { isOffered, type LegalForm } from '@kontor/domain/legal-form/legal-form';

/** Answers to "registered?" (R1 §2 item 5). */
export type RegisteredAnswer = 'yes' | 'no' | 'notNeeded';

/** Leads to the card "not supported" instead of a form. */
export type UnsupportedChoice = 'OTHER' | 'OTHER_I_GR';

export type PickerChoice = LegalForm | UnsupportedChoice;

export interface PickerCategory {
  readonly key: 'capital' | 'partnership';
  readonly forms: readonly LegalForm[];
}

export interface PickerBranch {
  readonly answer: RegisteredAnswer;
  readonly categories: readonly PickerCategory[];
  /** Options outside of the categories. */
  readonly direct: readonly PickerChoice[];
}

/** The tree of the legal-form picker (R1 §2 item 5). */
export const pickerTree: readonly PickerBranch[] = [
  {
    answer: 'yes',
    categories: [
      { key: 'capital', forms: ['AG', 'GMBH', 'UG', 'LTD'] },
      { key: 'partnership', forms: ['EK', 'OHG', 'E_GBR', 'KG', 'PARTG'] },
    ],
    direct: ['GMBH_CO_KG', 'OTHER'],
  },
  {
    answer: 'no',
    categories: [],
    direct: ['GMBH_I_GR', 'UG_I_GR', 'OTHER_I_GR'],
  },
  {
    answer: 'notNeeded',
    categories: [],
    direct: ['SELF_EMPLOYED', 'GBR'],
  },
];

/** Whether a choice leads to a form that can be opened online; otherwise the "not supported" card shows (R1 §2 item 5). */
export function isSupportedChoice(choice: PickerChoice, disabledLegalForms: readonly string[]): choice is LegalForm {
  return choice !== 'OTHER_I_GR' && choice !== 'OTHER' && isOffered(choice, disabledLegalForms);
}
