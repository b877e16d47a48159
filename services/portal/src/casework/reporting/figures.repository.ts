import type { ReportingFilter } from '@kontor/domain/reporting/reporting';
import type { StoredFigures } from './stored-figures.js';

/** The figures of all cases, one small document each; the reports count over them. */
export interface FiguresRepository {
  /** Stores figures unless newer ones of the case are stored. */
  keep(figures: StoredFigures): Promise<void>;
  /** Those that can fit the filter: an archived case counts by its month. */
  matching(filter: ReportingFilter): Promise<readonly StoredFigures[]>;
}
