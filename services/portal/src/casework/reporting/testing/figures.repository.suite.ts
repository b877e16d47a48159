import { caseIdOf } from '@kontor/domain/case/case-id';
import { deepEqual } from 'node:assert/strict';
import type { SuiteStep } from '../../../testing/suite-step.js';
import type { FiguresRepository } from '../figures.repository.js';
import { dayNumber, type StoredFigures } from '../stored-figures.js';

export const figuresSample: StoredFigures = {
  _id: caseIdOf('1001'),
  v: 3,
  f: 'GMBH',
  i: 'F43',
  d: dayNumber('2026-01-15'),
  s: 430,
  a: false,
  p: '0321by',
  r: 4,
  h: 3,
  n: 25,
};

const everything = { legalForms: [], industryKeys: [] };
const idsOf = (found: readonly StoredFigures[]) => found.map(({ _id }) => _id).sort();

/** The suite that the figures in memory and those on MongoDB pass. */
export const figuresRepositorySuite: readonly SuiteStep<FiguresRepository>[] = [
  {
    name: 'keeps the newest figures of a case',
    run: async (figures) => {
      await figures.keep(figuresSample);
      await figures.keep({ ...figuresSample, v: 5, s: 450 });
      await figures.keep({ ...figuresSample, v: 4, s: 410 });
      await figures.keep({ ...figuresSample, v: 5, s: 450, r: null });
      deepEqual(await figures.matching(everything), [{ ...figuresSample, v: 5, s: 450, r: null }]);
    },
  },
  {
    name: 'finds by day, legal form and industry',
    run: async (figures) => {
      await figures.keep(figuresSample);
      await figures.keep({ ...figuresSample, _id: caseIdOf('1002'), f: 'EK', i: null, d: dayNumber('2026-03-01') });
      deepEqual(idsOf(await figures.matching(everything)), ['1001', '1002']);
      deepEqual(idsOf(await figures.matching({ ...everything, dateFrom: '2026-02-10' })), ['1002']);
      deepEqual(idsOf(await figures.matching({ ...everything, dateTo: '2026-02-10' })), ['1001']);
      deepEqual(idsOf(await figures.matching({ ...everything, legalForms: ['EK'] })), ['1002']);
      deepEqual(idsOf(await figures.matching({ ...everything, industryKeys: ['F43', 'G46'] })), ['1001']);
    },
  },
];
