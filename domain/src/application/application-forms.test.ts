import { personIdOf } from '../person/person-id.js';
import { applicationDraftSchema } from './application-draft.schema.js';
import { orderSchema } from './order.schema.js';
import { applicationOf } from './registration.js';
import { violationText } from '../violation/violation-text.js';
import { createRegistrationSchema } from './registration.schema.js';
import { isPhoneNumber } from '../person/phone-number.js';
import { registrationViolations } from './registration-violations.js';
import { sampleApplication } from './sample-application.js';
import { saveDraft } from './save-draft.js';

const rules = {
  strictEmailValidation: true,
  registerAskForPhone: false,
  disabledLegalForms: ['LTD'],
  isVrPaymentInstance: false,
  urls: {},
};
const schema = createRegistrationSchema(rules);
const registration = {
  username: ' Anna@Example.de ',
  businessLegalForm: 'GMBH',
  businessName: 'Muster GmbH',
  salutation: 'MS',
  firstName: 'Anna',
  lastName: 'Kaya',
  orderData: { kontoId: 2 },
  authorizedToRepresent: true,
  acceptedDatenschutz: 'Ja',
};
const issues = (change: object) =>
  (schema.safeParse({ ...registration, ...change }).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    issue.message,
  ]);

const companyFound = {
  name: 'Muster GmbH',
  address: { streetLine: 'Weg 1', zipCode: '10115', locality: 'Berlin' },
  registrationNumber: 'HRB 1',
  provider: { providerId: 'p', headquarterId: 'h' },
};

describe('registration', () => {
  it('is parsed into an application with the acting person first', () => {
    const parsed = schema.parse(registration);
    expect(parsed.username).toBe('anna@example.de');
    const application = applicationOf(parsed, [personIdOf('p1')]);
    expect(application.firma).toMatchObject({ firma: 'Muster GmbH', rechtsform: 'GMBH' });
    expect(application.people).toEqual([
      { id: 'p1', anrede: 'MS', vorname: 'Anna', nachname: 'Kaya', email: 'anna@example.de' },
    ]);
  });

  it('has ordinary blanks in its names, also where others were copied', () => {
    const copied = { businessName: 'Muster\u00a0GmbH', firstName: 'Anna\u202fMaria', lastName: 'de\u00a0la\u00a0Cruz' };
    expect(schema.parse({ ...registration, ...copied })).toMatchObject({
      businessName: 'Muster GmbH',
      firstName: 'Anna Maria',
      lastName: 'de la Cruz',
    });
  });

  it('has as many persons as it is given ids', () => {
    const { people } = applicationOf(schema.parse(registration), [personIdOf('p1'), personIdOf('p2')]);
    expect(people.slice(1)).toEqual([{ id: 'p2' }]);
  });

  it('takes the address of the company found', () => {
    const parsed = schema.parse({ ...registration, kycNowSearchMetaData: companyFound });
    expect(applicationOf(parsed, [personIdOf('p1')]).firma).toMatchObject({
      line1: 'Weg 1',
      postalCode: '10115',
      registrationNumber: 'HRB 1',
    });
  });

  it.each([
    [{ username: 'anna@example' }, 'username', 'Gültige E-Mail erforderlich'],
    [{ username: 7 }, 'username', 'Gültige E-Mail erforderlich'],
    [{ businessLegalForm: 'XY' }, 'businessLegalForm', 'Rechtsform erforderlich'],
    [
      { businessLegalForm: 'LTD', businessName: 'A Ltd.' },
      'businessLegalForm',
      'Diese Rechtsform wird nicht unterstützt',
    ],
    [{ businessName: 'Muster' }, 'businessName', 'Rechtsform im Firmennamen erforderlich'],
    [
      { businessName: '' },
      'businessName',
      'Firmenname/Unternehmensbezeichnung erforderlich, maximal 128 Zeichen möglich',
    ],
    [{ salutation: '' }, 'salutation', 'Anrede erforderlich'],
    [{ firstName: ' ' }, 'firstName', 'Vorname erforderlich'],
    [{ lastName: undefined }, 'lastName', 'Nachname erforderlich'],
    [{ authorizedToRepresent: 'Nein' }, 'authorizedToRepresent', 'Bestätigung erforderlich'],
    [
      { acceptedDatenschutz: false },
      'acceptedDatenschutz',
      'Akzeptanz und Kenntnisnahme der Datenschutzbestimmungen erforderlich',
    ],
    [{ beraterEinstieg: true }, 'neukunde', 'Bestätigung erforderlich'],
  ])('refuses %j', (change, path, message) => {
    expect(issues(change)).toEqual([[path, message]]);
  });

  it.each([
    {},
    { username: '' },
    { username: 'anna@example' },
    { businessLegalForm: 'XY' },
    { businessLegalForm: 'LTD', businessName: 'A Ltd.' },
    { businessName: 'Muster' },
    { businessName: `${'x'.repeat(124)} GmbH` },
    { salutation: '' },
    { firstName: ' ' },
    { lastName: 'x'.repeat(51) },
    { phone: '1234' },
    { phone: '030 23125000' },
    { phone: '+999 1234567' },
    { authorizedToRepresent: false },
    { acceptedDatenschutz: false },
    { beraterEinstieg: true },
    { kycNowSearchMetaData: companyFound, businessName: 'Muster Nord GmbH' },
  ])('has the same problems in the schema and in the rules of the browser: %j', (change) => {
    const entry = { ...registration, acceptedDatenschutz: true, ...change };
    const found = registrationViolations(entry, { ...rules, isPhoneNumber }).map((one) => [
      one.propertyPath,
      violationText(one),
    ]);
    expect(found).toEqual(issues({ acceptedDatenschutz: true, ...change }));
  });

  it('shows the problems of all fields at once in the browser', () => {
    const empty = {
      username: '',
      businessLegalForm: '',
      businessName: '',
      salutation: '',
      firstName: '',
      lastName: '',
    };
    expect(registrationViolations(empty, rules).map(({ propertyPath }) => propertyPath)).toEqual([
      'username',
      'businessLegalForm',
      'salutation',
      'firstName',
      'lastName',
      'authorizedToRepresent',
      'acceptedDatenschutz',
    ]);
  });

  it('refuses unknown keys, and requires no consents of an adviser', () => {
    expect(schema.safeParse({ ...registration, roles: ['ROLE_ROOT'] }).success).toBe(false);
    expect(
      issues({
        beraterEinstieg: true,
        neukunde: 'Ja',
        authorizedToRepresent: undefined,
        acceptedDatenschutz: undefined,
      }),
    ).toEqual([]);
  });

  it('asks for the phone only when configured', () => {
    const asking = createRegistrationSchema({
      strictEmailValidation: false,
      registerAskForPhone: true,
      disabledLegalForms: [],
      isVrPaymentInstance: false,
      urls: {},
    });
    expect(asking.safeParse(registration).error?.issues[0]?.message).toBe('Gültige Telefon-Nr. erforderlich');
    expect(asking.safeParse({ ...registration, phone: '030 23125000' }).success).toBe(true);
    for (const phone of ['1234', 'Telefon', '+999 123456', '']) {
      expect(asking.safeParse({ ...registration, phone }).error?.issues.map((issue) => issue.message)).toEqual([
        'Gültige Telefon-Nr. erforderlich',
      ]);
    }
  });

  it('sends other forms to the support of a payment provider', () => {
    const open = { ...rules, disabledLegalForms: [] };
    const refused = (isVrPaymentInstance: boolean) =>
      createRegistrationSchema({ ...open, isVrPaymentInstance }).safeParse({
        ...registration,
        businessLegalForm: 'OTHER',
      }).error?.issues[0];
    expect(refused(true)?.path).toEqual(['businessLegalForm']);
    expect(refused(true)?.message).toBe(
      'Diese Rechtsform wird nicht unterstützt. Bitte wenden Sie sich an unseren Support.',
    );
    expect(refused(false)?.message).toBe('Diese Rechtsform wird nicht unterstützt');
  });
});

describe('draft', () => {
  it('accepts complete and empty forms, and refuses unknown keys, wrong types and oversize', () => {
    expect(applicationDraftSchema.parse(sampleApplication)).toEqual(sampleApplication);
    expect(applicationDraftSchema.parse({})).toEqual({
      registerData: {},
      firma: {},
      people: [],
      mehrwerteSelection: {},
    });
    expect(applicationDraftSchema.parse({ mehrwerteSelection: [] }).mehrwerteSelection).toEqual({});
    expect(applicationDraftSchema.safeParse({ status: 430 }).success).toBe(false);
    expect(applicationDraftSchema.safeParse({ firma: { city: 5 } }).success).toBe(false);
    expect(applicationDraftSchema.safeParse({ firma: { city: 'x'.repeat(10_001) } }).success).toBe(false);
  });

  it('keeps what is too long or wrong as it was typed', () => {
    const firma = { city: 'x'.repeat(10_000), postalCode: 'D-10115 Berlin', gruendungsdatum: '31.02.' };
    const person = { birthday: 'gestern', phone: '0'.repeat(300), gesellschafterAnteile: 'die Hälfte' };
    expect(applicationDraftSchema.parse({ firma, people: [person] })).toMatchObject({ firma, people: [person] });
  });

  it('keeps the registration and assigns ids', () => {
    let count = 0;
    const draft = {
      ...sampleApplication,
      registerData: { firma: 'Andere GmbH' },
      firma: { ...sampleApplication.firma, firma: 'Andere GmbH' },
      people: [
        { ...sampleApplication.people[0], bgoLastIdentificationUrl: 'https://example.org' },
        { id: 'person-1' },
        { id: 'foreign' },
        {},
      ],
    };
    const saved = saveDraft({ stored: sampleApplication, draft, newId: () => `new-${(count += 1)}` });
    expect(saved.registerData).toEqual(sampleApplication.registerData);
    expect(saved.firma.firma).toBe('Lindenhof Gartenbau GmbH');
    expect(saved.people.map((person) => person.id)).toEqual(['person-1', 'new-1', 'new-2', 'new-3']);
    expect(saved.people[0]).not.toHaveProperty('bgoLastIdentificationUrl');
  });
});

describe('order', () => {
  it('has boxes and a continue flag', () => {
    expect(orderSchema.parse({})).toEqual({ orderCheckboxes: {} });
    expect(orderSchema.safeParse({ orderCheckboxes: { agb: true } }).success).toBe(false);
    expect(orderSchema.safeParse({ orderCheckboxes: { agb: 'Ja' }, continueOrder: true }).success).toBe(true);
  });
});
