import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { sampleRules } from '@kontor/domain/application/testing/sample-rules';
import { answerWith, formOf } from './application-form.js';
import { ApplicationSession } from './application-session.js';

beforeAll(() => void Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { onLine: true } }));

/** The form of one device, and the server that both share. */
function begin() {
  const first = {
    ...{ '@id': '/bgo_identifications/7', id: 7, version: 3, status: 210, orderData: { kontoId: 2 } },
    ...structuredClone(sampleApplication),
    ...{ passedToSolarisBank: false, isHandOverUnderWay: false, kycnowDocumentOrderRequired: false },
  } as unknown as ApplicationAnswer;
  const server = { answer: first, isReachable: true };
  let form = formOf(first);
  let release = (): void => undefined;
  const session = new ApplicationSession(first, {
    rules: sampleRules,
    loadPhoneRule: () => Promise.resolve(() => true),
    hasLeft: () => false,
    values: () => structuredClone(form),
    apply: (application) => (form = application),
    put: async (answer) => {
      await new Promise<void>((resolve) => (release = resolve));
      if (answer.version !== server.answer.version) throw new ApiProblem(412, {});
      server.answer = { ...answer, version: answer.version + 1 };
      return server.answer;
    },
    read: async () => {
      if (!server.isReachable) throw new ApiProblem(0, {});
      return server.answer;
    },
    onSaved: () => undefined,
  });
  const withCity = (answer: ApplicationAnswer, city: string) =>
    answerWith(answer, { ...formOf(answer), firma: { ...formOf(answer).firma, city } });
  const withStreet = (answer: ApplicationAnswer, line1: string) =>
    answerWith(answer, { ...formOf(answer), firma: { ...formOf(answer).firma, line1 } });
  return {
    session,
    server,
    /** The other device saves. */
    saveElsewhere: (city: string) => {
      server.answer = { ...withCity(server.answer, city), version: server.answer.version + 1 };
    },
    typeCity: (city: string) => (form = formOf(withCity(answerWith(first, form), city))),
    typeStreet: (line1: string) => (form = formOf(withStreet(answerWith(first, form), line1))),
    entered: () => [form.firma.city, form.firma.line1],
    answerSave: () => release(),
    street: first.firma.line1,
  };
}

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('what was saved on another device is in the form, and nothing has to be saved for it', async () => {
  const { session, saveElsewhere, entered, street } = begin();
  saveElsewhere('Weimar');
  await session.follow();
  expect([entered(), session.isDirty()]).toEqual([['Weimar', street], false]);
  session.stop();
});

test('entries that are not saved yet stay', async () => {
  const { session, saveElsewhere, typeStreet, entered } = begin();
  typeStreet('Am Markt 1');
  saveElsewhere('Weimar');
  await session.follow();
  expect([entered(), session.isDirty()]).toEqual([['Weimar', 'Am Markt 1'], true]);
  session.stop();
});

test('the customer decides where both devices changed the same', async () => {
  const { session, saveElsewhere, typeCity, entered } = begin();
  typeCity('Jena');
  saveElsewhere('Weimar');
  await session.follow();
  expect([entered()[0], session.saving.get().phase]).toEqual(['Jena', 'conflict']);
  expect(session.conflict.get()?.conflicts).toHaveLength(1);
  session.stop();
});

test('waits for a running save, which has the first word', async () => {
  const { session, saveElsewhere, typeStreet, entered, answerSave } = begin();
  typeStreet('Am Markt 1');
  session.autosave.again();
  const follows = session.follow();
  await settled();
  answerSave();
  await follows;
  saveElsewhere('Weimar');
  await session.follow();
  expect([entered(), session.isDirty(), session.saving.get().phase]).toEqual([
    ['Weimar', 'Am Markt 1'],
    false,
    'saved',
  ]);
  session.stop();
});

test('without a connection the form stays as it is', async () => {
  const { session, server, saveElsewhere, entered } = begin();
  const before = entered();
  saveElsewhere('Weimar');
  server.isReachable = false;
  await session.follow();
  expect([entered(), session.closed.get()]).toEqual([before, undefined]);
  session.stop();
});
