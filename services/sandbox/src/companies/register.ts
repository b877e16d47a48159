import { deviatesInRegister, hasWord, normalize } from '../scenarios/scenario-keywords.js';
import { DEVIATING_OWNER, DEVIATING_REPRESENTATIVE } from '../scenarios/deviating-persons.js';
import type { BeneficialOwner, Company, Functionary } from './company.js';
import { DEFAULT_ECONOMY } from './economy-ranges.js';
import { generateCompanies } from './generate-companies.js';

export interface CompanyQuery {
  q?: string | undefined;
  city?: string | undefined;
  street?: string | undefined;
  zipCode?: string | undefined;
  registrationNumber?: string | undefined;
}

/** A company of the register; a scenario's company has only the data of its scenario. */
export interface RegisterEntry extends Omit<Company, 'functionaries' | 'beneficialOwners'> {
  functionaries: Functionary[] | null;
  beneficialOwners: BeneficialOwner[] | null;
}

export interface Register {
  search(query: CompanyQuery, page: number): { hits: RegisterEntry[]; totalHits: number };
  find(headquarterId: string): RegisterEntry | null;
  readonly size: number;
}

export const PAGE_SIZE = 10;
const SCENARIO_PREFIX = 'S-';

export function createRegister(companies: Company[] = generateCompanies()): Register {
  const byId = new Map(companies.map((company) => [company.headquarterId, company]));
  const indexed = companies.map((company) => ({ company, text: searchText(company) }));
  return {
    size: companies.length,
    find: (headquarterId) => byId.get(headquarterId) ?? scenarioById(headquarterId),
    search: (query, page) => {
      const words = normalize(query.q ?? '').split(' ');
      const hits = indexed
        .filter(({ company, text }) => words.every((word) => text.includes(word)) && fits(company, query))
        .map(({ company }) => company);
      const all = [...scenarioHits(query), ...hits];
      return { hits: all.slice(page * PAGE_SIZE, (page + 1) * PAGE_SIZE), totalHits: all.length };
    },
  };
}

function searchText(company: Company): string {
  const { name, address, registrationNumber } = company;
  return normalize(`${name} ${address.city} ${address.postalCode} ${registrationNumber ?? ''}`);
}

function fits(company: Company, query: CompanyQuery): boolean {
  const contains = (text: string, wanted: string | undefined): boolean =>
    !wanted || normalize(text).includes(normalize(wanted));
  return (
    contains(company.address.city, query.city) &&
    contains(company.address.line1, query.street) &&
    company.address.postalCode.startsWith(query.zipCode ?? '') &&
    (!query.registrationNumber || normalize(company.registrationNumber ?? '') === normalize(query.registrationNumber))
  );
}

/** A name with a scenario keyword is in the register as entered. */
function scenarioHits(query: CompanyQuery): RegisterEntry[] {
  const name = query.q?.trim() ?? '';
  const entry = scenarioCompany(name);
  return entry ? [entry] : [];
}

function scenarioById(headquarterId: string): RegisterEntry | null {
  if (!headquarterId.startsWith(SCENARIO_PREFIX)) return null;
  return scenarioCompany(Buffer.from(headquarterId.slice(SCENARIO_PREFIX.length), 'base64url').toString('utf8'));
}

function scenarioCompany(name: string): RegisterEntry | null {
  const functionariesDeviate = deviatesInRegister(name, 'Vertretung');
  const ownersDeviate = deviatesInRegister(name, 'Eigentum');
  if (!functionariesDeviate && !ownersDeviate) return null;
  const headquarterId = `${SCENARIO_PREFIX}${Buffer.from(name, 'utf8').toString('base64url')}`;
  return {
    headquarterId,
    name,
    legalForm: legalFormOfName(name),
    address: { line1: 'Registerplatz 1', postalCode: '10115', city: 'Berlin', country: 'DE' },
    registrationNumber: null,
    registrationIssuer: null,
    foundationDate: '2015-03-01',
    industryKey: 'M70',
    generalPartner: null,
    functionaries: functionariesDeviate ? [deviatingFunctionary(headquarterId)] : null,
    ownersSource: 'transparency_register',
    beneficialOwners: ownersDeviate ? [{ id: `${headquarterId}-o1`, ...DEVIATING_OWNER, votingShare: 75 }] : null,
    economy: DEFAULT_ECONOMY,
  };
}

function legalFormOfName(name: string): Company['legalForm'] {
  if (hasWord(name, 'GmbH & Co. KG')) return 'GMBH_CO_KG';
  const forms: [string, Company['legalForm']][] = [
    ['UG', 'UG'],
    ['AG', 'AG'],
    ['OHG', 'OHG'],
    ['KG', 'KG'],
    ['eGbR', 'E_GBR'],
    ['GbR', 'GBR'],
  ];
  return forms.find(([word]) => hasWord(name, word))?.[1] ?? 'GMBH';
}

function deviatingFunctionary(headquarterId: string): Functionary {
  return {
    id: `${headquarterId}-f1`,
    role: 'Geschäftsführerin',
    typeOfRepresentation: 'JOINT',
    ...DEVIATING_REPRESENTATIVE,
  };
}
