import type { FilledTemplate } from '@kontor/api/reply-template/reply-template.routes';
import { formatGermanDate } from '@kontor/domain/calendar-date/calendar-date';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { bookingStatuses } from '@kontor/domain/case/case-table.statuses';
import { customerDeadline } from '@kontor/domain/case/waiting-for';
import type { CaseId } from '@kontor/domain/case/case-id';
import { openingLine } from '@kontor/domain/list/salutations';
import { fullName } from '@kontor/domain/person/person';
import { filledReply, isReplyOffered, type ReplyValues } from '@kontor/domain/reply-template/reply-template';
import type { ApplicationCore } from '../../applicant/application/application.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, openedName, workableCase } from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

export interface ReplyTemplateDeps {
  readonly core: Pick<CaseCore, 'cases' | 'keys'>;
  readonly applications: Pick<ApplicationCore, 'readCurrent'>;
  readonly settings: Pick<SettingsPort, 'all'>;
  /** The name of a member of staff; null for an unknown account. */
  readonly staffName: (accountId: string) => Promise<string | null>;
  /** How long a question to the customer waits for an answer, ms. */
  readonly waitWindowMs: number;
  readonly now: () => number;
}

interface Asked {
  readonly caseId: CaseId;
  /** Who answers. */
  readonly accountId: string;
}

/** The templates that fit a case, with its data in place of the placeholders. @throws Problem 404, 410 */
export async function listReplyTemplates(
  deps: ReplyTemplateDeps,
  { caseId, accountId }: Asked,
): Promise<readonly FilledTemplate[]> {
  const found = await workableCase(deps.core.cases, caseId);
  const { replyTemplates } = await deps.settings.all();
  const offered = replyTemplates.filter((template) => isReplyOffered(template, found));
  if (offered.length === 0) return [];
  const values = await valuesOf(deps, found, accountId);
  return offered.map(({ key, title, text }) => ({ key, title, text: filledReply(text, values) }));
}

async function valuesOf(
  { core, applications, staffName, waitWindowMs, now }: ReplyTemplateDeps,
  found: CaseRecord,
  accountId: string,
): Promise<ReplyValues> {
  const { _id, waitingFor, snapshot, status } = found;
  const [stored, clerk, companyName] = await Promise.all([
    applications.readCurrent(found),
    staffName(accountId),
    openedName(core.keys, found),
  ]);
  const acting = stored?.application.people[0];
  // While the bank works no window runs; a question starts one.
  const dueAt =
    customerDeadline({ waitingFor, snapshot }) ??
    (bookingStatuses.some((code) => code === status) ? now() + waitWindowMs : null);
  return {
    Anrede: openingLine(acting?.anrede, acting?.nachname ?? ''),
    Name: acting === undefined ? '' : fullName(acting),
    Firma: companyName,
    Nummer: _id,
    Sachbearbeiter: clerk ?? '',
    Frist: dueAt === null ? '' : formatGermanDate(germanyToday(dueAt)),
    // Chosen by the clerk who asks.
    Unterlage: '',
  };
}
