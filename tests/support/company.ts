import { randomUUID } from 'node:crypto';

export interface PersonEntry {
  readonly salutation: 'MR' | 'MS';
  readonly firstName: string;
  readonly lastName: string;
  /** YYYY-MM-DD. */
  readonly birthday: string;
  readonly nationality: string;
  readonly representation: 'ALONE' | 'JOINT';
  /** Percent with decimal comma; empty: owns nothing. */
  readonly share: string;
  readonly girocard?: boolean;
  /** Neither represents the company nor must be identified, but owns a part of it. */
  readonly ownsOnly?: boolean;
  /** Derived from the applicant's address unless named. */
  readonly email?: string;
}

/** A company as an applicant would type it. */
export interface CompanyEntry {
  readonly name: string;
  readonly line1: string;
  readonly postalCode: string;
  readonly city: string;
  readonly registrationNumber: string;
  readonly registrationIssuer: string;
  readonly people: readonly [PersonEntry, ...PersonEntry[]];
  /** GMBH unless named. */
  readonly legalForm?: string;
  /** Types of the documents that the form asks for, uploaded while it is filled in. */
  readonly documents?: readonly string[];
  /** The company that represents a GmbH & Co. KG. */
  readonly generalPartner?: Pick<CompanyEntry, 'name' | 'registrationNumber' | 'registrationIssuer'>;
}

/** A company of the register, entered with the same data. */
export const nordlumar: CompanyEntry = {
  name: 'Nordlumar Feinwerk GmbH',
  line1: 'Kranichweg 12',
  postalCode: '22085',
  city: 'Hamburg',
  registrationNumber: 'HRB 90101',
  registrationIssuer: 'Amtsgericht Hamburg',
  people: [
    {
      salutation: 'MS',
      firstName: 'Marlene',
      lastName: 'Osterkamp',
      birthday: '1979-04-12',
      nationality: 'DE',
      representation: 'JOINT',
      share: '50',
      girocard: true,
    },
    {
      salutation: 'MR',
      firstName: 'Jonas',
      lastName: 'Wiebeck',
      birthday: '1984-09-30',
      nationality: 'DE',
      representation: 'JOINT',
      share: '50',
    },
  ],
};

/** A company of the register, but with another first name of one director and owner. */
export const velmarisDeviating: CompanyEntry = {
  name: 'Velmaris Gerätebau GmbH',
  line1: 'Amselsteig 27',
  postalCode: '70173',
  city: 'Stuttgart',
  registrationNumber: 'HRB 90103',
  registrationIssuer: 'Amtsgericht Stuttgart',
  people: [
    {
      salutation: 'MS',
      firstName: 'Sabine',
      lastName: 'Ahrenholt',
      birthday: '1970-06-18',
      nationality: 'DE',
      representation: 'JOINT',
      share: '50',
    },
    {
      salutation: 'MR',
      firstName: 'Ole',
      lastName: 'Kessling',
      birthday: '1981-02-27',
      nationality: 'DE',
      representation: 'JOINT',
      share: '50',
    },
  ],
};

const syllables = ['Bra', 'Kel', 'Mun', 'Tor', 'Vel', 'Zan', 'Dri', 'Fal', 'Gor', 'Hes'];

/** Letters for a number, so that a name is a valid name. */
function spelled(number: number): string {
  const digits = [...String(number)].map((digit) => syllables[Number(digit)]!.toLowerCase()).join('');
  return digits.charAt(0).toUpperCase() + digits.slice(1);
}

/** A company that is not in the register; its directors pass their identity checks automatically. */
export function unknownCompany(words = ''): CompanyEntry {
  const number = 100_000 + Number.parseInt(randomUUID().slice(0, 6), 16);
  return {
    name: `${spelled(number)} ${words === '' ? '' : `${words} `}GmbH`,
    line1: 'Werftstraße 3',
    postalCode: '24103',
    city: 'Kiel',
    registrationNumber: `HRB ${number}`,
    registrationIssuer: 'Amtsgericht Kiel',
    people: [
      {
        salutation: 'MS',
        firstName: 'Änne',
        lastName: 'Sofort',
        birthday: '1980-05-17',
        nationality: 'DE',
        representation: 'JOINT',
        share: '60',
        girocard: true,
      },
      {
        salutation: 'MR',
        firstName: 'Jörg',
        lastName: 'Müller-Sofort',
        birthday: '1975-11-02',
        nationality: 'DE',
        representation: 'JOINT',
        share: '40',
      },
    ],
  };
}

/** A word that no other company has in its name. */
export function freshWord(): string {
  return spelled(Number.parseInt(randomUUID().slice(0, 8), 16));
}

/** The bank puts applicants of this nationality on hold. */
export function noteworthy(company = unknownCompany()): CompanyEntry {
  const [first, ...others] = company.people;
  return { ...company, people: [{ ...first, nationality: 'IR' }, ...others] };
}

/** Persons who must pass the check themselves. */
export function identifyingSlowly(words = ''): CompanyEntry {
  const company = unknownCompany(words);
  const [first, second] = company.people;
  return {
    ...company,
    people: [
      { ...first, firstName: 'Änne', lastName: 'Großkötter' },
      { ...second!, firstName: 'Jörg', lastName: 'Weißmüller' },
    ],
  };
}

/** A company whose second director's name has a keyword of the sandbox; the first passes automatically. */
export function withSecond(word: string): CompanyEntry {
  const company = unknownCompany();
  const [first, other] = company.people;
  return { ...company, people: [first, { ...other!, lastName: `Müller ${word}` }] };
}

/** A company with many directors. */
export function crowded(count: number): CompanyEntry {
  const company = unknownCompany();
  const [first, second] = company.people;
  const others = Array.from({ length: count - 2 }, (_, index) => ({
    ...second!,
    lastName: `Müller-${spelled(index)}`,
  }));
  return { ...company, people: [first, second!, ...others] };
}

/** A unique address. */
export function freshAddress(role = 'antrag'): string {
  return `${role}-${randomUUID().slice(0, 12)}@example.de`;
}

/** A GmbH & Co. KG that is not in the register, with its general partner. */
export const feinwerkPartnership: CompanyEntry = {
  ...nordlumar,
  name: 'Kranichtal Feinwerk GmbH & Co. KG',
  registrationNumber: 'HRA 40404',
  legalForm: 'GMBH_CO_KG',
  generalPartner: {
    name: 'Kranichtal Verwaltungs GmbH',
    registrationNumber: 'HRB 40405',
    registrationIssuer: 'Amtsgericht Hamburg',
  },
};

/** What the form asks of some companies only. */
export interface AskedParts {
  /** One person is the business: only the person is asked. */
  readonly isTrader: boolean;
  readonly hasRegister: boolean;
  /** Whether a person represents the company, and whether a person owns it; otherwise all do. */
  readonly hasRoles: boolean;
  /** So many persons the form has from the beginning. */
  readonly minPersons: number;
}

const traders: readonly string[] = ['SELF_EMPLOYED', 'EK'];
const ofSeveral: readonly string[] = ['OHG', 'PARTG', 'GBR', 'E_GBR'];
const unregistered: readonly string[] = ['SELF_EMPLOYED', 'GBR', 'GMBH_I_GR', 'UG_I_GR'];

/** By the company's legal form. */
export function askedOf({ legalForm = 'GMBH' }: CompanyEntry): AskedParts {
  const isTrader = traders.includes(legalForm);
  return {
    isTrader,
    hasRegister: !unregistered.includes(legalForm),
    hasRoles: !isTrader && legalForm !== 'GBR',
    minPersons: ofSeveral.includes(legalForm) ? 2 : 1,
  };
}
