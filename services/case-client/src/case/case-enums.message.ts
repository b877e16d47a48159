import type { CoreBankingMode, MismatchKind, ReportKind } from '@kontor/domain/case/case-command';
import type { StartState } from '@kontor/domain/case/case-outcome';
import type { CaseAttention, CaseSnapshot, HistoryEntry, MailKind } from '@kontor/domain/case/case-snapshot';
import { caseStatuses, type StatusCode } from '@kontor/domain/case/case-status';
import type { BusinessCheckStatus } from '@kontor/domain/case/provider-state';
import type { IdentityCheckStatus, PersonStatus, PersonStatusSource } from '@kontor/domain/person/person-status';
import { MatchingKind } from '@kontor/proto/kontor/cases/v1/application_pb';
import * as wire from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { Report } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { enumMapping } from '../enum/enum-mapping.js';

export const caseStatusMapping = enumMapping(
  {
    0: wire.CaseStatus.CREATED,
    110: wire.CaseStatus.DOI_REQUESTED,
    120: wire.CaseStatus.DOI_EXPIRED,
    130: wire.CaseStatus.DOI_CONFIRMED,
    210: wire.CaseStatus.DATA_COLLECTING,
    213: wire.CaseStatus.ON_HOLD,
    214: wire.CaseStatus.ON_HOLD_AGAIN,
    216: wire.CaseStatus.TRANSFER_BLOCKED,
    218: wire.CaseStatus.TRANSFERRING,
    220: wire.CaseStatus.TRANSFERRED,
    230: wire.CaseStatus.DOCUMENTS_MISSING,
    240: wire.CaseStatus.RESEARCH_INITIATED,
    245: wire.CaseStatus.RESEARCH_DOCUMENTS_MISSING,
    250: wire.CaseStatus.RESEARCH_FAILED,
    255: wire.CaseStatus.RESEARCH_MISMATCH,
    260: wire.CaseStatus.RESEARCH_SUCCESSFUL,
    305: wire.CaseStatus.SUCCESSFUL_MANUAL,
    310: wire.CaseStatus.SUCCESSFUL,
    315: wire.CaseStatus.PRE_SUCCESSFUL,
    320: wire.CaseStatus.FAILED,
    330: wire.CaseStatus.FAILED_INCOMPLETE,
    340: wire.CaseStatus.FAILED_PERSON_DELETED,
    350: wire.CaseStatus.ABORTED_BY_CUSTOMER,
    410: wire.CaseStatus.BANK_IN_PROGRESS,
    420: wire.CaseStatus.SUPPLEMENTARY_DATA_ADDED,
    425: wire.CaseStatus.DATA_REQUESTED,
    430: wire.CaseStatus.BANK_SUCCESSFUL,
    440: wire.CaseStatus.EXPIRED,
    450: wire.CaseStatus.BANK_FAILED,
    900: wire.CaseStatus.ARCHIVED,
  } satisfies Record<StatusCode, wire.CaseStatus>,
  caseStatuses.map(({ code }) => code),
);

export const personStatusMapping = enumMapping({
  created: wire.PersonStatus.CREATED,
  pending: wire.PersonStatus.PENDING,
  pending_successful: wire.PersonStatus.PENDING_SUCCESSFUL,
  pending_failed: wire.PersonStatus.PENDING_FAILED,
  successful: wire.PersonStatus.SUCCESSFUL,
  failed: wire.PersonStatus.FAILED,
  aborted: wire.PersonStatus.ABORTED,
  canceled: wire.PersonStatus.CANCELED,
  information_required: wire.PersonStatus.INFORMATION_REQUIRED,
  information_completed: wire.PersonStatus.INFORMATION_COMPLETED,
} satisfies Record<PersonStatus, wire.PersonStatus>);

export const identityCheckMapping = enumMapping({
  INITIAL: wire.IdentityCheckStatus.INITIAL,
  approved: wire.IdentityCheckStatus.APPROVED,
  rejected: wire.IdentityCheckStatus.REJECTED,
  fraud: wire.IdentityCheckStatus.FRAUD,
  flow_incomplete: wire.IdentityCheckStatus.FLOW_INCOMPLETE,
} satisfies Record<IdentityCheckStatus, wire.IdentityCheckStatus>);

export const identificationSourceMapping = enumMapping({
  solaris: wire.IdentificationSource.BANKING,
  myConnect: wire.IdentificationSource.ONBOARDING,
} satisfies Record<PersonStatusSource, wire.IdentificationSource>);

export const startStateMapping = enumMapping({
  interrupted_functionaries_mismatch: wire.StartState.FUNCTIONARIES_MISMATCH,
  interrupted_beneficiaries_mismatch: wire.StartState.BENEFICIARIES_MISMATCH,
  idle_timeout: wire.StartState.IDLE_TIMEOUT,
  research_file_size_exception: wire.StartState.FILES_TOO_LARGE,
} satisfies Record<StartState, wire.StartState>);

export const runningCommandMapping = enumMapping({
  order: wire.RunningCommand.ORDER,
  continue: wire.RunningCommand.CONTINUE,
  release: wire.RunningCommand.RELEASE,
  coreBanking: wire.RunningCommand.CORE_BANKING,
} satisfies Record<NonNullable<CaseSnapshot['running']>, wire.RunningCommand>);

export const coreBankingModeMapping = enumMapping({
  KUNDE: wire.CoreBankingMode.KUNDE,
  KUNDE_WITH_PLACEHOLDERS: wire.CoreBankingMode.KUNDE_WITH_PLACEHOLDERS,
  INTERESSENT: wire.CoreBankingMode.INTERESSENT,
} satisfies Record<CoreBankingMode, wire.CoreBankingMode>);

export const attentionMapping = enumMapping({
  none: wire.CaseAttention.NONE,
  provider_unresponsive: wire.CaseAttention.PROVIDER_UNRESPONSIVE,
  transfer_failed: wire.CaseAttention.TRANSFER_FAILED,
  mail_failed: wire.CaseAttention.MAIL_FAILED,
  projection_lag: wire.CaseAttention.PROJECTION_LAG,
  late_provider_result: wire.CaseAttention.LATE_PROVIDER_RESULT,
  manual: wire.CaseAttention.MANUAL,
} satisfies Record<CaseAttention, wire.CaseAttention>);

export const mailKindMapping = enumMapping({
  verification: wire.MailKind.VERIFICATION,
  identityCheck: wire.MailKind.IDENTITY_CHECK,
  rejected: wire.MailKind.REJECTED,
  releaseMismatch: wire.MailKind.RELEASE_MISMATCH,
  releaseFilesTooLarge: wire.MailKind.RELEASE_FILES_TOO_LARGE,
  documentsMissing: wire.MailKind.DOCUMENTS_MISSING,
  researchMismatch: wire.MailKind.RESEARCH_MISMATCH,
  personDataMissing: wire.MailKind.PERSON_DATA_MISSING,
  successful: wire.MailKind.SUCCESSFUL,
  failed: wire.MailKind.FAILED,
  dataRequested: wire.MailKind.DATA_REQUESTED,
  completed: wire.MailKind.COMPLETED,
  accountReady: wire.MailKind.ACCOUNT_READY,
  bankFailed: wire.MailKind.BANK_FAILED,
  expired: wire.MailKind.EXPIRED,
  filesTooLarge: wire.MailKind.FILES_TOO_LARGE,
  continuedByHand: wire.MailKind.CONTINUED_BY_HAND,
  orderReceived: wire.MailKind.ORDER_RECEIVED,
  onHold: wire.MailKind.ON_HOLD,
  aborted: wire.MailKind.ABORTED,
  bankMessage: wire.MailKind.BANK_MESSAGE,
  identityCheckFailed: wire.MailKind.IDENTITY_CHECK_FAILED,
  draftReminder: wire.MailKind.DRAFT_REMINDER,
  identityCheckReminder: wire.MailKind.IDENTITY_CHECK_REMINDER,
  missingInformationReminder: wire.MailKind.MISSING_INFORMATION_REMINDER,
  expiryReminder: wire.MailKind.EXPIRY_REMINDER,
} satisfies Record<MailKind, wire.MailKind>);

export const historyTypeMapping = enumMapping({
  bgo: wire.HistoryLineType.CASE,
  person: wire.HistoryLineType.PERSON,
  business: wire.HistoryLineType.BUSINESS,
  solaris: wire.HistoryLineType.PROVIDER,
} satisfies Record<HistoryEntry['type'], wire.HistoryLineType>);

export const actorMapping = enumMapping({
  customer: wire.ActorSide.CUSTOMER,
  staff: wire.ActorSide.STAFF,
  system: wire.ActorSide.SYSTEM,
} satisfies Record<HistoryEntry['actor'], wire.ActorSide>);

export const mismatchKindMapping = enumMapping({
  functionaries: MatchingKind.FUNCTIONARIES,
  beneficiaries: MatchingKind.BENEFICIARIES,
} satisfies Record<MismatchKind, MatchingKind>);

export const reportMapping = enumMapping({
  economyReport: Report.ECONOMY_REPORT,
  creditChecks: Report.CREDIT_CHECKS,
} satisfies Record<ReportKind, Report>);

export const businessCheckStatusMapping = enumMapping({
  pending: wire.BusinessCheckStatus.PENDING,
  documents_missing: wire.BusinessCheckStatus.DOCUMENTS_MISSING,
  research_initiated: wire.BusinessCheckStatus.RESEARCH_INITIATED,
  research_documents_missing: wire.BusinessCheckStatus.RESEARCH_DOCUMENTS_MISSING,
  research_failed: wire.BusinessCheckStatus.RESEARCH_FAILED,
  research_mismatch: wire.BusinessCheckStatus.RESEARCH_MISMATCH,
  research_successful: wire.BusinessCheckStatus.RESEARCH_SUCCESSFUL,
  completed: wire.BusinessCheckStatus.COMPLETED,
  rejected: wire.BusinessCheckStatus.REJECTED,
  fraud: wire.BusinessCheckStatus.FRAUD,
} satisfies Record<BusinessCheckStatus, wire.BusinessCheckStatus>);

/** By the path of the provider's webhooks. */
export const eventSourceMapping = enumMapping({
  banking: wire.IdentificationSource.BANKING,
  'identity-onboarding': wire.IdentificationSource.ONBOARDING,
} satisfies Record<'banking' | 'identity-onboarding', wire.IdentificationSource>);
