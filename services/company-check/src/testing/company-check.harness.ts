import { caseIdOf } from '@kontor/domain/case/case-id';
import { create } from '@bufbuild/protobuf';
import { mismatchKindMapping, reportMapping } from '@kontor/case-client/case/case-enums.message';
import type { MismatchKind, ReportKind } from '@kontor/domain/case/case-command';
import { MatchingKind } from '@kontor/proto/kontor/cases/v1/application_pb';
import type { CallContext } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { createFakeEffectRecords } from '@kontor/platform/effect-once/testing/effect-records.fake';
import { createOperationStore } from '@kontor/platform/effect-once/stored-result';
import {
  FetchReportsRequestSchema,
  MatchPersonsRequestSchema,
} from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { createFakeCaseClient } from '@kontor/case-client/testing/case-client.fake';
import { registered, sampleApplication } from '../matching/testing/sample-application.fake.js';
import { createCompanyCheckResponder, type ConnectionHandlers } from '../company-check.responder.js';
import { createFakeKnownCases } from '../known-case/testing/known-case.repository.fake.js';
import { createFakeCompanyCheck } from '../provider/testing/company-check-provider.fake.js';

export const directors = [
  registered('K-1-f1', 'Marlene', 'Osterkamp', '1979-04-12'),
  registered('K-1-f2', 'Jonas', 'Wiebeck', '1984-09-30'),
];
export const stranger = registered('K-1-f3', 'Paula', 'Registermann', '1974-05-16');
export const company = {
  name: 'Nordlumar Feinwerk GmbH',
  streetLine: 'Kranichweg 12',
  zipCode: '22085',
  locality: 'Hamburg',
  registrationNumber: 'HRB 90101',
  registrationIssuer: 'Hamburg',
  foundationDate: '2011-03-01',
  industryKey: 'C26',
  providerId: 'company-check',
  headquarterId: 'K-1',
};

export function setUp(application = sampleApplication()) {
  const [portal, provider, knownCases] = [createFakeCaseClient(), createFakeCompanyCheck(), createFakeKnownCases()];
  portal.put(caseIdOf('17'), 1, application);
  provider.companies.push(company);
  const erased: string[] = [];
  const operations = createOperationStore({ records: createFakeEffectRecords(), waitMs: 50 });
  const responder = createCompanyCheckResponder({
    portal,
    providerFor: async () => provider,
    connections: {} as ConnectionHandlers,
    eraseConnections: async () => undefined,
    knownCases,
    operations,
    eraseWebhooks: async (caseId) => void erased.push(caseId),
    replayWebhook: async () => 'unknown' as const,
  });
  const context = (operationKey: string, ms = 3_000): CallContext => ({
    operationKey,
    deadline: Date.now() + ms,
    logger: silentLogger(),
  });
  const match = (kind: MismatchKind = 'functionaries', { version = 1, key = `17:match:${kind}:0`, ms = 3_000 } = {}) =>
    responder.matchPersons(
      create(MatchPersonsRequestSchema, {
        caseId: '17',
        version: BigInt(version),
        kind: mismatchKindMapping.toMessage(kind),
      }),
      context(key, ms),
    );
  const fetchReports = (kinds: ReportKind[], key = '17:reports:v1:0') =>
    responder.fetchReports(
      create(FetchReportsRequestSchema, {
        caseId: '17',
        version: 1n,
        reports: kinds.map((kind) => reportMapping.toMessage(kind)),
      }),
      context(key),
    );
  return { portal, provider, knownCases, responder, match, fetchReports, erased, context };
}

export const matched = { result: { case: 'matched', value: { kind: MatchingKind.BENEFICIARIES } } };
export const mismatch = (kind: MismatchKind, version = 1) => ({
  result: {
    case: 'mismatch',
    value: { kind: mismatchKindMapping.toMessage(kind), findingRef: `finding/17:matching:${kind}:${version}` },
  },
});
