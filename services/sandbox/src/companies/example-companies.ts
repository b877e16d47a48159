import type { Address, BeneficialOwner, Company, Functionary, Salutation } from './company.js';
import { DEFAULT_ECONOMY } from './economy-ranges.js';
import { LEGAL_FORM_TRAITS } from './legal-form-traits.js';

interface ExamplePerson {
  salutation: Salutation;
  firstName: string;
  lastName: string;
  birthDate: string;
  /** Percent. */
  share: number;
  /** Absent for an owner who does not represent the company. */
  represents?: 'ALONE' | 'JOINT';
}

interface Example {
  number: number;
  name: string;
  legalForm: 'GMBH' | 'UG';
  court: string;
  street: string;
  postalCode: string;
  city: string;
  industryKey: string;
  people: ExamplePerson[];
}

/** Companies with written-out data for demonstrations and tests; documented in docs/sandbox.md. */
// prettier-ignore
const EXAMPLES: Example[] = [
  {
    number: 1, name: 'Nordlumar Feinwerk GmbH', legalForm: 'GMBH', court: 'Hamburg', street: 'Kranichweg 12', postalCode: '22085', city: 'Hamburg', industryKey: 'C26',
    people: [
      { salutation: 'MS', firstName: 'Marlene', lastName: 'Osterkamp', birthDate: '1979-04-12', share: 50, represents: 'JOINT' },
      { salutation: 'MR', firstName: 'Jonas', lastName: 'Wiebeck', birthDate: '1984-09-30', share: 50, represents: 'JOINT' },
    ],
  },
  {
    number: 2, name: 'Tavendra Maschinenbau GmbH', legalForm: 'GMBH', court: 'Köln', street: 'Ziegelgasse 4', postalCode: '50667', city: 'Köln', industryKey: 'C28',
    people: [
      { salutation: 'MS', firstName: 'Henrike', lastName: 'Dornbach', birthDate: '1975-01-23', share: 60, represents: 'ALONE' },
      { salutation: 'MR', firstName: 'Malte', lastName: 'Grünwald', birthDate: '1988-11-05', share: 40, represents: 'ALONE' },
    ],
  },
  {
    number: 3, name: 'Velmaris Gerätebau GmbH', legalForm: 'GMBH', court: 'Stuttgart', street: 'Amselsteig 27', postalCode: '70173', city: 'Stuttgart', industryKey: 'C28',
    people: [
      { salutation: 'MS', firstName: 'Sabine', lastName: 'Ahrenholt', birthDate: '1970-06-18', share: 50, represents: 'JOINT' },
      { salutation: 'MR', firstName: 'Torben', lastName: 'Kessling', birthDate: '1981-02-27', share: 50, represents: 'JOINT' },
    ],
  },
  {
    number: 4, name: 'Ostrovia Logistik GmbH', legalForm: 'GMBH', court: 'Leipzig', street: 'Hafenbogen 8', postalCode: '04109', city: 'Leipzig', industryKey: 'H49',
    people: [
      { salutation: 'MS', firstName: 'Frieda', lastName: 'Lindqvist', birthDate: '1990-03-14', share: 40, represents: 'JOINT' },
      { salutation: 'MR', firstName: 'Emil', lastName: 'Tannhoff', birthDate: '1986-07-21', share: 30, represents: 'JOINT' },
      { salutation: 'MS', firstName: 'Käthe', lastName: 'Lindqvist', birthDate: '1962-10-02', share: 30 },
    ],
  },
  {
    number: 5, name: 'Brisolda Software UG (haftungsbeschränkt)', legalForm: 'UG', court: 'Charlottenburg (Berlin)', street: 'Spreeufer 33', postalCode: '10115', city: 'Berlin', industryKey: 'J62',
    people: [{ salutation: 'MS', firstName: 'Nele', lastName: 'Falkenrath', birthDate: '1992-12-02', share: 100, represents: 'ALONE' }],
  },
];

export const EXAMPLE_COMPANIES: Company[] = EXAMPLES.map(toCompany);

function toCompany(example: Example): Company {
  const headquarterId = `K-90000${example.number}`;
  const address = { line1: example.street, postalCode: example.postalCode, city: example.city, country: 'DE' };
  return {
    headquarterId,
    name: example.name,
    legalForm: example.legalForm,
    address,
    registrationNumber: `HRB 9010${example.number}`,
    registrationIssuer: `Amtsgericht ${example.court}`,
    foundationDate: `201${example.number}-03-01`,
    industryKey: example.industryKey,
    generalPartner: null,
    functionaries: example.people.flatMap((person, index) =>
      toFunctionary(person, `${headquarterId}-f${index + 1}`, { example, address }),
    ),
    ownersSource: 'shareholder_list',
    beneficialOwners: example.people.map((person, index) => toOwner(person, `${headquarterId}-o${index + 1}`, address)),
    economy: DEFAULT_ECONOMY,
  };
}

function toFunctionary(person: ExamplePerson, id: string, of: { example: Example; address: Address }): Functionary[] {
  if (!person.represents) return [];
  const role = LEGAL_FORM_TRAITS[of.example.legalForm].role[person.salutation];
  const { salutation, firstName, lastName, birthDate, represents } = person;
  return [
    {
      id,
      role,
      salutation,
      firstName,
      lastName,
      birthDate,
      nationality: 'DE',
      typeOfRepresentation: represents,
      address: of.address,
    },
  ];
}

function toOwner(person: ExamplePerson, id: string, address: Address): BeneficialOwner {
  const { salutation, firstName, lastName, birthDate, share } = person;
  return { id, salutation, firstName, lastName, birthDate, nationality: 'DE', address, votingShare: share };
}
