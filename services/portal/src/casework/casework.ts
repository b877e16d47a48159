import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import type { StaffDirectory } from '../case/case-process/case-process.module.js';
import type { CaseRecord } from '../case/case-record/case-record.module.js';
import { createCaseProjection } from '../case/case-projection/case-projection.module.js';
import type { ApprovalGate } from '../access/approval/approval.module.js';
import type { CaseFiles } from '../exchange/document/document.module.js';
import type { MessagesConcept } from '../exchange/message/message.module.js';
import type { PortalDeps } from '../http/concept/portal-deps.js';
import { createCaseCommands } from './case-commands/case-commands.module.js';
import { type CaseDetailsDeps, createCaseDetails } from './case-details/case-details.module.js';
import { createDiscrepancy } from './discrepancy/discrepancy.module.js';
import { createFeedback } from './feedback/feedback.module.js';
import { createFollowUp } from './follow-up/follow-up.module.js';
import { createDryRunRepository, createHoldDryRun } from './hold-dry-run/hold-dry-run.module.js';
import { createOrderExport } from './order-export/order-export.module.js';
import { createReminders, type ReminderDeps } from './reminder/reminder.module.js';
import { createReporting, createReportingFigures } from './reporting/reporting.module.js';
import { createStatusHistory, type StatusHistoryDeps } from './status-history/status-history.module.js';

interface CaseworkNeeds extends Pick<CaseDetailsDeps, 'core' | 'applications' | 'settings' | 'documents'> {
  readonly deps: PortalDeps;
  readonly files: CaseFiles;
  readonly messages: MessagesConcept;
  readonly staff: StaffDirectory;
  readonly gate: ApprovalGate;
  readonly account: Pick<ReminderDeps, 'deriveSecret' | 'limits'>;
  readonly bankActs: StatusHistoryDeps['bankActs'];
  /** Writes the entries of a case's history into the log. */
  readonly onProjected: (after: CaseRecord, entries: readonly HistoryEntry[]) => Promise<void>;
}

/** What customers and staff do with a case and read of it, and what the workflow projects. */
export function createCasework({
  messages,
  staff,
  gate,
  account,
  files,
  onProjected,
  bankActs,
  ...given
}: CaseworkNeeds) {
  const { deps, core, settings } = given;
  const { memos } = messages;
  const { draftWindowMs } = deps.config.casePolicy;
  const figures = createReportingFigures(deps, core);
  const projected = {
    project: async (after: CaseRecord, entries: readonly HistoryEntry[]) => {
      await figures.project(after);
      await onProjected(after, entries);
    },
  };
  const projection = createCaseProjection({ deps, core, memos, messages: messages.messages, figures: projected });
  const discrepancy = createDiscrepancy({ ...given, staffName: staff.nameOf, now: deps.now });
  const warned = { ...given, discrepancyWarnings: discrepancy.warningsOf };
  const commands = createCaseCommands({ ...warned, notes: projection.notes, staff, gate });
  const history = createStatusHistory({ ...given, memos, bankActs, staffName: staff.nameOf });
  return {
    projection,
    commands,
    history,
    discrepancy,
    details: createCaseDetails({ ...warned, memos, commands, staffName: staff.nameOf }),
    orderExport: createOrderExport({ ...given, files, history: history.ofBank, now: deps.now }),
    feedback: createFeedback({ deps, core, settings, figures }),
    followUp: createFollowUp({ core, now: deps.now }),
    reminders: createReminders({ core, settings, now: deps.now, draftWindowMs, ...account }),
    holdDryRun: createHoldDryRun({ ...given, staffName: staff.nameOf, repository: createDryRunRepository(deps) }),
    reporting: createReporting(figures),
  };
}
