import { unknownCompany, type CompanyEntry, type PersonEntry } from '../support/company.js';
import { cell, listIn, type ScenarioRow } from './sandbox-page.js';

/** What a row of docs/sandbox.md says of the company. */
export function companyOfRow(row: ScenarioRow): CompanyEntry {
  const company = unknownCompany(cell(row, 'company name'));
  const lastName = cell(row, 'second person');
  const [first, second] = company.people;
  if (lastName === '' || second === undefined) return company;
  return { ...company, people: [first, { ...second, lastName }] };
}

/** A company of an offered legal form, as its row of docs/sandbox.md says. */
export function companyOfForm(row: ScenarioRow): CompanyEntry {
  const { name, people, registrationNumber, generalPartner: _none, ...company } = unknownCompany();
  const register = cell(row, 'register');
  const digits = registrationNumber.replace(/\D/g, '');
  const legalForm = cell(row, 'form');
  return {
    ...company,
    legalForm,
    name: name.replace('GmbH', cell(row, 'name ends with')).trim(),
    registrationNumber: register === '' ? '' : `${register} ${digits}`,
    ...(register === '' ? { registrationIssuer: '' } : {}),
    people: personsOf(people, Number(cell(row, 'persons'))),
    documents: listIn(row, 'uploads'),
    ...(legalForm === 'GMBH_CO_KG' ? { generalPartner: generalPartnerOf(name, digits) } : {}),
  };
}

function personsOf([first, ...others]: CompanyEntry['people'], count: number): CompanyEntry['people'] {
  const alone: PersonEntry = { ...first, representation: 'ALONE', share: '100' };
  return count === 1 ? [alone] : [first, ...others.slice(0, count - 1)];
}

function generalPartnerOf(name: string, digits: string): NonNullable<CompanyEntry['generalPartner']> {
  return {
    name: name.replace('GmbH', 'Verwaltungs GmbH'),
    registrationNumber: `HRB ${digits}`,
    registrationIssuer: 'Amtsgericht Kiel',
  };
}
