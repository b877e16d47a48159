import fc from 'fast-check';
import { legalForms, type LegalForm } from '../../legal-form/legal-form.js';
import { companyTypes } from '../../list/company-types.js';
import { salutations } from '../../list/salutations.js';
import { turnoverBands } from '../../list/turnover-bands.js';
import { representations, type Person } from '../../person/person.js';
import { type Application, type Firma, type SecondCompany } from '../application.js';
import { type MatchingDecision } from '../matching-decision.js';

/** Texts that people type: empty, with blanks around, umlauts, an emoji where a text is cut. */
const typed = fc.oneof(
  fc.constantFrom('', ' ', ' Änne ', 'x'.repeat(159) + ' y', 'x'.repeat(159) + '😀'),
  fc.string({ maxLength: 12 }),
);
const yesNo = fc.constantFrom('Ja' as const, 'Nein' as const, '' as const, undefined);
const day = fc.constantFrom('', '1980-05-17', '2000-02-29', undefined);
const maybe = fc.option(typed, { nil: undefined });
const choice = <T extends string>(values: readonly T[]) => fc.constantFrom(...values, '' as const, undefined);

const person: fc.Arbitrary<Person> = fc.record({
  anrede: choice(salutations),
  vorname: maybe,
  nachname: maybe,
  nationality: fc.constantFrom('DE', 'TR', '', undefined),
  birthday: day,
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  email: maybe,
  phone: maybe,
  toggleSteuerId: yesNo,
  steuerId: fc.constantFrom('', '12345678901', '12 345 678 901', undefined),
  vertretungsberechtigung: yesNo,
  vertretungsberechtigungArt: choice(representations),
  gesellschafter: yesNo,
  gesellschafterAnteile: fc.constantFrom('', '0', '25', '33,33', '100', '0,01', '33.3', 'viel', undefined),
  fiktiverGesellschafter: yesNo,
  exponiert: yesNo,
  girocard: yesNo,
});

const firma: fc.Arbitrary<Firma> = fc.record({
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  gruendungsdatum: day,
  registrationNumber: maybe,
  registrationIssuer: maybe,
  toggleWirtschaftsId: yesNo,
  wirtschaftsId: maybe,
  wirtschaftszweig: fc.constantFrom('CONSTRUCTION', '', undefined),
  wirtschaftszweigUnterkategorie: fc.constantFrom('F43', '', undefined),
  businessPurpose: maybe,
  vorsteuer: yesNo,
  annualTurnover: choice(turnoverBands),
  hasInternationalBusinessConnection: yesNo,
  address: yesNo,
  notCrsFatca: yesNo,
  crsType: choice(companyTypes),
  gwg: yesNo,
  girocard: yesNo,
});

const secondCompany: fc.Arbitrary<SecondCompany> = fc.record({
  firma: maybe,
  line1: maybe,
  postalCode: maybe,
  city: maybe,
  gruendungsdatum: day,
  registrationNumber: maybe,
  registrationIssuer: maybe,
});

/** Applications in any state of completion: of one legal form, or of any. */
export const anyApplication = (legalForm?: LegalForm): fc.Arbitrary<Application> =>
  fc
    .record({
      rechtsform: legalForm === undefined ? fc.constantFrom(...legalForms) : fc.constant(legalForm),
      name: typed,
      firma,
      people: fc.array(person, { maxLength: 3 }),
      data: fc.option(secondCompany, { nil: undefined }),
    })
    .map(({ rechtsform, name, people, ...rest }) => ({
      ...rest,
      registerData: { rechtsform, firma: name },
      people: people.map((one, index) => ({ ...one, id: `p${index}` })),
      mehrwerteSelection: {},
    }));

const key = fc.option(fc.constantFrom('k1', 'k2'), { nil: undefined });

export const anyMatchingDecisions: fc.Arbitrary<MatchingDecision[]> = fc.array(
  fc.record({
    kind: fc.constantFrom('FUNCTIONARIES' as const, 'BENEFICIARIES' as const),
    decision: fc.constantFrom('ASSIGNED' as const, 'CREATED' as const, 'IGNORED' as const, 'CONFIRMED' as const),
    foundKey: key,
    personId: key,
  }),
  { maxLength: 3 },
);
