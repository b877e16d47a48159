type Text = string | ((limit: number | undefined) => string);

const german = (limit: number | undefined): string => String(limit ?? '').replace('.', ',');
const demand =
  (what: string) =>
  (max: number | undefined): string =>
    max === undefined ? `${what} erforderlich` : `${what} erforderlich, maximal ${max} Zeichen möglich`;

/** Texts of rules that contain their field's label. */
export const namingTexts = {
  legalForm: 'Rechtsform erforderlich',
  unsupportedLegalForm: 'Diese Rechtsform wird nicht unterstützt',
  unsupportedLegalFormSupport: 'Diese Rechtsform wird nicht unterstützt. Bitte wenden Sie sich an unseren Support.',
  companyName: demand('Firmenname/Unternehmensbezeichnung'),
  legalFormInName: 'Rechtsform im Firmennamen erforderlich',
  businessAddress: demand('Geschäftsadresse'),
  street: demand('Straße, Haus-Nr.'),
  postalCode: 'Fünfstellige Postleitzahl erforderlich',
  city: demand('Ort'),
  foundingDate: 'Gründungsdatum erforderlich',
  foundingDocument: 'Gründungsdokument erforderlich',
  registerHRA: 'Handelsregisternummer aus Abteilung A erforderlich',
  registerHRB: 'Handelsregisternummer aus Abteilung B erforderlich',
  registerGsR: 'Gesellschaftsregisternummer erforderlich',
  registerPR: 'Partnerschaftsregisternummer erforderlich',
  registerGnR: 'Genossenschaftsregisternummer erforderlich',
  registerCourt: 'Amtsgericht erforderlich',
  economicId: 'Zehn- oder elfstellige Wirtschafts-ID oder Steuernummer erforderlich',
  industry: 'Wirtschaftszweig erforderlich',
  subcategory: 'Unterkategorie erforderlich',
  businessPurpose: demand('Geschäftszweck'),
  taxResidency: 'Angaben zu Ihrer steuerlichen Ansässigkeit erforderlich',
  shareholdersAgreement: 'Gesellschaftervereinbarung erforderlich',
  salutation: 'Anrede erforderlich',
  firstName: demand('Vorname'),
  lastName: demand('Nachname'),
  adviserName: demand('Ihr Name'),
  nationality: 'Staatsangehörigkeit erforderlich',
  birthday: 'Geburtsdatum erforderlich',
  email: 'Gültige E-Mail erforderlich',
  emailAddress: 'Gültige E-Mail-Adresse erforderlich',
  phone: 'Gültige Telefon-Nr. erforderlich',
  taxId: 'Bitte geben Sie Ihre 11-stellige Steuer-Identifikationsnummer an.',
  representation: 'Angaben zur Vertretungsberechtigung erforderlich',
  notPoliticallyExposed: 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt',
  politicallyExposed:
    'Für politisch exponierte Personen ist die Kontoeröffnung online nicht möglich. Bitte wenden Sie sich an Ihre Bank.',
  identityTerms: 'Akzeptanz der Bedingungen des Identifizierungsdienstes erforderlich',
  privacyPolicy: 'Akzeptanz und Kenntnisnahme der Datenschutzbestimmungen erforderlich',
  minPersons: (min) =>
    min === 1 ? 'Mindestens eine Person erforderlich' : `Mindestens ${german(min)} Personen erforderlich`,
  maxPersons: (max) => (max === 1 ? 'Höchstens eine Person möglich' : `Höchstens ${german(max)} Personen möglich`),
  representatives:
    'Mindestens eine einzelvertretungsberechtigte Person oder zwei gemeinschaftlich vertretungsberechtigte Personen erforderlich',
  owners: (min) =>
    min === 1
      ? 'Mindestens ein wirtschaftlich Berechtigter erforderlich'
      : 'Mindestens zwei wirtschaftlich Berechtigte erforderlich',
  role: 'Jede Person muss vertretungsberechtigt oder wirtschaftlich berechtigt sein',
  sharesSum: 'Die Summe der Anteile darf höchstens 100 Prozent betragen',
  companyOfRegister:
    'Das im Register gewählte Unternehmen hat einen anderen Namen oder eine andere Rechtsform. Bitte wählen Sie es erneut aus, oder geben Sie Ihre Daten selbst ein.',
  closedMatching: 'Dieser Abgleich ist nicht mehr offen',
} as const satisfies Readonly<Record<string, Text>>;

/** Texts of rules without their field's label; a list of errors puts it before them. */
export const unnamedTexts = {
  annualTurnover: 'Pflichtangabe',
  adviserNameLetters: (max) =>
    `Die Eingabe darf nur aus Buchstaben, Leerzeichen und Bindestrichen bestehen, höchstens sechs Wörter und ${german(max)} Zeichen`,
  nameCharacters: 'Die Eingabe enthält unsichtbare Zeichen. Bitte geben Sie sie neu ein, ohne sie zu kopieren',
  nameAddress: 'Die Eingabe darf keine Internetadresse enthalten',
  registerCourtLetter: 'Die Eingabe muss mit einem Buchstaben beginnen',
  share: (min) => `Ein Wert zwischen ${german(min)} und 100 ist erforderlich`,
  shareOfOwner: 'Ein Wert kleiner als 100 ist erforderlich',
} as const satisfies Readonly<Record<string, Text>>;

/** Texts of codes that need no label; they do not contain one. */
export const plainTexts = {
  required: 'Pflichtfeld',
  confirmation: 'Bestätigung erforderlich',
  format: 'Format: TT.MM.JJJJ',
  future: 'Datum liegt in der Zukunft',
  past: 'Datum liegt in der Vergangenheit',
  age: (years) => `Datum muss mindestens ${german(years)} Jahre in der Vergangenheit liegen`,
} as const satisfies Readonly<Record<string, Text>>;

/** Codes that are complete without a label. */
export type PlainCode = keyof typeof plainTexts;

/** Key of a rule's German text. */
export type ViolationLabel = keyof typeof namingTexts | keyof typeof unnamedTexts;
