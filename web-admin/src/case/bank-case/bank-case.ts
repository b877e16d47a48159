import type { CoreBanking, Mismatch, Readiness, StaffCase, StaffHead } from '@kontor/api/case/staff-case.schema';
import { type CaseId, caseIdOf } from '@kontor/domain/case/case-id';
import { notReady } from '@kontor/domain/core-banking/readiness';
import type { PersonStatusSource } from '@kontor/domain/person/person-status';
import type { OnHoldFindings } from '@kontor/domain/on-hold/findings';

export interface CaseDocument {
  readonly id: string;
  readonly filename: string;
  readonly documentType: string;
  readonly createdAt: string;
}

/** One line of a group; `class` is the source of a match with a hold rule, 0 for none (R3 §9). */
export interface GroupItem {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly class: number;
}

export interface GroupStatus {
  readonly value: string;
  readonly acting: boolean;
  readonly required: boolean;
  readonly source: PersonStatusSource;
  /** How often the person may still try; null when the provider does not say. */
  readonly attemptsLeft: number | null;
  readonly missing: readonly string[];
  /** Since when, ISO 8601; null before the first change. */
  readonly since: string | null;
}

export interface CaseGroup {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly status: GroupStatus | null;
  readonly items: readonly GroupItem[];
}

/** A case as the pages of the bank show it. */
export interface BankCase {
  readonly id: CaseId;
  readonly status: number;
  readonly statusTitle: string;
  /** Why the hand-over to the provider is interrupted; null when it is not. */
  readonly startState: string | null;
  /** Whether the case ended with an open account; null before. */
  readonly accountOpened: boolean | null;
  /** At 420: whether the customer answered; null at any other status. */
  readonly requestAnswered: boolean | null;
  /** Whether a resolution was refused while the identity checks continue. */
  readonly isResolutionRefused: boolean;
  readonly businessName: string;
  readonly legalForm: string;
  readonly createdAt: string;
  readonly createdByBerater: boolean;
  /** The provider has the case (passedToSolarisBank). */
  readonly handedOver: boolean;
  readonly hasMessages: boolean;
  readonly hasUnrevisedMessages: boolean;
  readonly hasBankMemos: boolean;
  readonly isDeletable: boolean;
  readonly bankComment: string;
  readonly attention: string;
  /** What is to be done next, in few words. */
  readonly nextStep: string | null;
  /** Who works on the case; null without anybody. */
  readonly owner: StaffHead['owner'];
  /** Until when the case is put aside, and why; null when it is not. */
  readonly followUp: StaffHead['followUp'];
  readonly running: StaffHead['running'];
  readonly bookingFailure: string | null;
  /** End of the current window, ISO 8601; null without one. */
  readonly dueAt: string | null;
  /** Whom the case waits for (`WaitingFor`), since when and until when (ISO 8601). */
  readonly waitingFor: string | null;
  readonly waitingSince: string | null;
  readonly deadline: string | null;
  readonly documents: readonly CaseDocument[];
  readonly coreBanking: CoreBanking;
  readonly orderedGirocards: number;
  readonly order: StaffCase['order'];
  /** For support only (R3 §6). */
  readonly sla: { readonly status: string; readonly hours: number } | null;
  /** The case's workflow in the Temporal UI; only for support. */
  readonly workflowUrl: string | null;
  readonly findings: OnHoldFindings;
  /** Who released the case from a hold, and when; null without a release. */
  readonly release: StaffCase['release'];
  /** The offer that the order keeps; null without an order, and for one of an earlier build. */
  readonly keptOffer: StaffCase['keptOffer'];
  /** Comparisons in which persons differ, the newest first. */
  readonly mismatches: readonly Mismatch[];
  readonly groups: readonly CaseGroup[];
  readonly commands: ReadonlySet<string>;
  readonly readiness: Readiness;
  readonly takeOverWarnings: readonly string[];
  readonly finishWarnings: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];

function itemOf(value: unknown): GroupItem {
  const item = fieldsOf(value);
  return {
    name: textOf(item.name),
    label: textOf(item.label),
    value: textOf(item.shownValue),
    class: typeof item.class === 'number' ? item.class : 0,
  };
}

function groupOf({ type, id, title, status, items }: StaffCase['items'][number]): CaseGroup {
  const { value, acting, required, source, attemptsLeft, missingInformation, since } = fieldsOf(status);
  return {
    type,
    id,
    title,
    status:
      status === undefined
        ? null
        : {
            value: textOf(value),
            acting: acting === true,
            required: required === true,
            source: source === 'myConnect' ? 'myConnect' : 'solaris',
            attemptsLeft: typeof attemptsLeft === 'number' ? attemptsLeft : null,
            missing: textsOf(missingInformation),
            since: typeof since === 'string' ? since : null,
          },
    items: items.map(itemOf),
  };
}

/** The label of a credit check contains the id of its person; users need the name. */
function withPersonNames(groups: readonly CaseGroup[]): readonly CaseGroup[] {
  const names = new Map(personsOf({ groups }).map(({ id, title }) => [`creditCheck.${id}`, title]));
  return groups.map((group) => ({
    ...group,
    items: group.items.map((item) => {
      const name = names.get(item.name);
      return name === undefined ? item : { ...item, label: `${item.label} ${name}` };
    }),
  }));
}

const noFindings: OnHoldFindings = { business: {}, people: {} };

function bankPartOf(head: StaffHead) {
  const { slaStatus, slaHours } = head;
  return {
    hasMessages: head.hasMessages,
    hasUnrevisedMessages: head.hasUnrevisedMessages,
    hasBankMemos: head.hasBankMemos,
    isDeletable: head.isDisableProcessPossible,
    bankComment: head.bankMemo ?? '',
    attention: head.attention,
    nextStep: head.nextStep,
    owner: head.owner,
    followUp: head.followUp,
    running: head.running,
    bookingFailure: head.bookingFailure,
    dueAt: head.dueAt,
    waitingFor: head.waitingFor,
    waitingSince: head.waitingSince,
    deadline: head.deadline,
    documents: head.businessDocuments.map(({ id, filename, documentType, timeString: createdAt }) => ({
      id,
      filename,
      documentType,
      createdAt,
    })),
    sla: typeof slaHours === 'number' ? { status: slaStatus ?? '', hours: slaHours } : null,
    workflowUrl: head.workflowUrl ?? null,
    findings: head.simplePutOnHoldFindings ?? noFindings,
  };
}

export function bankCaseOf(data: StaffCase): BankCase {
  const head = data.bgoIdentification;
  return {
    id: caseIdOf(String(data.id)),
    status: head.bgoMainStatus,
    statusTitle: head.bgoMainStatusTitle,
    isResolutionRefused: head.isResolutionRefused,
    startState: head.startState,
    accountOpened: head.accountOpened,
    requestAnswered: head.requestAnswered,
    businessName: head.businessName,
    legalForm: head.businessLegalForm,
    createdAt: head.recordCreatedAt,
    createdByBerater: head.createdByBerater,
    handedOver: head.passedToSolarisBank,
    ...bankPartOf(head),
    coreBanking: data.coreBanking,
    orderedGirocards: data.orderedGirocards,
    order: data.order,
    release: data.release,
    keptOffer: data.keptOffer,
    mismatches: data.mismatches,
    groups: withPersonNames(data.items.map(groupOf)),
    commands: new Set(data.availableCommands),
    readiness: data.readiness ?? notReady,
    takeOverWarnings: data.takeOverWarnings,
    finishWarnings: data.finishWarnings,
  };
}

export function personsOf({ groups }: Pick<BankCase, 'groups'>): readonly CaseGroup[] {
  return groups.filter(({ type }) => type === 'person');
}
