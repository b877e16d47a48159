import { matchingPersonSchema, resolutionSchema } from './resolution.schema.js';
import { sampleCompletion, samplePerson } from './testing/sample-person.js';

const person = samplePerson('Neu', {
  ...sampleCompletion,
  source: 'CUSTOMER',
  bgoPersonId: 'x'.repeat(100),
  matchType: 'MATCH',
  resolution: 'CREATED',
  matchingIndexOfRightSide: 0,
  isAlsoBeneficiary: false,
  votingShare: 100,
  line1: 'x'.repeat(200),
  postalCode: 'x'.repeat(20),
  city: 'x'.repeat(200),
  inRole: true,
});

const refused = (value: unknown) =>
  (matchingPersonSchema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]);

describe('a person of the resolver (R1 §3, R2 §5)', () => {
  it('is accepted complete, and with a name only', () => {
    expect(matchingPersonSchema.parse(person)).toEqual(person);
    expect(matchingPersonSchema.parse({ firstName: 'x'.repeat(200), lastName: '' })).toEqual({
      firstName: 'x'.repeat(200),
      lastName: '',
    });
  });

  it('has no character that nobody sees, and ordinary blanks only', () => {
    const copied = {
      firstName: 'Anna\u00a0Maria',
      lastName: 'Weiß',
      line1: 'Haupt\u00adstraße\u00a05',
      city: '\u202eKiel',
    };
    const plain = { firstName: 'Anna Maria', lastName: 'Weiß', line1: 'Hauptstraße 5', city: 'Kiel' };
    expect(matchingPersonSchema.parse(copied)).toEqual(plain);
  });

  it.each(['CUSTOMER', 'DOCUMENT', 'PUBLIC'])('comes from %s', (source) => {
    expect(refused({ ...person, source })).toEqual([]);
  });

  it.each(['MATCH', 'CUSTOMER_MATCH', 'NO_MATCH'])('is matched by %s', (matchType) => {
    expect(refused({ ...person, matchType })).toEqual([]);
  });

  it.each<[Record<string, unknown>]>([
    [{ resolution: 'CONFIRMED' }],
    [{ pepStatus: 'PEP' }],
    [{ matchingIndexOfRightSide: 7 }],
    [{ votingShare: 0 }],
    [{ typeOfRepresentation: 'OTHER' }],
    [{ email: 'x'.repeat(254) }],
  ])('may have %j', (change) => {
    expect(matchingPersonSchema.parse({ ...person, ...change })).toEqual({ ...person, ...change });
  });

  const notExposed = 'Bestätigen Sie, dass es sich nicht um eine politisch exponierte Person handelt';
  const share = 'Ein Wert zwischen 25 und 100 ist erforderlich';
  it.each<[string, unknown, string]>([
    ['firstName', undefined, 'Vorname erforderlich, maximal 50 Zeichen möglich'],
    ['firstName', 'x'.repeat(201), 'Vorname erforderlich, maximal 50 Zeichen möglich'],
    ['lastName', 7, 'Nachname erforderlich, maximal 50 Zeichen möglich'],
    ['lastName', 'x'.repeat(201), 'Nachname erforderlich, maximal 50 Zeichen möglich'],
    ['bgoPersonId', 'x'.repeat(101), 'Maximal 100 Zeichen möglich'],
    ['email', 'x'.repeat(255), 'Maximal 254 Zeichen möglich'],
    ['line1', 'x'.repeat(201), 'Maximal 200 Zeichen möglich'],
    ['postalCode', 'x'.repeat(21), 'Maximal 20 Zeichen möglich'],
    ['city', 'x'.repeat(201), 'Maximal 200 Zeichen möglich'],
    ['salutation', 'DR', 'Anrede erforderlich'],
    ['nationality', 'XDE', 'Staatsangehörigkeit erforderlich'],
    ['nationality', 'DEX', 'Staatsangehörigkeit erforderlich'],
    ['nationality', '11', 'Staatsangehörigkeit erforderlich'],
    ['birthDate', '2001-02-29', 'Geburtsdatum erforderlich'],
    ['pepStatus', '', notExposed],
    ['votingShare', -1, share],
    ['votingShare', 100.01, share],
    ['votingShare', '50', share],
    ['typeOfRepresentation', 'X', 'Angaben zur Vertretungsberechtigung erforderlich'],
  ])('%s %j: %s', (field, value, message) => {
    expect(refused({ ...person, [field]: value })).toEqual([[field, message]]);
  });

  it.each<[string, unknown]>([
    ['source', 'REGISTER'],
    ['matchType', ''],
    ['resolution', ''],
    ['matchingIndexOfRightSide', -1],
    ['matchingIndexOfRightSide', 0.5],
    ['isAlsoBeneficiary', 'Ja'],
    ['inRole', 1],
  ])('%s is never %j', (field, value) => {
    expect(refused({ ...person, [field]: value }).map(([path]) => path)).toEqual([field]);
  });

  it('has no other fields', () => {
    expect(matchingPersonSchema.safeParse({ ...person, taxId: '12345678901' }).success).toBe(false);
  });
});

describe('the resolver’s result (R1 §4, §7)', () => {
  const result = (...selections: readonly unknown[]) => ({ resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections });

  it('is accepted with every kind of choice, unconfirmed by default', () => {
    const selections = [
      { rightIndex: 0, action: 'ASSIGN', leftKey: '0' },
      { rightIndex: 1, action: 'ASSIGN', leftKey: '1234' },
      { rightIndex: 999, action: 'CREATE', person },
      { rightIndex: 3, action: 'IGNORE' },
      { rightIndex: 4, action: 'ABORT' },
    ];
    expect(resolutionSchema.parse(result(...selections))).toEqual({ ...result(...selections), confirmed: false });
    expect(resolutionSchema.parse({ ...result(), confirmed: true })).toMatchObject({ confirmed: true });
    const aborted = { resolution: 'ABORT', kind: 'BENEFICIARIES' };
    expect(resolutionSchema.parse(aborted)).toEqual(aborted);
  });

  it.each<[unknown]>([
    [result({ rightIndex: -1, action: 'IGNORE' })],
    [result({ rightIndex: 1000, action: 'IGNORE' })],
    [result({ rightIndex: 0.5, action: 'IGNORE' })],
    [result({ rightIndex: 0, action: 'ASSIGN' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: '' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: '12345' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: 'x1' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: '1x' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: 'ab' })],
    [result({ rightIndex: 0, action: 'CREATE' })],
    [result({ rightIndex: 0, action: 'CREATE', person: {} })],
    [result({ rightIndex: 0, action: 'MERGE' })],
    [result({ rightIndex: 0, action: 'IGNORE', leftKey: '1' })],
    [result({ rightIndex: 0, action: 'ABORT', leftKey: '1' })],
    [result({ rightIndex: 0, action: 'ASSIGN', leftKey: '1', person })],
    [result({ rightIndex: 0, action: 'CREATE', person, leftKey: '1' })],
    [result(...Array.from({ length: 1001 }, () => ({ rightIndex: 0, action: 'IGNORE' })))],
    [{ ...result(), kind: 'OWNERS' }],
    [{ ...result(), confirmed: 'Ja' }],
    [{ ...result(), note: '' }],
    [{ resolution: 'CONTINUE', kind: 'FUNCTIONARIES' }],
    [{ resolution: 'ABORT' }],
    [{ resolution: 'ABORT', kind: 'FUNCTIONARIES', selections: [] }],
    [{ resolution: '', kind: 'FUNCTIONARIES' }],
    [{ kind: 'FUNCTIONARIES' }],
  ])('is refused when it is %j', (value) => {
    expect(resolutionSchema.safeParse(value).success).toBe(false);
  });
});
