import { violationText } from '@kontor/domain/violation/violation-text';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { isPhoneNumber } from '@kontor/domain/person/phone-number';
import { formOf } from './application-form.js';
import { ApplicationSession } from './application-session.js';

const { isPhoneNumber: _later, ...rules } = sampleRules;
/** Has the form of a number, but belongs to no country. */
const nobodys = '+999 1234567';

function answerWith(phone: string): ApplicationAnswer {
  const { people, ...form } = structuredClone(sampleApplication);
  return {
    '@id': '/bgo_identifications/7',
    id: 7,
    version: 3,
    ...form,
    people: people.map((person, index) => (index === 0 ? { ...person, phone } : person)),
    orderData: { kontoId: 2 },
    status: 210,
    passedToSolarisBank: false,
    isHandOverUnderWay: false,
    kycnowDocumentOrderRequired: false,
  } as ApplicationAnswer;
}

// Saves nothing.
beforeAll(() => void Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: false } }));

function begin(phone: string, load: () => Promise<typeof isPhoneNumber> = () => Promise.resolve(isPhoneNumber)) {
  let form = formOf(answerWith(phone));
  let loads = 0;
  const session = new ApplicationSession(answerWith(phone), {
    rules,
    loadPhoneRule: () => {
      loads += 1;
      return load();
    },
    hasLeft: () => false,
    values: () => structuredClone(form),
    apply: (application) => (form = application),
    put: () => Promise.reject(new Error('nothing is saved here')),
    read: () => Promise.reject(new Error('nothing is read here')),
    onSaved: () => undefined,
  });
  const enter = (entered: string): void => void (form = formOf(answerWith(entered)));
  const wrong = (): readonly string[] =>
    session.progress.get().statuses.flatMap(({ violations }) => violations.map(({ propertyPath }) => propertyPath));
  const said = (): string | undefined => {
    const violation = session.violations.shown('people.0.phone');
    return violation && violationText(violation);
  };
  return { session, enter, wrong, loads: () => loads, said };
}

const answered = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a number entered on an earlier visit is validated by the numbering plans, and its violation is shown', async () => {
  const { session, wrong, said } = begin(nobodys);
  expect(wrong()).toEqual([]);
  await answered();
  expect(wrong()).toEqual(['people[0].phone']);
  expect(said()).toBe('Gültige Telefon-Nr. erforderlich');
  session.stop();
});

test('without a number nothing is loaded; the first one loads the numbering plans and is validated before Next continues', async () => {
  const { session, enter, wrong, said, loads } = begin('');
  await answered();
  expect([loads(), wrong()]).toEqual([0, ['people[0].phone']]);
  enter(nobodys);
  const { statuses } = await session.check();
  expect(statuses.find(({ form }) => form === 'person-0')?.status).toBe(0);
  expect(said()).toBeUndefined();
  enter('030 23125000');
  await session.check();
  expect([loads(), wrong()]).toEqual([1, []]);
  session.stop();
});

test('where the numbering plans cannot be loaded the form continues without them, and retries', async () => {
  let online = false;
  const load = () => (online ? Promise.resolve(isPhoneNumber) : Promise.reject(new Error('offline')));
  const { session, wrong } = begin(nobodys, load);
  await session.check();
  expect(wrong()).toEqual([]);
  online = true;
  await session.check();
  expect(wrong()).toEqual(['people[0].phone']);
  session.stop();
});
