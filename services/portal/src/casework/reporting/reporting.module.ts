import { ensureIndexes } from '@kontor/platform/mongo/mongo';
import type { Concept, PortalDeps } from '../../http/concept/portal-deps.js';
import type { CaseRecords } from '../../case/case-record/case-record.module.js';
import { createMongoFiguresRepository, defineFiguresModel } from './figures.repository.mongo.js';
import { createFigures, type Figures } from './project-figures.js';
import { createRebuildReportsResponder } from './rebuild-reports.responder.js';
import { createReportingRouter } from './reporting.router.js';

export type { Figures } from './project-figures.js';

/** The figures on MongoDB. */
export function createReportingFigures(
  { mongo, now }: Pick<PortalDeps, 'mongo' | 'now'>,
  { cases }: Pick<CaseRecords, 'cases'>,
): Figures {
  const model = defineFiguresModel(mongo.portal.connection);
  mongo.portal.onConnected(() => ensureIndexes([model]));
  return createFigures({ repository: createMongoFiguresRepository(model), cases, now });
}

/** Reports over all cases. */
export function createReporting(figures: Figures): Concept {
  return { router: createReportingRouter(figures), handlers: createRebuildReportsResponder(figures) };
}
