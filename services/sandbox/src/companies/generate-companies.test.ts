import { LEGAL_FORMS } from './company.js';
import { generateCompanies } from './generate-companies.js';
import { LEGAL_FORM_TRAITS } from './legal-form-traits.js';

describe('the generated register', () => {
  const companies = generateCompanies();

  test('is the same every time', () => {
    expect(generateCompanies()).toEqual(companies);
  });

  test('holds at least 5,000 companies with unique ids, names and register numbers', () => {
    expect(companies.length).toBe(5605);
    expect(new Set(companies.map((company) => company.headquarterId)).size).toBe(companies.length);
    expect(new Set(companies.map((company) => company.name)).size).toBe(companies.length);
    const numbers = companies.flatMap((company) => company.registrationNumber ?? []);
    expect(new Set(numbers).size).toBe(numbers.length);
  });

  test.each(LEGAL_FORMS)('has at least 100 companies of the form %s, registered as the form asks', (legalForm) => {
    const own = companies.filter((company) => company.legalForm === legalForm);
    expect(own.length).toBeGreaterThanOrEqual(100);
    const { register } = LEGAL_FORM_TRAITS[legalForm];
    for (const company of own) {
      if (register === null) expect(company.registrationNumber).toBeNull();
      else expect(company.registrationNumber).toMatch(new RegExp(`^${register} \\d+$`));
      expect(company.registrationIssuer === null).toBe(register === null);
      expect(company.generalPartner !== null).toBe(legalForm === 'GMBH_CO_KG');
    }
  });

  test('every company is well formed', () => {
    const isDate = (date: string): boolean => new Date(date).toISOString().slice(0, 10) === date;
    const malformed = companies.filter(({ name, address, functionaries, beneficialOwners }) => {
      const isNamed = name.length <= 128 && address.line1.length <= 35 && /^\d{5}$/.test(address.postalCode);
      const isOwned = beneficialOwners.reduce((sum, owner) => sum + owner.votingShare, 0) === 100;
      const isLarge = beneficialOwners.every((owner) => owner.votingShare >= 25);
      const isDated = [...functionaries, ...beneficialOwners].every((person) => isDate(person.birthDate));
      return !(isNamed && isOwned && isLarge && isDated && functionaries.length > 0);
    });
    expect(malformed).toEqual([]);
  });

  test('names contain umlauts', () => {
    expect(companies.filter((company) => /[äöüß]/i.test(company.name)).length).toBeGreaterThan(1000);
  });
});
