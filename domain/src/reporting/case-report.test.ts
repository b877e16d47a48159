import { caseReport, isReported, maxWeeks, weekOf } from './case-report.js';
import { figuresOf, type CaseFigures } from './case-figures.js';

const day = 86_400_000;
const createdAt = Date.UTC(2026, 0, 14, 23, 30);
const bgo = (status: number, at: number) => ({ type: 'bgo', status: String(status), at });

const facts = {
  legalForm: 'GMBH',
  industryKey: 'F43',
  createdAt,
  status: 430,
  history: [
    bgo(110, createdAt),
    bgo(213, createdAt + day),
    { type: 'person', status: 'successful', at: createdAt + 2 * day },
    bgo(220, createdAt + 20 * day),
    bgo(213, createdAt + 21 * day),
    bgo(430, createdAt + 25 * day),
  ],
  feedbackRating: 4,
  holdRules: ['age'],
};

const figures = (changes: Partial<CaseFigures> = {}): CaseFigures => ({ ...figuresOf(facts), ...changes });
const everything = { legalForms: [], industryKeys: [] };

describe('figures of a case', () => {
  it('have the German day, each status once with its month, and the days to the account', () => {
    expect(figures()).toEqual({
      legalForm: 'GMBH',
      industryKey: 'F43',
      createdOn: '2026-01-15',
      status: 430,
      isArchived: false,
      path: [
        { status: 110, month: 0 },
        { status: 213, month: 0 },
        { status: 220, month: 1 },
        { status: 430, month: 1 },
      ],
      rating: 4,
      holdRules: ['age'],
      daysToAccount: 25,
    });
  });

  it('of an archived case have the last status before and the month', () => {
    const archived = figuresOf({ ...facts, status: 900, history: [...facts.history, bgo(900, createdAt + 390 * day)] });
    expect(archived).toMatchObject({ status: 430, isArchived: true, createdOn: '2026-01-01' });
  });
});

describe('filter', () => {
  it.each([
    [{}, {}, true],
    [{ dateFrom: '2026-01-15', dateTo: '2026-01-15' }, {}, true],
    [{ dateFrom: '2026-01-16' }, {}, false],
    [{ dateTo: '2026-01-14' }, {}, false],
    [{ dateFrom: '2026-01-16' }, { isArchived: true, createdOn: '2026-01-01' }, true],
    [{ dateFrom: '2026-02-01' }, { isArchived: true, createdOn: '2026-01-01' }, false],
    [{ dateTo: '2025-12-31' }, { isArchived: true, createdOn: '2026-01-01' }, false],
    [{ legalForms: ['EK'] as const }, {}, false],
    [{ legalForms: ['EK', 'GMBH'] as const }, {}, true],
    [{ industryKeys: ['G46'] }, {}, false],
    [{ industryKeys: ['F43'] }, { industryKey: null }, false],
  ])('%j contains a case with %j: %s', (filter, changes, isContained) => {
    expect(isReported(figures(changes), { ...everything, ...filter })).toBe(isContained);
  });
});

describe('report', () => {
  it('counts by status, archived ones apart', () => {
    const all = [figures(), figures({ isArchived: true }), figures({ status: 216, daysToAccount: null })];
    const { numberOfIdentificationsPerStatus: rows, failures } = caseReport(all, everything, '2026-02-01');
    expect(
      rows.map((row) => [row.statusNumber, row.numberOfIdentifications, row.numberOfIdentificationsNowArchived]),
    ).toEqual([
      [216, 1, 0],
      [430, 1, 1],
    ]);
    expect(failures).toEqual([{ label: 'Übertragung abgelehnt', count: 1 }]);
  });

  it('has every week from the first case to today', () => {
    const all = [figures({ createdOn: '2026-01-14' }), figures({ createdOn: '2026-01-27', status: 220 })];
    const { weeks } = caseReport(all, everything, '2026-02-03');
    expect(weeks.map(({ week, counts }) => [week, counts.successful, counts.running])).toEqual([
      ['2026-01-12', 1, 0],
      ['2026-01-19', 0, 0],
      ['2026-01-26', 0, 1],
      ['2026-02-02', 0, 0],
    ]);
  });

  it('has at most 53 weeks, and archived cases in none', () => {
    const { weeks } = caseReport([figures({ createdOn: '2020-01-01' })], everything, '2026-02-03');
    expect([weeks.length, weeks.at(-1)?.week]).toEqual([maxWeeks, '2026-02-02']);
    expect(caseReport([figures({ isArchived: true })], everything, '2026-02-03').weeks).toEqual([]);
    expect(caseReport([figures()], { ...everything, dateTo: '2026-01-31' }, '2026-02-03').weeks.at(-1)?.week).toBe(
      '2026-01-26',
    );
  });

  it('groups the days to the account and names the reasons of holds, the most frequent first', () => {
    const all = [0, 1, 2, 31].map((daysToAccount) => figures({ daysToAccount }));
    const report = caseReport(
      [...all, figures({ daysToAccount: null, holdRules: ['nationality', 'age'] })],
      everything,
      '2026-02-03',
    );
    expect(report.timeToAccount.map(({ count }) => count)).toEqual([2, 1, 0, 0, 0, 1]);
    expect(report.medianDaysToAccount).toBe(1);
    expect(report.holdReasons).toEqual([
      { label: 'Alter', count: 5 },
      { label: 'Staatsangehörigkeit', count: 1 },
    ]);
  });

  it.each([
    ['2026-02-01', '2026-01-26'],
    ['2026-02-02', '2026-02-02'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s starts on %s', (date, monday) => {
    expect(weekOf(date)).toBe(monday);
  });
});
