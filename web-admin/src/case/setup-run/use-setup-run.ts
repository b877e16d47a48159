import type { StaffCase } from '@kontor/api/case/staff-case.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { BookingMode } from '@kontor/domain/core-banking/booking';
import type { CaseId } from '@kontor/domain/case/case-id';
import {
  matchQuery,
  useIsMutating,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query';
import { useCanAccess, useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { retryUnlessRefused } from '../../providers/query-client.js';
import { currentSession } from '../../providers/session.js';
import { bankCaseOf, type BankCase } from '../bank-case/bank-case.js';
import { caseKeys, caseResource, detailMeta } from '../bank-case/case-keys.js';
import { reloadCases } from '../bank-case/reload-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { actionProblem } from '../case-action/action-problem.js';
import { actAlone, showOutcome } from '../case-action/use-case-action.js';
import { otherOwnerOf } from '../owner/other-owner.js';
import { driveSetup, type Sent, type SetupWay } from './drive-setup.js';
import { setupLines } from './setup-lines.js';
import { setupOutcome } from './setup-outcome.js';
import type { SetupRun, SetupStep, SetupSubject } from './setup-run.js';

/** Besides the live events, ms. */
const pollMs = 3_000;

const runKey = (id: CaseId) => ['setupRun', id] as const;
const accountId = (): string => currentSession()?.accountId ?? '';

/** A case with what the run reads of its owner. */
export const setupSubjectOf = (record: BankCase): SetupSubject => ({
  ...record,
  otherOwner: otherOwnerOf(record, accountId()),
});

interface Surroundings {
  readonly client: QueryClient;
  readonly provider: KontorDataProvider;
  readonly id: CaseId;
}

const caseQueryKey = (id: CaseId) => [caseResource, 'getOne', { id: String(id), meta: detailMeta }];

/** Reads the case anew, into the page if it is open. */
async function readCase({ client, provider, id }: Surroundings): Promise<SetupSubject> {
  const queryKey = caseQueryKey(id);
  // One that was asked for earlier may be older than the answer to a step.
  await client.cancelQueries({ queryKey, exact: true });
  const data = await client.fetchQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await provider.getOne<StaffCase>(caseResource, { id: Number(id), meta: detailMeta, signal })).data,
    staleTime: 0,
    retry: retryUnlessRefused,
  });
  return setupSubjectOf(bankCaseOf(data));
}

/** Resolves with the next event that names the case, or after a while for those that were lost. */
function nextChange({ client, id }: Pick<Surroundings, 'client' | 'id'>): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      unsubscribe();
      resolve();
    };
    const timer = setTimeout(end, pollMs);
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'invalidate') return;
      if (matchQuery({ queryKey: caseKeys.all(id) }, event.query)) end();
    });
  });
}

const isBusy = (error: unknown): boolean => error instanceof ApiProblem && error.state === 'busy';

async function send({ client, provider, id }: Surroundings, step: SetupStep, mode: BookingMode): Promise<Sent> {
  const works: Readonly<Record<SetupStep, () => Promise<{ readonly kind: 'done' | 'async' }>>> = {
    pass: () => provider.passToCoreBanking(id, mode),
    account: () => provider.createAccount(id),
    girocard: () => provider.createGirocard(id),
  };
  try {
    const answer = await actAlone(client, id, works[step]);
    return { kind: answer === null ? 'busy' : answer.kind };
  } catch (error) {
    if (isBusy(error)) return { kind: 'busy' };
    return { kind: 'failed', reason: reasonOf(error) };
  }
}

function reasonOf(error: unknown): string {
  const { message, errorNumber } = actionProblem('coreBanking', error);
  return errorNumber === undefined ? message : `${message} (Fehler-Nr. ${errorNumber})`;
}

/** A run belongs to who has confirmed it: with the next login in this window it ends. */
function wayOf(around: Surroundings): SetupWay {
  const starter = accountId();
  return {
    read: async () => (accountId() === starter ? readCase(around) : null),
    reasonOf,
    send: (step, mode) => send(around, step, mode),
    change: () => nextChange(around),
    show: (run) => void around.client.setQueryData(runKey(around.id), run),
  };
}

async function runSetup(around: Surroundings, start: SetupRun): Promise<void> {
  const { client, id } = around;
  const starter = accountId();
  showOutcome(client, id, null);
  const run = await driveSetup(start, wayOf(around));
  await reloadCases(client, [id]);
  const data = client.getQueryData<StaffCase>(caseQueryKey(id));
  if (data === undefined || accountId() !== starter) return;
  const record = setupSubjectOf(bankCaseOf(data));
  showOutcome(client, id, setupOutcome(run, record, setupLines(record, { run, isUnderWay: false })));
}

/** The run of this case in this window, and its start; it continues while other pages are open. */
export function useSetupRun() {
  const { id } = useBankCase();
  const client = useQueryClient();
  const provider = useDataProvider<KontorDataProvider>();
  const { data: run = null } = useQuery<SetupRun | null>({
    queryKey: runKey(id),
    queryFn: () => null,
    enabled: false,
    staleTime: Infinity,
    gcTime: Infinity,
  });
  const isUnderWay = useIsMutating({ mutationKey: runKey(id) }) > 0;
  const { mutate } = useMutation({
    mutationKey: runKey(id),
    mutationFn: (start: SetupRun) => runSetup({ client, provider, id }, start),
    retry: false,
    gcTime: Infinity,
  });
  const start = (chosen: SetupRun): void => {
    if (client.isMutating({ mutationKey: runKey(id) }) === 0) mutate(chosen);
  };
  return { run, isUnderWay, start };
}

/** Whether the reader may do the steps of the run at all. */
export function useMayRun(): boolean {
  const { canAccess = false } = useCanAccess({ resource: caseResource, action: 'passToCoreBanking' });
  return canAccess;
}
