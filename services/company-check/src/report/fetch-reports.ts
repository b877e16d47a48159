import type { ReportKind } from '@kontor/domain/case/case-command';
import { ProviderRejected } from '@kontor/platform/http/provider-errors';
import { FindingKind } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Person } from '@kontor/proto/kontor/cases/v1/cases_pb';
import type { Application, CaseFiles } from '../case-files/case-files.js';
import type { CompanyCheckProvider } from '../provider/company-check-provider.js';
import { orderOnce } from './order-once.js';
import { references } from './references.js';

export interface ReportDeps {
  readonly files: CaseFiles;
  readonly provider: CompanyCheckProvider;
}

export interface ReportRequest {
  readonly caseId: string;
  readonly version: number;
  readonly reports: readonly ReportKind[];
  readonly deadline: number | undefined;
}

/** What a rule gets to see where the provider has no report. */
const UNAVAILABLE = 'unavailable';

/** Fetches the reports of one version and keeps each as a finding of the case. Repeatable. */
export async function fetchReports({ files, provider }: ReportDeps, request: ReportRequest): Promise<void> {
  const application = await files.application(request.caseId, request.version);
  const bounded = { files, provider: provider.until(request.deadline) };
  if (request.reports.includes('economyReport')) await fetchEconomyReport(bounded, request, application);
  if (request.reports.includes('creditChecks')) await fetchCreditChecks(bounded, request, application);
}

async function fetchEconomyReport(
  { files, provider }: ReportDeps,
  { caseId, version, deadline }: ReportRequest,
  { business }: Application,
): Promise<void> {
  const reference = references.economyReport(caseId, version);
  const subject = {
    ...(business.headquarterId === '' ? {} : { headquarterId: business.headquarterId }),
    company: given({
      name: business.name,
      legalForm: business.legalForm,
      registrationNumber: business.registrationNumber,
      registrationIssuer: business.registrationIssuer,
      postalCode: business.address?.postalCode ?? '',
    }),
  };
  const { score, riskQuota, range } = await orderOnce({
    find: () => provider.findEconomyReport(reference),
    order: () => provider.orderEconomyReport(reference, subject),
    deadline,
  }).catch(refused);
  const content = score === null || riskQuota === null ? UNAVAILABLE : { score, riskQuota, range };
  await files.recordFinding({ caseId, findingId: reference, kind: FindingKind.ECONOMY_REPORT, content });
}

async function fetchCreditChecks(
  { files, provider }: ReportDeps,
  { caseId, version, deadline }: ReportRequest,
  { persons }: Application,
): Promise<void> {
  const checks = await Promise.all(
    persons.map(async (person) => {
      const reference = references.creditCheck(caseId, person.personId, version);
      const { score } = await orderOnce({
        find: () => provider.findCreditCheck(reference),
        order: () => provider.orderCreditCheck(reference, { person: personSubject(person) }),
        deadline,
      }).catch(refused);
      return { personId: person.personId, score: score ?? UNAVAILABLE };
    }),
  );
  await files.recordFinding({
    caseId,
    findingId: `${caseId}:credit-checks:${version}`,
    kind: FindingKind.CREDIT_CHECKS,
    content: { checks },
  });
}

function personSubject({ firstName, lastName, birthDate, address }: Person): object {
  const place =
    address === undefined || address.line1 === ''
      ? {}
      : { address: { line1: address.line1, postalCode: address.postalCode, city: address.city, country: 'DE' } };
  return { firstName, lastName, ...given({ birthDate }), ...place };
}

/** A provider that will not report at all leaves the case without the report; the hold rules treat that as a finding. */
function refused(error: unknown): { score: null; riskQuota: null; range: null } {
  if (error instanceof ProviderRejected) return { score: null, riskQuota: null, range: null };
  throw error;
}

function given(fields: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
}
