import type { CaseId } from '@kontor/domain/case/case-id';
import { staffAreas } from '@kontor/domain/roles/staff-areas';
import type { CoreBanking, StaffCase, StaffHead } from '@kontor/api/case/staff-case.schema';
import { isDisableProcessPossible } from '@kontor/domain/case/available-commands';
import { actorWaitedSince, deadlineOf, shownAttention, stalledBefore } from '@kontor/domain/case/waiting-for';
import { slaHours, slaStatus } from '@kontor/domain/case/sla';
import { finishWarnings, isStepPossible, notReady, type ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import { countGirocards } from '@kontor/domain/application/girocards';
import { consolidatedFindings } from '@kontor/domain/on-hold/finding-labels';
import type { OnHoldFindings } from '@kontor/domain/on-hold/findings';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import type { Session } from '../../access/session/session.module.js';
import {
  type ApplicationCore,
  type DocumentsPort,
  type FrozenApplication,
  isDocumentOrderRequired,
} from '../../applicant/application/application.module.js';
import { bookedOf, bookingFailureOf, type HoldEvaluation } from '../case-commands/case-commands.module.js';
import type { DiscrepancyWarnings } from '../discrepancy/discrepancy.module.js';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, presentFollowUpReason } from '../../case/case-record/case-record.module.js';
import type { MemosPort } from '../../case/case-projection/case-projection.module.js';
import { commandsOf, groupsOf, headOf, type CaseDetailsSources } from './case-details.js';
import { holdRuleWarnings, keptOfferOf } from './kept-offer.js';
import { holdReleaseOf, type StaffName } from './hold-release.js';
import { mismatchesOf } from './mismatches.js';
import { nextStepOf } from './next-step.js';
import { orderedOffer } from './ordered-offer.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

export interface StaffCaseDeps {
  readonly core: Pick<CaseCore, 'keys'>;
  readonly applications: ApplicationCore;
  readonly documents: DocumentsPort;
  readonly memos: Pick<MemosPort, 'single'>;
  readonly settings: SettingsPort;
  readonly evaluateHold: (caseId: CaseId, frozen: FrozenApplication) => Promise<HoldEvaluation>;
  readonly readiness: (found: CaseRecord) => Promise<ReadinessFlags>;
  readonly staffName: StaffName;
  readonly discrepancyWarnings: DiscrepancyWarnings;
  readonly now: () => number;
  readonly debug: boolean;
  /** The page of a case in the Temporal UI; null without a UI. */
  readonly workflowUrl: (caseId: CaseId) => string | null;
}

/** All data of a case for staff (R3 §3). */
export async function staffCase(deps: StaffCaseDeps, basic: CaseDetailsSources, session: Session): Promise<StaffCase> {
  const { record: found } = basic;
  const { ordered, readiness, registerDocuments, settings, release, ...read } = await readOfStaff(deps, found);
  const sources = { ...basic, hold: ordered?.hold ?? null };
  const coreBanking = bookedOf(basic.findings);
  const girocards = basic.stored === null ? 0 : countGirocards(basic.stored.application);
  const nextStep = nextStepOf(found, {
    ...{ history: found.history, people: basic.stored?.application.people ?? [], girocards, settings },
    contractFiles: read.contractFiles,
  });
  const documentOrderRequired = isDocumentOrderRequired(found, registerDocuments);
  return {
    id: found.number,
    bgoIdentification: {
      ...headOfStaff(sources, { ...read, coreBanking, nextStep, settings, now: deps.now() }),
      kycnowDocumentOrderRequired: documentOrderRequired,
      ...workflowOf(deps, found, session),
      ...slaOf(found, { session, targetHours: settings.slaTargetHours, now: deps.now() }),
    },
    items: groupsOf(sources, 'bank').map((group) => ({ ...group, items: group.items.map((item) => ({ ...item })) })),
    readiness,
    ...warningsOf({ ordered, readiness, ...read }),
    coreBanking,
    orderedGirocards: girocards,
    order: orderedOffer({ stored: basic.stored, frozen: ordered?.frozen ?? null }, settings),
    mismatches: mismatchesOf(found, basic.findings),
    release,
    keptOffer: ordered?.keptOffer ?? null,
    availableCommands: commandsOf(
      sources,
      { ...askerOf(session), debug: deps.debug },
      { documentOrderRequired },
    ).filter((name) => isStepPossible(name, readiness ?? notReady)),
  };
}

/** What staff see besides the application and the findings; of an erased case only what says nothing about people. */
async function readOfStaff(deps: StaffCaseDeps, found: CaseRecord) {
  const [ordered, readiness, contractFiles, registerDocuments, bankMemo, transparency] = await Promise.all([
    orderedOf(deps, found),
    found.erased ? null : deps.readiness(found),
    found.erased ? 0 : deps.documents.contractFileCount(found._id),
    found.erased ? [] : deps.documents.registerDocuments(found._id),
    found.erased ? null : deps.memos.single(found._id),
    deps.discrepancyWarnings(found),
  ]);
  const [settings, release, owner, followUp] = await Promise.all([
    deps.settings.all(),
    holdReleaseOf(found, deps.staffName),
    ownerOf(found, deps.staffName),
    followUpOf(found, deps.core.keys),
  ]);
  return {
    ...{ ordered, readiness, contractFiles, registerDocuments, bankMemo, transparency },
    ...{ settings, release, owner, followUp },
  };
}

type ReadOfStaff = Awaited<ReturnType<typeof readOfStaff>>;

function warningsOf({
  ordered,
  readiness,
  contractFiles,
  transparency,
}: Pick<ReadOfStaff, 'ordered' | 'readiness' | 'contractFiles' | 'transparency'>): Pick<
  StaffCase,
  'takeOverWarnings' | 'finishWarnings'
> {
  const isPassedToAgree21 = readiness?.isPassedToAgree21 ?? false;
  return {
    takeOverWarnings: [...transparency, ...holdRuleWarnings(ordered?.keptOffer ?? null)],
    finishWarnings: [...finishWarnings({ isPassedToAgree21, contractFiles, transparency })],
  };
}

interface BesidesSources {
  readonly bankMemo: string | null;
  readonly coreBanking: CoreBanking;
  readonly nextStep: string | null;
  readonly settings: AllSettings;
  readonly now: number;
  readonly owner: StaffHead['owner'];
  readonly followUp: StaffHead['followUp'];
}

const askerOf = ({ roles, accountId }: Session) => ({ roles, accountId, side: 'staff' }) as const;

/** Who works on the case; null without anybody. */
async function ownerOf({ snapshot }: CaseRecord, staffName: StaffName): Promise<StaffHead['owner']> {
  const accountId = snapshot?.owner ?? null;
  return accountId === null ? null : { accountId, name: await staffName(accountId) };
}

/** Until when the case is put aside, and why; null when it is not. */
async function followUpOf(found: CaseRecord, keys: StaffCaseDeps['core']['keys']): Promise<StaffHead['followUp']> {
  const { followUpAt } = found;
  if (followUpAt === null) return null;
  return { at: new Date(followUpAt).toISOString(), reason: await presentFollowUpReason(keys, found) };
}

/** What staff see of the case besides what its customer sees. */
function headOfStaff(
  sources: CaseDetailsSources,
  { bankMemo, coreBanking, nextStep, settings, owner, followUp, now }: BesidesSources,
): StaffHead {
  const { record, files, findings, hold } = sources;
  const { snapshot } = record;
  const failure = snapshot?.bookingFailure ?? null;
  const { stalledAfterDays, slaTargetHours } = settings;
  const before = stalledBefore(now, stalledAfterDays);
  return {
    ...headOf(sources, 'bank'),
    hasUnrevisedMessages: record.hasUnrevisedMessages,
    hasBankMemos: record.hasBankMemos,
    bankMemo,
    isDisableProcessPossible: snapshot !== null && isDisableProcessPossible(snapshot),
    attention: shownAttention(record, before),
    nextStep,
    waitingFor: record.waitingFor,
    waitingSince: isoOf(actorWaitedSince(record)),
    deadline: isoOf(deadlineOf(record, { stalledAfterMs: now - before, slaTargetHours })),
    automationEnded: snapshot?.automationEnded ?? false,
    owner,
    followUp,
    running: snapshot?.running ?? null,
    bookingFailure: failure === null ? null : bookingFailureOf(failure, findings),
    dueAt: isoOf(snapshot?.dueAt ?? null),
    simplePutOnHoldConfig: settings.simplePutOnHoldConfig,
    simplePutOnHoldFindings: hold,
    simplePutOnHoldFindingsConsolidated: hold === null ? null : consolidatedFindings(hold),
    businessDocuments: files.map(({ documentId, name, documentType, createdAt }) => ({
      id: documentId,
      filename: name,
      documentType,
      timeString: new Date(createdAt).toISOString(),
    })),
    agree21Kontonummer: coreBanking.account?.kontonummer ?? null,
    agree21Iban: coreBanking.account?.iban ?? null,
  };
}

function isoOf(at: number | null): string | null {
  return at === null ? null : new Date(at).toISOString();
}

interface Ordered {
  readonly frozen: FrozenApplication;
  readonly hold: OnHoldFindings;
  readonly keptOffer: StaffCase['keptOffer'];
}

/** The ordered version with its hold findings and offer; null before an order. */
async function orderedOf(deps: StaffCaseDeps, found: CaseRecord): Promise<Ordered | null> {
  if (found.erased || (found.snapshot?.firstOrderedAt ?? null) === null) return null;
  const newest = await deps.applications.frozen.newest(found._id);
  if (newest === null) return null;
  const [{ findings }, keptOffer] = await Promise.all([
    deps.evaluateHold(found._id, newest.content),
    keptOfferOf(deps.settings, newest.content),
  ]);
  return { frozen: newest.content, hold: findings, keptOffer };
}

const isSupport = ({ roles }: Session): boolean => staffAreas.operations.some((role) => roles.includes(role));

/** The link to the workflow is for operations only. */
function workflowOf(
  { workflowUrl }: Pick<StaffCaseDeps, 'workflowUrl'>,
  { _id: caseId }: CaseRecord,
  session: Session,
): Pick<StaffHead, 'workflowUrl'> {
  const url = isSupport(session) ? workflowUrl(caseId) : null;
  return url === null ? {} : { workflowUrl: url };
}

/** The SLA is for support only (R3 §6). */
function slaOf(
  { snapshot }: CaseRecord,
  { session, targetHours, now }: { readonly session: Session; readonly targetHours: number; readonly now: number },
): Pick<StaffHead, 'slaStatus' | 'slaHours'> {
  if (snapshot === null || !isSupport(session)) return {};
  return { slaStatus: slaStatus(snapshot, now, targetHours), slaHours: slaHours(snapshot, now) };
}
