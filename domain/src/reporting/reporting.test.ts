import {
  emptyReportingForm,
  parseList,
  reportColumns,
  reportFileName,
  reportRows,
  reportTotal,
  rowTotal,
  type ReportingForm,
} from './reporting.js';
import { reportingFilterSchema, reportingFormSchema } from './reporting.schema.js';

describe('lists', () => {
  it.each([
    ['', []],
    ['GMBH', ['GMBH']],
    [' GM BH , EK\n,\tUG ', ['GMBH', 'EK', 'UG']],
    [',,A,', ['A']],
  ])('"%s" has %j', (text, items) => {
    expect(parseList(text)).toEqual(items);
  });
});

describe('filter', () => {
  it.each<[Partial<ReportingForm>, object]>([
    [{}, { legalForms: [], industryKeys: [] }],
    [
      { dateFrom: ' 2026-01-01', dateTo: '2026-01-01', legalForms: ['GMBH', 'EK'], industryKeys: 'F43,G46' },
      { dateFrom: '2026-01-01', dateTo: '2026-01-01', legalForms: ['GMBH', 'EK'], industryKeys: ['F43', 'G46'] },
    ],
  ])('%j is %j', (change, filter) => {
    const parsed = reportingFormSchema.parse({ ...emptyReportingForm, ...change });
    expect(parsed).toEqual(filter);
    expect(reportingFilterSchema.parse(parsed)).toEqual(filter);
  });

  it.each<[Partial<ReportingForm>, Record<string, string>]>([
    [{ dateFrom: '01.02.2026' }, { dateFrom: 'Format: YYYY-MM-DD' }],
    [{ dateTo: '2026-02-30' }, { dateTo: 'Format: YYYY-MM-DD' }],
    [{ dateFrom: '2026-02-02', dateTo: '2026-02-01' }, { dateTo: 'Das Ende liegt vor dem Anfang' }],
    [{ dateFrom: 'x', dateTo: '2026-02-01' }, { dateFrom: 'Format: YYYY-MM-DD' }],
  ])('%j is refused: %j', (change, problems) => {
    const parsed = reportingFormSchema.safeParse({ ...emptyReportingForm, ...change });
    const issues = parsed.success ? [] : parsed.error.issues;
    expect(Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))).toEqual(problems);
  });

  it.each([
    [{}, true],
    [{ dateFrom: null, dateTo: '' }, true],
    [{ dateFrom: '2026-1-1' }, false],
    [{ dateFrom: '2026-01-02', dateTo: '2026-01-01' }, false],
    [{ legalForms: ['X'] }, false],
    [{ industryKeys: [''] }, false],
    [{ status: 1 }, false],
  ])('the body %j is accepted: %s', (body, fine) => {
    expect(reportingFilterSchema.safeParse(body).success).toBe(fine);
  });
});

describe('report', () => {
  const rows = reportRows([
    { status: 430, now: 2, archived: 5 },
    { status: 216, now: 0, archived: 0 },
    { status: 110, now: 1, archived: 0 },
    { status: 220, now: 0, archived: 3 },
  ]);

  it('has a row per status with cases, in their order, with totals', () => {
    expect(rows).toEqual([
      {
        statusNumber: 110,
        statusTitle: 'E-Mail-Bestätigung angefordert',
        numberOfIdentifications: 1,
        numberOfIdentificationsNowArchived: 0,
      },
      {
        statusNumber: 220,
        statusTitle: 'Identifikation in Arbeit',
        numberOfIdentifications: 0,
        numberOfIdentificationsNowArchived: 3,
      },
      {
        statusNumber: 430,
        statusTitle: 'Erfolgreich abgeschlossen',
        numberOfIdentifications: 2,
        numberOfIdentificationsNowArchived: 5,
      },
    ]);
    expect(rows.map(rowTotal)).toEqual([1, 3, 7]);
    expect(reportTotal(rows)).toBe(11);
    expect(reportTotal([])).toBe(0);
  });

  it('has the columns of the download', () => {
    const [row] = rows.slice(-1);
    expect(reportColumns.map(({ title, value }) => [title, row && value(row)])).toEqual([
      ['Status', 430],
      ['Bezeichnung', 'Erfolgreich abgeschlossen'],
      ['Anzahl', 2],
      ['Inzwischen archiviert', 5],
      ['Summe', 7],
    ]);
    expect(reportFileName).toBe('AuswertungExport.csv');
  });
});
