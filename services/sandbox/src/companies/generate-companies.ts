import { LEGAL_FORMS, type Address, type Company, type GeneralPartner, type LegalForm } from './company.js';
import { ECONOMY_RANGES } from './economy-ranges.js';
import { EXAMPLE_COMPANIES } from './example-companies.js';
import { generateAddress, generateDate, generateFunctionaries, generateOwners } from './generate-persons.js';
import { LEGAL_FORM_TRAITS, type LegalFormTraits } from './legal-form-traits.js';
import { createRandom, type Random } from './random.js';
import { NAME_ENDS, NAME_MIDDLES, NAME_STARTS, TRADES } from './vocabulary.js';

const COUNT = 5600;
const SEED = 20_260_102;

/** The register: the example companies and 5,600 generated ones, the same at every start. */
export function generateCompanies(): Company[] {
  const random = createRandom(SEED);
  const used = new Set(EXAMPLE_COMPANIES.map((company) => company.name));
  const generated = Array.from({ length: COUNT }, (_, index) => generateCompany(random, index, used));
  return [...EXAMPLE_COMPANIES, ...generated];
}

function generateCompany(random: Random, index: number, used: Set<string>): Company {
  const legalForm = legalFormOf(index);
  const traits = LEGAL_FORM_TRAITS[legalForm];
  const headquarterId = `K-${String(index + 1).padStart(6, '0')}`;
  const { address, court } = generateAddress(random);
  const functionaries = generateFunctionaries(random, traits, headquarterId);
  const [trade, industryKey] = random.pick(TRADES);
  const owner = functionaries[0]?.lastName ?? '';
  const word = newWord(random, used, (candidate) => traits.name({ word: candidate, trade, owner }));
  return {
    headquarterId,
    name: traits.name({ word, trade, owner }),
    legalForm,
    address: addressOf(legalForm, address, functionaries[0]?.address),
    ...registration(traits, index, court),
    foundationDate: generateDate(random, 1990, 2024),
    industryKey,
    generalPartner: legalForm === 'GMBH_CO_KG' ? generalPartner(word, index, court) : null,
    functionaries,
    ownersSource: traits.ownersSource,
    beneficialOwners: generateOwners(random, traits, functionaries, headquarterId),
    economy: random.pick(ECONOMY_RANGES.slice(0, random.between(1, 10) === 1 ? ECONOMY_RANGES.length : 6)),
  };
}

/** Every legal form in turn, plus a GmbH as every third company. */
function legalFormOf(index: number): LegalForm {
  if (index % 3 === 0) return 'GMBH';
  return LEGAL_FORMS[Math.floor(index / 3) % LEGAL_FORMS.length] ?? 'GMBH';
}

function newWord(random: Random, used: Set<string>, nameOf: (word: string) => string): string {
  for (;;) {
    const word = `${random.pick(NAME_STARTS)}${random.pick(NAME_MIDDLES)}${random.pick(NAME_ENDS)}`;
    const name = nameOf(word);
    if (used.has(name)) continue;
    used.add(name);
    return word;
  }
}

function addressOf(legalForm: LegalForm, seat: Address, home: Address | undefined): Address {
  return legalForm === 'SELF_EMPLOYED' && home ? home : seat;
}

/** Register numbers are unique across all courts, unlike real ones. */
function registration(
  traits: LegalFormTraits,
  index: number,
  court: string,
): Pick<Company, 'registrationNumber' | 'registrationIssuer'> {
  if (traits.register === null) return { registrationNumber: null, registrationIssuer: null };
  return { registrationNumber: `${traits.register} ${10_001 + index}`, registrationIssuer: `Amtsgericht ${court}` };
}

function generalPartner(word: string, index: number, court: string): GeneralPartner {
  return {
    name: `${word} Verwaltungs GmbH`,
    registrationNumber: `HRB ${60_001 + index}`,
    registrationIssuer: `Amtsgericht ${court}`,
  };
}
