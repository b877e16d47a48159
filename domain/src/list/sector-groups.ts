/** One economic activity inside a sector group; the code is a division of the German classification WZ 2008. */
export interface Subcategory {
  readonly code: string;
  readonly label: string;
}

export interface SectorGroup {
  readonly label: string;
  readonly subcategories: readonly Subcategory[];
}

const group = (label: string, divisions: Record<string, string>): SectorGroup => ({
  label,
  subcategories: Object.entries(divisions)
    .map(([code, name]) => ({ code, label: name }))
    .sort((left, right) => (left.code < right.code ? -1 : 1)),
});

/**
 * The economic-sector groups with a subcategory (R1 §3 "Lists"); codes are WZ 2008 divisions with their section
 * letter.
 */
export const sectorGroups = {
  A: group('Land- und Forstwirtschaft, Fischerei', {
    A01: 'Landwirtschaft, Jagd und damit verbundene Tätigkeiten',
    A02: 'Forstwirtschaft und Holzeinschlag',
    A03: 'Fischerei und Aquakultur',
  }),
  B: group('Bergbau und Gewinnung von Steinen und Erden', {
    B05: 'Kohlenbergbau',
    B06: 'Gewinnung von Erdöl und Erdgas',
    B07: 'Erzbergbau',
    B08: 'Gewinnung von Steinen und Erden, sonstiger Bergbau',
    B09: 'Dienstleistungen für den Bergbau',
  }),
  C: group('Verarbeitendes Gewerbe', {
    C10: 'Herstellung von Nahrungs- und Futtermitteln',
    C11: 'Getränkeherstellung',
    C12: 'Tabakverarbeitung',
    C13: 'Herstellung von Textilien',
    C14: 'Herstellung von Bekleidung',
    C15: 'Herstellung von Leder, Lederwaren und Schuhen',
    C16: 'Herstellung von Holz-, Flecht-, Korb- und Korkwaren (ohne Möbel)',
    C17: 'Herstellung von Papier, Pappe und Waren daraus',
    C18: 'Herstellung von Druckerzeugnissen, Vervielfältigung von Ton-, Bild- und Datenträgern',
    C19: 'Kokerei und Mineralölverarbeitung',
    C20: 'Herstellung von chemischen Erzeugnissen',
    C21: 'Herstellung von pharmazeutischen Erzeugnissen',
    C22: 'Herstellung von Gummi- und Kunststoffwaren',
    C23: 'Herstellung von Glas, Glaswaren, Keramik, Verarbeitung von Steinen und Erden',
    C24: 'Metallerzeugung und -bearbeitung',
    C25: 'Herstellung von Metallerzeugnissen',
    C26: 'Herstellung von Datenverarbeitungsgeräten, elektronischen und optischen Erzeugnissen',
    C27: 'Herstellung von elektrischen Ausrüstungen',
    C28: 'Maschinenbau',
    C29: 'Herstellung von Kraftwagen und Kraftwagenteilen',
    C30: 'Sonstiger Fahrzeugbau',
    C31: 'Herstellung von Möbeln',
    C32: 'Herstellung von sonstigen Waren',
    C33: 'Reparatur und Installation von Maschinen und Ausrüstungen',
  }),
  D: group('Energieversorgung', {
    D351: 'Elektrizitätsversorgung',
    D352: 'Gasversorgung',
    D353: 'Wärme- und Kälteversorgung',
  }),
  F: group('Baugewerbe', {
    F41: 'Hochbau',
    F42: 'Tiefbau',
    F43: 'Vorbereitende Baustellenarbeiten, Bauinstallation und sonstiges Ausbaugewerbe',
  }),
  G: group('Handel, Instandhaltung und Reparatur von Kraftfahrzeugen', {
    G45: 'Handel mit Kraftfahrzeugen, Instandhaltung und Reparatur von Kraftfahrzeugen',
    G46: 'Großhandel (ohne Handel mit Kraftfahrzeugen)',
    G47: 'Einzelhandel (ohne Handel mit Kraftfahrzeugen)',
  }),
} as const satisfies Record<string, SectorGroup>;

export type SectorGroupCode = keyof typeof sectorGroups;
