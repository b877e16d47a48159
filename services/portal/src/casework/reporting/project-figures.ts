import { caseReport, type CaseReport } from '@kontor/domain/reporting/case-report';
import { figuresOf } from '@kontor/domain/reporting/case-figures';
import { reportColumns, type ReportingFilter } from '@kontor/domain/reporting/reporting';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import type { CaseRecord, CaseRepository } from '../../case/case-record/case-record.module.js';
import { csvOf } from '../../http/csv/csv.module.js';
import type { FiguresRepository } from './figures.repository.js';
import { readFigures, storedFigures } from './stored-figures.js';

const everything: ReportingFilter = { legalForms: [], industryKeys: [] };

export interface Figures {
  /** Stores what reports need of a case; repeatable. */
  project(record: CaseRecord): Promise<void>;
  report(filter: ReportingFilter): Promise<CaseReport>;
  /** The unfiltered report. */
  reportAll(): Promise<CaseReport>;
  /** The counts by status. */
  csv(filter: ReportingFilter): Promise<string>;
  /** Projects the cases after an id again; returns the last id, or null when there are no more. */
  rebuild(after: string, limit: number): Promise<{ readonly count: number; readonly next: string | null }>;
}

export interface FiguresDeps {
  readonly repository: FiguresRepository;
  readonly cases: Pick<CaseRepository, 'after'>;
  readonly now: () => number;
}

export function createFigures({ repository, cases, now }: FiguresDeps): Figures {
  const project = (record: CaseRecord): Promise<void> =>
    repository.keep(storedFigures(record._id, record.version, figuresOf(record)));
  const report = async (filter: ReportingFilter): Promise<CaseReport> => {
    const found = await repository.matching(filter);
    return caseReport(found.map(readFigures), filter, germanyToday(now()));
  };
  return {
    project,
    report,
    reportAll: () => report(everything),
    csv: async (filter) => csvOf(reportColumns, (await report(filter)).numberOfIdentificationsPerStatus),
    rebuild: async (after, limit) => {
      const records = await cases.after(after, limit);
      for (const record of records) await project(record);
      return { count: records.length, next: records.length < limit ? null : (records.at(-1)?._id ?? null) };
    },
  };
}
