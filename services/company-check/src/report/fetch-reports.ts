import type { CaseId } from '@kontor/domain/case/case-id';
import type { ReportKind } from '@kontor/domain/case/case-command';
import { onceByLookUp } from '@kontor/platform/effect-once/look-up';
import type { LookUp } from '@kontor/platform/effect-once/look-up';
import { waitUntilSettled } from '@kontor/platform/effect-once/wait-until-settled';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import type { ApplicationPerson, CaseApplication } from '@kontor/case-client/application/case-application';
import type { CaseClient } from '@kontor/case-client/case-client';
import type { KnownCases } from '../known-case/known-case.js';
import type { CompanyCheckProvider } from '../provider/company-check-provider.js';
import { companySubject, given, references } from './references.js';

export interface ReportDeps {
  readonly portal: CaseClient;
  readonly provider: CompanyCheckProvider;
}

export interface ReportRequest {
  readonly caseId: CaseId;
  readonly version: number;
  readonly reports: readonly ReportKind[];
  readonly deadline: number | undefined;
}

/** Value for the rules where the provider has no report. */
const UNAVAILABLE = 'unavailable';

/** Fetches the reports of one version and stores each as a finding of the case. Repeatable. */
export async function fetchReports(
  { portal, provider, knownCases }: ReportDeps & { readonly knownCases: Pick<KnownCases, 'add'> },
  request: ReportRequest,
): Promise<void> {
  // Before the first order, because a webhook may arrive before the response.
  await knownCases.add(request.caseId);
  const application = await portal.application(request.caseId, request.version);
  const bounded = { portal, provider: provider.until(request.deadline) };
  if (request.reports.includes('economyReport')) await fetchEconomyReport(bounded, request, application);
  if (request.reports.includes('creditChecks')) await fetchCreditChecks(bounded, request, application);
}

async function fetchEconomyReport(
  { portal, provider }: ReportDeps,
  { caseId, version, deadline }: ReportRequest,
  { business, secondBusiness, headquarterId }: CaseApplication,
): Promise<void> {
  const reference = references.economyReport(caseId, version);
  const subject = {
    ...(headquarterId === null ? {} : { headquarterId }),
    company: {
      ...companySubject(business),
      ...(secondBusiness === null ? {} : { generalPartner: companySubject(secondBusiness) }),
    },
  };
  const { score, riskQuota, range } = await orderOnce({
    find: () => provider.findEconomyReport(reference),
    create: () => provider.orderEconomyReport(reference, subject),
    deadline,
  }).catch(refused);
  const content = score === null || riskQuota === null ? UNAVAILABLE : { score, riskQuota, range };
  await portal.recordFinding({ caseId, findingId: reference, kind: 'economyReport', content });
}

async function fetchCreditChecks(
  { portal, provider }: ReportDeps,
  { caseId, version, deadline }: ReportRequest,
  { people }: CaseApplication,
): Promise<void> {
  const checks = await Promise.all(
    people.map(async (person) => {
      const reference = references.creditCheck(caseId, person.id, version);
      const { score } = await orderOnce({
        find: () => provider.findCreditCheck(reference),
        create: () => provider.orderCreditCheck(reference, { person: personSubject(person) }),
        deadline,
      }).catch(refused);
      return { personId: person.id, score: score ?? UNAVAILABLE };
    }),
  );
  await portal.recordFinding({
    caseId,
    findingId: `${caseId}:credit-checks:${version}`,
    kind: 'creditChecks',
    content: { checks },
  });
}

interface Order<T> extends LookUp<T> {
  readonly deadline: number | undefined;
}

/**
 * Orders a report at most once, and waits until the provider has finished it or failed.
 * @throws ServiceFault `report-pending` (retryable) when it takes longer than the caller waits.
 */
async function orderOnce<T extends { readonly status: 'pending' | 'ready' | 'failed' }>({
  find,
  create,
  deadline,
}: Order<T>): Promise<T> {
  const isSettled = ({ status }: T) => status !== 'pending';
  const report = await onceByLookUp({ find, create });
  return waitUntilSettled(report, { find, isSettled, pendingCode: 'report-pending', deadline });
}

function personSubject({ firstName, lastName, birthDate, address }: ApplicationPerson): object {
  const place = address === null || address.line1 === '' ? {} : { address: { ...address, country: 'DE' } };
  return { firstName, lastName, ...given({ birthDate }), ...place };
}

/** Without a report from the provider the case continues; the hold rules treat that as a finding. */
function refused(error: unknown): { score: null; riskQuota: null; range: null } {
  if (error instanceof ProviderRejected) return { score: null, riskQuota: null, range: null };
  throw error;
}
