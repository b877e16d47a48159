import type { DiscrepancyAnswer } from '@kontor/api/discrepancy/discrepancy.schema';
import type { CaseId } from '@kontor/domain/case/case-id';
import { isExtractExpected } from '@kontor/domain/discrepancy/discrepancy-report';
import type { Session } from '../../access/session/session.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import type { StaffDirectory } from '../../case/case-process/case-process.module.js';
import type { FileToSend } from '../../http/answer/send-file.js';
import { problem } from '../../http/answer/problem-table.js';
import { discrepancyJson, discrepancyPdf, type DiscrepancyDraft } from './discrepancy-file.js';
import { type Discrepancy, readDiscrepancy } from './read-discrepancy.js';
import { discrepancyCase, type WriteDiscrepancyDeps } from './write-discrepancy.js';

export interface ShowDiscrepancyDeps extends WriteDiscrepancyDeps {
  readonly settings: Pick<SettingsPort, 'all'>;
  readonly staffName: StaffDirectory['nameOf'];
}

interface AskedCase {
  readonly caseId: CaseId;
  readonly session: Session;
}

/** The report for its page. @throws Problem 404, 409 before there is an order, 410 */
export async function showDiscrepancy(deps: ShowDiscrepancyDeps, asked: AskedCase): Promise<DiscrepancyAnswer> {
  const found = await discrepancyCase(deps, asked);
  const discrepancy = await readDiscrepancy(deps, found);
  const { state, step, owners, extract, comparison, decided } = discrepancy;
  return {
    ...{ state, step, extract, comparison },
    isExpected: isExtractExpected(found.legalForm),
    owners,
    decision:
      decided === null
        ? null
        : {
            ...decided.decision,
            at: new Date(decided.at).toISOString(),
            by: await deps.staffName(decided.accountId),
          },
  };
}

/** The report as a file. @throws Problem 404, 409 before the extract was compared, 410 */
export async function exportDiscrepancy(
  deps: ShowDiscrepancyDeps,
  asked: AskedCase,
  format: 'pdf' | 'json',
): Promise<FileToSend> {
  const found = await discrepancyCase(deps, asked);
  const discrepancy = await readDiscrepancy(deps, found);
  if (!isCompared(discrepancy)) throw problem('illegal', { state: 'illegal' });
  const { decided } = discrepancy;
  const draft: DiscrepancyDraft = {
    caseNumber: found._id,
    bankName: (await deps.settings.all()).bankName,
    now: deps.now(),
    decidedBy: decided === null ? null : await deps.staffName(decided.accountId),
    discrepancy,
  };
  const mimeType = format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8';
  return {
    ...{ name: `unstimmigkeitsmeldung-${found._id}.${format}`, mimeType, sizeBytes: null },
    content: async function* () {
      yield format === 'pdf' ? await discrepancyPdf(draft) : Buffer.from(discrepancyJson(draft), 'utf8');
    },
  };
}

function isCompared(discrepancy: Discrepancy): discrepancy is DiscrepancyDraft['discrepancy'] {
  return discrepancy.comparison !== null && discrepancy.state !== 'notCompared' && discrepancy.state !== 'noExtract';
}
