import { isOffered, type LegalForm } from '@kontor/domain/legal-form/legal-form';

/** Answers to "registered?" (R1 §2 item 5). */
export type RegisteredAnswer = 'yes' | 'no' | 'notNeeded';

/** Leads to the card "not supported" instead of a form. */
export type UnsupportedChoice = 'OTHER' | 'OTHER_I_GR';

export type PickerChoice = LegalForm | UnsupportedChoice;

export interface PickerCategory {
  readonly key: 'capital' | 'partnership';
  readonly label: string;
  readonly forms: readonly LegalForm[];
}

export interface PickerBranch {
  readonly answer: RegisteredAnswer;
  readonly label: { readonly customer: string; readonly adviser: string };
  readonly categories: readonly PickerCategory[];
  /** Options outside of the categories. */
  readonly direct: readonly PickerChoice[];
}

/** Texts of the two options without online opening (R1 §2 item 5). */
export const unsupportedChoiceLabels: Readonly<Record<UnsupportedChoice, string>> = {
  OTHER: 'Andere',
  OTHER_I_GR: 'Andere Rechtsform i. Gr.',
};

/** The tree of the legal-form picker (R1 §2 item 5). */
export const pickerTree: readonly PickerBranch[] = [
  {
    answer: 'yes',
    label: {
      customer: 'Ja, mein Unternehmen ist in einem Register eingetragen',
      adviser: 'Ja, das Unternehmen ist in einem Register eingetragen',
    },
    categories: [
      { key: 'capital', label: 'Kapitalgesellschaft', forms: ['AG', 'GMBH', 'UG', 'LTD'] },
      { key: 'partnership', label: 'Personengesellschaft', forms: ['EK', 'OHG', 'E_GBR', 'KG', 'PARTG'] },
    ],
    direct: ['GMBH_CO_KG', 'OTHER'],
  },
  {
    answer: 'no',
    label: {
      customer: 'Nein, mein Unternehmen ist in Gründung',
      adviser: 'Nein, das Unternehmen ist in Gründung',
    },
    categories: [],
    direct: ['GMBH_I_GR', 'UG_I_GR', 'OTHER_I_GR'],
  },
  {
    answer: 'notNeeded',
    label: {
      customer: 'Mein Unternehmen braucht keine Eintragung',
      adviser: 'Das Unternehmen braucht keine Eintragung',
    },
    categories: [],
    direct: ['SELF_EMPLOYED', 'GBR'],
  },
];

/** Whether a choice leads to a form that can be opened online; otherwise the "not supported" card shows (R1 §2 item 5). */
export function isSupportedChoice(choice: PickerChoice, disabledLegalForms: readonly string[]): choice is LegalForm {
  return choice !== 'OTHER_I_GR' && choice !== 'OTHER' && isOffered(choice, disabledLegalForms);
}
