import { caseDetailsSchema, historyRowSchema } from '@kontor/api/case/case.schema';
import { applicationAnswerSchema } from '@kontor/api/application/application.schema';
import { customerMeSchema } from '@kontor/api/session/me.schema';
import * as z from 'zod';
import { answerFrom, answersAbout } from './sample-answers.js';
import { createSampleCase } from './sample-case.js';

function start() {
  const seen: string[] = [];
  const answers = answersAbout(createSampleCase(2, 'UG'), {
    onOrder: () => seen.push('order'),
    onRegister: ({ kontoId, rechtsform }) => seen.push(`${kontoId} ${rechtsform}`),
  });
  const call = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) =>
    answerFrom(answers, { method, path }, body);
  return { seen, call };
}

test('the sample matches the schemas of the API, before and after its order', async () => {
  jest.useFakeTimers();
  const { seen, call } = start();
  const whole = async () => {
    customerMeSchema.parse((await call('GET', '/me')).data);
    caseDetailsSchema.parse((await call('GET', '/bgo_identifications_portal/{id}')).data);
    z.array(historyRowSchema).parse((await call('GET', '/bgo_identifications/status_history_joined')).data);
    return applicationAnswerSchema.parse((await call('GET', '/bgo_identifications/{id}')).data);
  };
  expect(await whole()).toMatchObject({ status: 210, orderData: { kontoId: 2 }, firma: { rechtsform: 'UG' } });
  const order = call('POST', '/me/startIdentification');
  const settled = jest.fn();
  void order.then(settled);
  await jest.advanceTimersByTimeAsync(1999);
  expect(settled).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(await order).toMatchObject({ status: 200, data: { state: 'submitted' } });
  expect(await whole()).toMatchObject({ status: 220, passedToSolarisBank: true });
  expect(seen).toEqual(['order']);
  jest.useRealTimers();
});

test('a save increases the version, and a chosen package is kept', async () => {
  const { call } = start();
  await call('PUT', '/bgo_identifications/{id}', { mehrwerteSelection: { a: true } });
  await call('POST', '/me/change-order-data', { orderData: { kontoId: 3 } });
  const { data } = await call('GET', '/bgo_identifications/{id}');
  expect(data).toMatchObject({ version: 2, mehrwerteSelection: { a: true }, orderData: { kontoId: 3 } });
});

test('unknown requests get an error message', async () => {
  const { call } = start();
  await expect(call('POST', '/me/abort')).rejects.toMatchObject({ status: 404, message: /Testmodus/ });
});

test('a registration selects the sample', async () => {
  const { seen, call } = start();
  const body = { orderData: { kontoId: 1 }, businessLegalForm: 'AG' };
  expect((await call('POST', '/me/register', body)).data).toEqual({});
  expect(seen).toEqual(['1 AG']);
});
