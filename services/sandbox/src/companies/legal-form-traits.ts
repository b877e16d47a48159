import type { LegalForm } from './company.js';

export interface LegalFormTraits {
  /** Builds the company name from its made-up word, its trade and, where the law asks for it, its owner's last name. */
  name: (parts: { word: string; trade: string; owner: string }) => string;
  /** Register type, or null for forms without a register. */
  register: 'HRA' | 'HRB' | 'GsR' | 'PR' | 'GnR' | null;
  /** How many people represent it. */
  functionaries: readonly [min: number, max: number];
  role: Record<'MR' | 'MS', string>;
  /** Whether its representatives own it. */
  ownersAreFunctionaries: boolean;
  ownersSource: 'shareholder_list' | 'transparency_register';
}

const DIRECTOR = { MR: 'Geschäftsführer', MS: 'Geschäftsführerin' };
const BOARD = { MR: 'Vorstand', MS: 'Vorständin' };
const OWNER = { MR: 'Inhaber', MS: 'Inhaberin' };
const PARTNER = { MR: 'Gesellschafter', MS: 'Gesellschafterin' };
const GENERAL_PARTNER = { MR: 'persönlich haftender Gesellschafter', MS: 'persönlich haftende Gesellschafterin' };

const company = { ownersAreFunctionaries: true, ownersSource: 'shareholder_list', functionaries: [1, 3] } as const;
const partnership = {
  ownersAreFunctionaries: true,
  ownersSource: 'transparency_register',
  functionaries: [2, 4],
} as const;
const corporation = {
  ownersAreFunctionaries: false,
  ownersSource: 'transparency_register',
  functionaries: [2, 4],
} as const;
const single = { ownersAreFunctionaries: true, ownersSource: 'transparency_register', functionaries: [1, 1] } as const;

export const LEGAL_FORM_TRAITS: Record<LegalForm, LegalFormTraits> = {
  GMBH: { ...company, name: ({ word, trade }) => `${word} ${trade} GmbH`, register: 'HRB', role: DIRECTOR },
  UG: {
    ...company,
    name: ({ word, trade }) => `${word} ${trade} UG (haftungsbeschränkt)`,
    register: 'HRB',
    role: DIRECTOR,
  },
  GMBH_CO_KG: {
    ...company,
    name: ({ word, trade }) => `${word} ${trade} GmbH & Co. KG`,
    register: 'HRA',
    role: DIRECTOR,
  },
  AG: { ...corporation, name: ({ word, trade }) => `${word} ${trade} AG`, register: 'HRB', role: BOARD },
  LTD: {
    ...company,
    name: ({ word, trade }) => `${word} ${trade} Ltd.`,
    register: 'HRB',
    role: { MR: 'Direktor', MS: 'Direktorin' },
  },
  KGAA: { ...corporation, name: ({ word, trade }) => `${word} ${trade} KGaA`, register: 'HRB', role: GENERAL_PARTNER },
  EG: { ...corporation, name: ({ word, trade }) => `${word} ${trade} eG`, register: 'GnR', role: BOARD },
  EK: { ...single, name: ({ word, trade, owner }) => `${word} ${trade} ${owner} e.K.`, register: 'HRA', role: OWNER },
  OHG: { ...partnership, name: ({ word, trade }) => `${word} ${trade} OHG`, register: 'HRA', role: PARTNER },
  KG: { ...partnership, name: ({ word, trade }) => `${word} ${trade} KG`, register: 'HRA', role: GENERAL_PARTNER },
  PARTG: {
    ...partnership,
    name: ({ word, owner }) => `${owner} ${word} Partnerschaft`,
    register: 'PR',
    role: { MR: 'Partner', MS: 'Partnerin' },
  },
  E_GBR: { ...partnership, name: ({ word, trade }) => `${word} ${trade} eGbR`, register: 'GsR', role: PARTNER },
  GBR: { ...partnership, name: ({ word, trade }) => `${word} ${trade} GbR`, register: null, role: PARTNER },
  SELF_EMPLOYED: {
    ...single,
    name: ({ word, trade, owner }) => `${owner} ${word} ${trade}`,
    register: null,
    role: OWNER,
  },
  GMBH_I_GR: { ...company, name: ({ word, trade }) => `${word} ${trade} GmbH i. Gr.`, register: null, role: DIRECTOR },
  UG_I_GR: {
    ...company,
    name: ({ word, trade }) => `${word} ${trade} UG (haftungsbeschränkt) i. Gr.`,
    register: null,
    role: DIRECTOR,
  },
};
