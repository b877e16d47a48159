import {
  emptyRegistration,
  fieldOfPath,
  isAddressTaken,
  registrationBody,
  registrationErrors,
  type RegistrationContext,
} from './registration-values.js';

const rules = {
  strictEmailValidation: true,
  registerAskForPhone: false,
  urls: { identityTerms: '' },
  disabledLegalForms: [],
  isVrPaymentInstance: false,
};
const registrationContext: RegistrationContext = {
  kontoId: 2,
  legalForm: 'GMBH',
  hit: undefined,
  context: undefined,
  paymentReferenceId: undefined,
  byAdviser: false,
};
const complete = {
  ...emptyRegistration,
  firma: 'Musterbau GmbH',
  anrede: 'MS',
  vorname: 'Mia',
  nachname: 'Muster',
  email: 'mia@musterbau.example',
  berechtigung: true,
  datenschutz: true,
  identBedingungen: false,
};
const messages = (values: typeof complete, own: Partial<typeof rules> = {}, form = 'GMBH') =>
  Object.fromEntries(
    Object.entries(registrationErrors(values, { ...registrationContext, legalForm: form }, { ...rules, ...own })).map(
      ([field, error]) => [field, (error as { message: string }).message],
    ),
  );

test('a complete registration has no errors', () => {
  expect(messages(complete)).toEqual({});
});

test('an empty one shows all errors at once, with the texts of the bank', () => {
  expect(messages(emptyRegistration)).toEqual({
    firma: 'Firmenname/Unternehmensbezeichnung erforderlich, maximal 128 Zeichen möglich',
    anrede: 'Anrede erforderlich',
    vorname: 'Vorname erforderlich',
    nachname: 'Nachname erforderlich',
    email: 'Gültige E-Mail erforderlich',
    berechtigung: 'Bestätigung erforderlich',
    datenschutz: 'Akzeptanz und Kenntnisnahme der Datenschutzbestimmungen erforderlich',
  });
});

test('the company name must contain its legal form', () => {
  expect(messages({ ...complete, firma: 'Musterbau' })).toEqual({ firma: 'Rechtsform im Firmennamen erforderlich' });
  expect(messages({ ...complete, firma: `${'x'.repeat(60)} GmbH` }, {}, 'GMBH_I_GR')).toEqual({
    firma: 'Firmenname/Unternehmensbezeichnung erforderlich, maximal 50 Zeichen möglich',
  });
  expect(messages({ ...complete, firma: 'Praxis Muster' }, {}, 'SELF_EMPLOYED')).toEqual({});
});

test('a name that is too long says how long it may be', () => {
  expect(messages({ ...complete, vorname: 'ä'.repeat(51), nachname: 'ß'.repeat(51) })).toEqual({
    vorname: 'Vorname erforderlich, maximal 50 Zeichen möglich',
    nachname: 'Nachname erforderlich, maximal 50 Zeichen möglich',
  });
  expect(messages({ ...complete, vorname: 'ä'.repeat(50), nachname: 'ß'.repeat(50) })).toEqual({});
});

test('the repeated address is compared when there is one', () => {
  expect(messages({ ...complete, repeatEmail: 'MIA@musterbau.example ' })).toEqual({});
  expect(messages({ ...complete, repeatEmail: 'mai@musterbau.example' })).toEqual({
    repeatEmail: 'Die E-Mail-Adressen stimmen nicht überein.',
  });
});

test('a telephone number is required where the bank configures it', () => {
  expect(messages(complete, { registerAskForPhone: true })).toEqual({ phone: 'Gültige Telefon-Nr. erforderlich' });
  expect(messages({ ...complete, phone: '12' }, { registerAskForPhone: true })).toEqual({
    phone: 'Gültige Telefon-Nr. erforderlich',
  });
  expect(messages({ ...complete, phone: '030 1234567' }, { registerAskForPhone: true })).toEqual({});
});

test('the terms of the identity service are asked and sent where the bank names them', () => {
  const asked = { urls: { identityTerms: 'https://ident.example/bedingungen' } };
  expect(messages(complete, asked)).toEqual({
    identBedingungen: 'Akzeptanz der Bedingungen des Identifizierungsdienstes erforderlich',
  });
  const accepted = { ...complete, identBedingungen: true };
  expect(messages(accepted, asked)).toEqual({});
  expect(registrationBody(accepted, registrationContext)).toMatchObject({ acceptedSolaris: true });
  expect(registrationBody(complete, registrationContext)).not.toHaveProperty('acceptedSolaris');
});

test('the body has the names of the payload, and no empty values', () => {
  expect(registrationBody(complete, { ...registrationContext, context: 'YWJj' })).toEqual({
    username: 'mia@musterbau.example',
    businessLegalForm: 'GMBH',
    businessName: 'Musterbau GmbH',
    salutation: 'MS',
    firstName: 'Mia',
    lastName: 'Muster',
    orderData: { kontoId: 2 },
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    context: 'YWJj',
  });
});

describe('the company chosen in the register', () => {
  const hit = {
    name: 'Musterbau GmbH',
    address: { streetLine: 'Hauptstraße 1', zipCode: '10115', locality: 'Berlin' },
    registrationNumber: 'HRB 1234',
    provider: { providerId: 'p', headquarterId: 'h' },
  };

  test.each([
    ['Musterbau GmbH', 'GMBH', true],
    ['Musterbau Nord GmbH', 'GMBH', false],
    ['Musterbau GbR', 'GBR', false],
    ['Musterbau GmbH', 'SELF_EMPLOYED', false],
    ['Musterbau GmbH', 'PARTG', false],
  ])('is sent for %s as %s: %s', (firma, legalForm, expected) => {
    const body = registrationBody({ ...complete, firma }, { ...registrationContext, legalForm, hit });
    expect(body).toEqual(
      expected ? { ...body, kycNowSearchMetaData: hit } : expect.not.objectContaining({ kycNowSearchMetaData: hit }),
    );
  });
});

test('paths of the payload map to fields', () => {
  expect(fieldOfPath('username')).toBe('email');
  expect(fieldOfPath('kycNowSearchMetaData')).toBe('firma');
  expect(fieldOfPath('orderData.kontoId')).toBeUndefined();
});

test.each([
  ['username', 'unique', true],
  ['username', 'required', false],
  ['businessName', 'unique', false],
])('a refusal of %s by the code %s says that the address is taken: %s', (propertyPath, code, expected) => {
  expect(isAddressTaken({ propertyPath, code })).toBe(expected);
});

describe('an adviser’s registration', () => {
  const byAdviser = { ...registrationContext, byAdviser: true };
  const values = { ...complete, berechtigung: false, datenschutz: false };

  test('has a note and the confirmation of a new customer, and no consents', () => {
    const body = registrationBody(
      { ...values, neukunde: true, beraterEinstiegName: ' Jörg Groß ', beraterEinstiegMemo: ' Bitte anrufen ' },
      byAdviser,
    );
    expect(body).toMatchObject({ beraterEinstiegName: 'Jörg Groß' });
    expect(body).toMatchObject({ beraterEinstieg: true, neukunde: true, beraterEinstiegMemo: 'Bitte anrufen' });
    expect(body).not.toHaveProperty('acceptedDatenschutz');
    expect(body).not.toHaveProperty('authorizedToRepresent');
  });

  test('requires the confirmation, and none of the consents', () => {
    expect(Object.keys(registrationErrors(values, byAdviser, rules))).toEqual(['neukunde', 'beraterEinstiegName']);
    const given = { ...values, neukunde: true, beraterEinstiegName: 'Jörg Groß' };
    expect(registrationErrors(given, byAdviser, rules)).toEqual({});
    expect(
      Object.keys(registrationErrors({ ...given, beraterEinstiegName: 'www.bank.example' }, byAdviser, rules)),
    ).toEqual(['beraterEinstiegName']);
  });
});
