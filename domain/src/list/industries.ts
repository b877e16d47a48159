import { sectorGroups, type SectorGroupCode, type Subcategory } from './sector-groups.js';

export interface Industry {
  /** Value of the form field `wirtschaftszweig`; the empty value is "nothing chosen". */
  readonly value: string;
  readonly label: string;
  readonly group?: SectorGroupCode;
}

/** The industries offered for `wirtschaftszweig`: 27 entries, the first is the empty choice (R1 §3 "Lists"). */
export const industries: readonly Industry[] = [
  { value: '', label: 'Auswählen' },
  { value: 'AGRICULTURE', label: 'Land- und Forstwirtschaft, Fischerei', group: 'A' },
  { value: 'MINING', label: 'Bergbau und Gewinnung von Steinen und Erden', group: 'B' },
  { value: 'MANUFACTURING', label: 'Verarbeitendes Gewerbe', group: 'C' },
  { value: 'ENERGY', label: 'Energieversorgung', group: 'D' },
  { value: 'WATER_AND_WASTE', label: 'Wasserversorgung, Abwasser- und Abfallentsorgung' },
  { value: 'CONSTRUCTION', label: 'Baugewerbe', group: 'F' },
  { value: 'TRADE', label: 'Handel, Instandhaltung und Reparatur von Kraftfahrzeugen', group: 'G' },
  { value: 'TRANSPORT', label: 'Verkehr und Lagerei' },
  { value: 'ACCOMMODATION', label: 'Beherbergung' },
  { value: 'GASTRONOMY', label: 'Gastronomie' },
  { value: 'MEDIA', label: 'Verlagswesen, Film und Rundfunk' },
  { value: 'TELECOMMUNICATION', label: 'Telekommunikation' },
  { value: 'IT_SERVICES', label: 'Dienstleistungen der Informationstechnologie' },
  { value: 'FINANCE', label: 'Finanzdienstleistungen' },
  { value: 'INSURANCE', label: 'Versicherungen und Pensionskassen' },
  { value: 'REAL_ESTATE', label: 'Grundstücks- und Wohnungswesen' },
  { value: 'LEGAL_AND_TAX', label: 'Rechts- und Steuerberatung, Wirtschaftsprüfung' },
  { value: 'CONSULTING', label: 'Unternehmensberatung' },
  { value: 'ARCHITECTURE', label: 'Architektur- und Ingenieurbüros' },
  { value: 'RESEARCH', label: 'Forschung und Entwicklung' },
  { value: 'ADVERTISING', label: 'Werbung und Marktforschung' },
  { value: 'RENTAL', label: 'Vermietung von beweglichen Sachen' },
  { value: 'BUSINESS_SERVICES', label: 'Sonstige wirtschaftliche Dienstleistungen' },
  { value: 'EDUCATION', label: 'Erziehung und Unterricht' },
  { value: 'HEALTH', label: 'Gesundheits- und Sozialwesen' },
  { value: 'OTHER_SERVICES', label: 'Kunst, Unterhaltung und sonstige Dienstleistungen' },
];

/** The industry with this value; undefined for the empty choice and for unknown values. */
export function findIndustry(value: string): Industry | undefined {
  return value === '' ? undefined : industries.find((industry) => industry.value === value);
}

/** Subcategories (industry keys) of an industry; empty when it has none. */
export function subcategoriesOf(industryValue: string): readonly Subcategory[] {
  const group = findIndustry(industryValue)?.group;
  return group === undefined ? [] : sectorGroups[group].subcategories;
}

/** German label of an industry or of an industry key, or the code itself when it is unknown. */
export function industryLabel(code: string): string {
  const industry = findIndustry(code);
  if (industry !== undefined) return industry.label;
  const subcategories = Object.values(sectorGroups).flatMap((group) => group.subcategories);
  return subcategories.find((subcategory) => subcategory.code === code)?.label ?? code;
}
