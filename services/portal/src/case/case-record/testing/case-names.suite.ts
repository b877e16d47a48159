import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual, equal } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { CaseRecord } from '../case-record.js';
import type { CaseQuery, CaseRepository } from '../case.repository.js';
import { caseOf } from './sample-case.js';

const sealed = (id: string, changes: Partial<CaseRecord> = {}): CaseRecord =>
  caseOf(id, {
    legalForm: 'EK',
    companyName: '',
    nameSort: '',
    sealedName: new Uint8Array([Number(id) % 256]),
    ...changes,
  });

const named = (id: string, nameSort: string): CaseRecord => caseOf(id, { nameSort, companyName: nameSort });

async function page(cases: CaseRepository, descending: boolean, query: Partial<CaseQuery> = {}) {
  const sort = { field: 'nameSort', descending } as const;
  const { rows, total } = await cases.list({ sort, skip: 0, limit: 20, ...query });
  return { ids: rows.map(({ _id }) => String(_id)), total, rows };
}

/** Cases whose names are partly sealed. */
export const caseNamesSuite: readonly SuiteStep<CaseRepository>[] = [
  {
    name: 'lists by name, and sealed names last by number, in either direction and over the borders of pages',
    run: async (cases) => {
      for (const one of [sealed('10002'), named('1003', 'birke'), sealed('1001'), named('1005', 'amsel')])
        await cases.insert(one);
      for (const one of [named('1004', 'birke'), sealed('1006', { erased: true, sealedName: null })])
        await cases.insert(one);
      await cases.insert(sealed('1007', { hidden: true }));
      const ascending = ['1005', '1003', '1004', '1001', '1006', '10002'];
      const descending = ['1004', '1003', '1005', '10002', '1006', '1001'];
      for (const [isDescending, expected] of [
        [false, ascending],
        [true, descending],
      ] as const) {
        for (const limit of [1, 2, 3, 4, 20]) {
          const ids: string[] = [];
          for (let skip = 0; skip < 8; skip += limit) {
            const found = await page(cases, isDescending, { skip, limit });
            equal(found.total, 6);
            ids.push(...found.ids);
          }
          deepEqual(ids, expected);
        }
      }
      deepEqual((await page(cases, false, { anyOf: [{ id: caseIdOf('1001') }, { id: caseIdOf('1004') }] })).ids, [
        '1004',
        '1001',
      ]);
    },
  },
  {
    name: 'gives a sealed name with its bytes, also in a list, and none where there is none',
    run: async (cases) => {
      await cases.insert(sealed('1001', { sealedName: new Uint8Array([1, 2, 3]) }));
      await cases.insert(caseOf('1002'));
      deepEqual([...((await cases.find(caseIdOf('1001')))?.sealedName ?? [])], [1, 2, 3]);
      const [first, second] = (await page(cases, true)).rows;
      deepEqual([first?._id, first?.sealedName, second?._id], ['1002', null, '1001']);
      deepEqual([...(second?.sealedName ?? [])], [1, 2, 3]);
      equal(await cases.change(caseIdOf('1001'), 1, { sealedName: null }), true);
      equal((await cases.find(caseIdOf('1001')))?.sealedName, null);
    },
  },
  {
    name: 'finds the personal names that are stored in clear',
    run: async (cases) => {
      await cases.insert(sealed('1001'));
      await cases.insert(caseOf('1002'));
      for (const [id, legalForm] of [
        ['1003', 'EK'],
        ['1004', 'GBR'],
        ['1005', 'SELF_EMPLOYED'],
        ['1006', 'E_GBR'],
      ] as const)
        await cases.insert(caseOf(id, { legalForm, hidden: id === '1004' }));
      const ids = async (limit: number) => (await cases.withPersonalName(limit)).map(({ _id }) => String(_id));
      deepEqual(await ids(10), ['1003', '1004', '1005']);
      equal((await ids(2)).length, 2);
    },
  },
  {
    name: 'finds an earlier case of the same company by a hash of its name and its postal code',
    run: async (cases) => {
      await cases.insert(sealed('1001', { status: 216, searchHashes: ['whole', 'part'], postalCode: '10115' }));
      const found = (postalCode: string) =>
        cases.existsOther(caseIdOf('1002'), [216], [{ searchHashes: ['whole'], postalCode }]);
      deepEqual([await found('10115'), await found('10117')], [true, false]);
    },
  },
];
