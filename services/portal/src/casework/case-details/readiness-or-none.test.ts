import { caseIdOf } from '@kontor/domain/case/case-id';
import { notReady } from '@kontor/domain/core-banking/readiness';
import type { CaseRecord } from '../../case/case-record/case-record.module.js';
import { readinessOrNone } from './readiness-or-none.js';

const found = { _id: caseIdOf('1001') } as CaseRecord;

it('a failed readiness check resets all flags, and is logged', async () => {
  const warned: unknown[] = [];
  const failed = new Error('unreadable');
  const read = readinessOrNone(() => Promise.reject(failed), {
    warn: (...line: unknown[]) => void warned.push(line[0]),
  });
  expect(await read(found)).toEqual(notReady);
  expect(warned).toEqual([{ err: failed, caseId: '1001' }]);
});

it('a readiness check that works is not changed', async () => {
  const flags = { ...notReady, canKontoBeCreated: true };
  const warned: unknown[] = [];
  const read = readinessOrNone(async () => flags, { warn: (...line: unknown[]) => void warned.push(line) });
  expect(await read(found)).toBe(flags);
  expect(warned).toEqual([]);
});
