import { caseIdOf } from '@kontor/domain/case/case-id';
import { figuresOf, holdRuleFields } from '@kontor/domain/reporting/case-figures';
import { mongo } from 'mongoose';
import { readFigures, storedFigures } from './stored-figures.js';
import { figuresRepositorySuite } from './testing/figures.repository.suite.js';
import { createFakeFiguresRepository } from './testing/figures.repository.fake.js';

it.each(figuresRepositorySuite)('figures: $name', async ({ run }) => {
  await expect(run(createFakeFiguresRepository())).resolves.toBeUndefined();
});

const path = [0, 110, 130, 210, 213, 214, 218, 220, 230, 240, 245, 255, 260, 310, 410, 425, 420, 430, 900];
const month = 31 * 86_400_000;
const longest = figuresOf({
  legalForm: 'GMBH_CO_KG',
  industryKey: 'K64.19.1',
  createdAt: Date.UTC(2026, 0, 1),
  status: 900,
  history: path.map((status, index) => ({
    type: 'bgo',
    status: String(status),
    at: Date.UTC(2026, 0, 1) + index * month,
  })),
  feedbackRating: 5,
  holdRules: holdRuleFields,
});

it('are stored in at most 200 bytes, and read as they were', () => {
  const stored = storedFigures(caseIdOf('123456789'), 60, longest);
  expect(mongo.BSON.calculateObjectSize(stored)).toBeLessThanOrEqual(200);
  expect(readFigures(stored)).toEqual(longest);
});
