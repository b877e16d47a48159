import { type AvailableName, isAvailable } from '@kontor/domain/case/available-commands';
import type { CaseId } from '@kontor/domain/case/case-id';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import { statusCommandOf } from '@kontor/domain/case/status-command';
import type { ApprovedAct, ApprovedActs, Asked } from '../../access/approval/approval.module.js';
import { type CaseCore, requireNotTaken } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, isArchived, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import { disableProcess } from './disable-process.js';
import { requireReason } from './reasons.js';
import type { ReleaseCase } from './release-case.js';
import type { SetStatus, StatusRequest } from './set-status.js';

type Core = Pick<CaseCore, 'cases' | 'findings' | 'runStaffCommand'>;

/** What a release asks for; older requests have no reason. */
export interface ReleaseOrder {
  readonly reason?: string;
}

/** What a call that sets a status asks for. */
export type StatusOrder = Pick<StatusRequest, 'status' | 'reason' | 'accountOpened'>;

interface CaseActsDeps {
  readonly core: Core;
  readonly setStatus: SetStatus;
  readonly releaseCase: ReleaseCase;
}

/** The acts on a case that the bank can have confirmed by a second person. */
export function createCaseActs({ core, setStatus, releaseCase }: CaseActsDeps): ApprovedActs {
  const settingStatus = (name: 'supportFix' | 'finish'): ApprovedAct<StatusOrder> => {
    const act = onCase<StatusOrder>(core, name, ({ order }) => [
      ['Begründung', order.reason],
      ['Hat der Kunde ein Konto?', accountText(order)],
    ]);
    return {
      ...act,
      check: async (asked, session, side) => {
        requireReason(name, asked.order.reason, await workableCase(core.cases, caseOf(asked)));
        await act.check(asked, session, side);
      },
      carryOut: async (asked, session) => {
        await setStatus({ ...asked.order, caseId: caseOf(asked), session });
      },
    };
  };
  return {
    release: releasing(core, releaseCase),
    delete: {
      ...onCase(core, 'disableProcess'),
      carryOut: async (asked, { accountId }) => {
        await disableProcess(core, caseOf(asked), accountId);
      },
    },
    supportFix: settingStatus('supportFix'),
    finishWithoutAccount: settingStatus('finish'),
  };
}

const accountText = ({ accountOpened }: StatusOrder): string =>
  accountOpened === undefined ? '' : accountOpened ? 'Ja, laut Sachbearbeitung' : 'Nein';

function releasing(core: Core, releaseCase: ReleaseCase): ApprovedAct<ReleaseOrder> {
  const reasonOf = ({ order }: Asked<ReleaseOrder>): string => order.reason ?? 'Vor der Umstellung beantragt';
  const act = onCase<ReleaseOrder>(core, 'release', (asked) => [['Begründung', reasonOf(asked)]]);
  return {
    ...act,
    check: async (asked, session, side) => {
      requireReason('release', reasonOf(asked), await workableCase(core.cases, caseOf(asked)));
      await act.check(asked, session, side);
    },
    carryOut: async (asked, session) => {
      await releaseCase({ caseId: caseOf(asked), session, reason: reasonOf(asked) });
    },
  };
}

/** The act that setting a status is, where a second person can be required for it; undefined for all others. */
export async function actOfStatus(
  { cases }: Pick<Core, 'cases'>,
  caseId: CaseId,
  { status, accountOpened, debug }: StatusOrder & { readonly debug: boolean },
): Promise<'supportFix' | 'finishWithoutAccount' | undefined> {
  const found = await workableCase(cases, caseId);
  const command = statusCommandOf(status, { status: found.status, debug })?.command;
  if (command?.name === 'supportFix') return 'supportFix';
  if (command?.name !== 'finish' || !command.success || found.snapshot === null) return undefined;
  // Only a booking shows that there is an account; that there is one, somebody else may confirm.
  return found.snapshot.coreBanking.account && accountOpened !== false ? undefined : 'finishWithoutAccount';
}

function caseOf({ caseId }: Asked<unknown>): CaseId {
  if (caseId === null) throw new TypeError('The act is about a case');
  return caseId;
}

/** What all acts on a case share: the guard of the table, and what of the case must not change meanwhile. */
function onCase<Order>(
  core: Core,
  name: AvailableName,
  linesOf: (asked: Asked<Order>) => readonly (readonly [string, string])[] = () => [],
): Omit<ApprovedAct<Order>, 'carryOut'> {
  return {
    check: async (asked, { roles, accountId }, side) => {
      const { snapshot } = await workableCase(core.cases, caseOf(asked));
      if (side === 'requester') requireNotTaken(name, snapshot, accountId);
      if (snapshot !== null && isAvailable(name, snapshot, { roles, side: 'staff' })) return;
      const state = (snapshot?.running ?? null) === null ? 'illegal' : 'busy';
      throw problem(state, { state });
    },
    basisOf: async (asked) => {
      const found = await core.cases.find(caseOf(asked));
      return found === null || isArchived(found) ? null : basisOf(found, await findingRefs(core, found));
    },
    evidenceOf: async (asked) => {
      const found = await workableCase(core.cases, caseOf(asked));
      const refs = await findingRefs(core, found);
      const lines = [
        ['Status', `${found.status} – ${statusTitle(found.status, 'bank')}`],
        ['Fassung der Angaben', String(found.form?.version ?? 0)],
        ['Vorliegende Berichte', String(refs.length)],
        ...linesOf(asked),
      ] as const;
      return {
        lines: lines.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value })),
        changes: [],
      };
    },
  };
}

/** Status, form and reports: what the decision was made about. */
function basisOf({ status, snapshot, form, holdRules }: CaseRecord, refs: readonly string[]): string {
  return JSON.stringify([status, snapshot?.attempt ?? 0, form?.version ?? 0, holdRules, refs]);
}

async function findingRefs({ findings }: Pick<Core, 'findings'>, { _id }: CaseRecord): Promise<readonly string[]> {
  const found = await findings.ofCase(_id);
  return found.filter(({ kind }) => heldBy.includes(kind)).map(({ ref }) => ref);
}

/** Reports that hold rules read. */
const heldBy: readonly string[] = ['matching', 'economyReport', 'creditChecks'];
