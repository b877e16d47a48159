import { createSearchHash } from '@kontor/platform/crypto/search-hash';
import { unknownFeatures } from '../../bank/provider-connection/provider-connection.module.js';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { settingsFrom } from '@kontor/domain/settings/setting-values.schema';
import type { FrozenApplication } from '../../applicant/application/frozen-application.js';
import { searchFieldsOf } from '../../case/case-record/search-fields.js';
import { caseStatus } from '@kontor/domain/case/case-status';
import { type CaseRecord, newCaseRecord } from '../../case/case-record/case-record.js';
import { createFakeCaseRepository } from '../../case/case-record/testing/case.repository.fake.js';
import { createEvaluateHold } from './evaluate-hold.js';
import { fakeSettings } from '../../testing/settings.fake.js';
import type { ProviderFinding } from '../../case/case-record/findings.js';

const hash = (purpose: string, value: string): string => `${purpose}:${value}`;
/** One of which a part is enough to distinguish two values. */
const wholeHash = createSearchHash('search-pepper-of-a-test');
const registration = {
  username: 'aenne.weiss@example.de',
  businessLegalForm: 'GMBH',
  businessName: 'Lindenhof Gartenbau GmbH',
  salutation: 'MS',
  firstName: 'Änne',
  lastName: 'Weiß',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
} as const;
const frozen: FrozenApplication = {
  application: sampleApplication,
  registration,
  product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
  documents: [],
  orderCheckboxes: {},
};

function finding(kind: ProviderFinding['kind'], content: unknown): ProviderFinding {
  return { ref: `1001/${kind}`, kind, personId: null, recordedAt: 1, content };
}

const reportsOrdered = { kycNowOrderEconomyReportShort: true, kycNowOrderCreditChecks: true };

async function evaluated(
  rules: object,
  kept: readonly ProviderFinding[] = [],
  earlier: Parameters<typeof earlierCase>[0] | null = null,
  rulesFit = true,
) {
  const cases = createFakeCaseRepository();
  if (earlier !== null) await cases.insert(earlierCase(earlier));
  const evaluate = createEvaluateHold({
    cases,
    findings: { ofCase: async () => kept },
    settings: {
      all: async () => settingsFrom({ ...reportsOrdered, simplePutOnHoldConfig: rules }),
      get: async () => undefined,
      fits: async () => rulesFit,
      offerVersion: async () => 1,
      offerAt: async () => null,
      features: () => unknownFeatures,
    },
    hash,
    now: () => Date.UTC(2026, 2, 2),
  });
  return evaluate(caseIdOf('1001'), frozen);
}

function earlierCase({ status, ...changes }: { status: number; firma?: object; username?: string }) {
  const application = { ...sampleApplication, people: [], firma: { ...sampleApplication.firma, ...changes.firma } };
  const other = { ...registration, username: changes.username ?? 'other@example.de' };
  const fields = searchFieldsOf({ application, registration: other, kontoId: '1' }, hash);
  return {
    ...newCaseRecord({ ...fields, _id: caseIdOf('1000'), createdAt: 1, accountId: 'a', createdByBerater: false }),
    status,
  };
}

function evaluateBeside(earlier: CaseRecord) {
  const cases = createFakeCaseRepository();
  const settings = fakeSettings({});
  const evaluate = createEvaluateHold({
    cases,
    findings: { ofCase: async () => [] },
    settings,
    hash: wholeHash,
    now: () => 0,
  });
  return async (asked: FrozenApplication) => {
    await cases.insert(earlier);
    return evaluate(caseIdOf('1001'), asked);
  };
}

describe('evaluate hold', () => {
  it('finds nothing without rules', async () => {
    await expect(evaluated({})).resolves.toMatchObject({ found: false, rejectedBefore: false });
  });

  it('holds every order while the stored rules cannot be read', async () => {
    await expect(evaluated({}, [], null, false)).resolves.toMatchObject({ found: true });
  });

  it('holds what matches the rules', async () => {
    const { found, findings } = await evaluated({ people: { '*': { nationality: ['DE'] } } });
    expect([found, findings.people['0']?.['nationality']?.class]).toEqual([true, 1]);
  });

  it.each([
    [{ score: 300, riskQuota: 1 }, true],
    [{ score: 200, riskQuota: 1 }, false],
    ['unavailable', true],
    [undefined, true],
  ])('evaluates the economy report %j', async (content, found) => {
    const kept = content === undefined ? [] : [finding('economyReport', content)];
    await expect(evaluated({ business: { economyReportScore: '> 250' } }, kept)).resolves.toMatchObject({ found });
  });

  it.each([
    [
      [
        { personId: 'person-1', score: 'B' },
        { personId: 'person-2', score: 'B' },
      ],
      false,
    ],
    [
      [
        { personId: 'person-1', score: 'B' },
        { personId: 'person-2', score: 'M' },
      ],
      true,
    ],
    [[{ personId: 'person-1', score: 'B' }], true],
    [
      [
        { personId: 'person-1', score: 'B' },
        { personId: 'person-2', score: 'unavailable' },
      ],
      true,
    ],
  ])('evaluates credit checks %j', async (checks, found) => {
    const kept = [finding('creditChecks', { checks: [] }), finding('creditChecks', { checks })];
    await expect(evaluated({ people: { '*': { creditCheckScoreRange: ['M'] } } }, kept)).resolves.toMatchObject({
      found,
    });
  });

  it('ignores rules on reports while they are not ordered', async () => {
    const evaluate = createEvaluateHold({
      cases: createFakeCaseRepository(),
      findings: { ofCase: async () => [] },
      settings: fakeSettings({
        simplePutOnHoldConfig: {
          people: { '*': { creditCheckScoreRange: ['M'] } },
          business: { economyReportScore: '> 1' },
        },
      }),
      hash,
      now: () => Date.UTC(2026, 2, 2),
    });
    await expect(evaluate(caseIdOf('1001'), frozen)).resolves.toMatchObject({ found: false });
  });

  it.each([
    ['SELF_EMPLOYED', 'lindenhof  GARTENBAU', '12345', true],
    ['GBR', 'Lindenhof Gartenbau', '54321', false],
    ['GBR', 'Lindenhof Garten', '12345', false],
    ['GMBH', 'Lindenhof Gartenbau', '12345', true],
  ] as const)(
    'finds an earlier rejection of a %s by name "%s" and postal code %s',
    async (form, firma, postalCode, is) => {
      const place = { registrationIssuer: '', registrationNumber: '', postalCode };
      const application = {
        ...sampleApplication,
        registerData: {},
        people: [],
        firma: { ...sampleApplication.firma, ...place, firma },
      };
      const earlier = { ...registration, businessLegalForm: form, businessName: firma, username: 'other@example.de' };
      const fields = searchFieldsOf({ application, registration: earlier, kontoId: '1' }, wholeHash);
      const given = { _id: caseIdOf('1000'), createdAt: 1, accountId: 'a', createdByBerater: false };
      const now = { ...application, firma: { ...application.firma, postalCode: '12345' } };
      const asked = {
        ...registration,
        businessLegalForm: 'SELF_EMPLOYED',
        businessName: 'Lindenhof Gartenbau',
      } as const;
      const evaluate = evaluateBeside({
        ...newCaseRecord({ ...fields, ...given }),
        status: caseStatus.transferBlocked,
      });
      const { rejectedBefore } = await evaluate({ ...frozen, application: now, registration: asked });
      expect(rejectedBefore).toBe(is);
    },
  );

  it('takes a name without words for equal to none', async () => {
    const nameless = { ...sampleApplication.firma, firma: '***', postalCode: '12345', registrationNumber: '' };
    const application = { ...sampleApplication, registerData: {}, people: [], firma: nameless };
    const own = { ...registration, businessLegalForm: 'SELF_EMPLOYED', businessName: '***' } as const;
    const earlier = {
      ...own,
      businessLegalForm: 'EK',
      businessName: 'Quendel e. K.',
      username: 'x@example.de',
    } as const;
    const firma = { ...nameless, firma: 'Quendel e. K.' };
    const fields = searchFieldsOf(
      { application: { ...application, firma }, registration: earlier, kontoId: '1' },
      wholeHash,
    );
    const given = { _id: caseIdOf('1000'), createdAt: 1, accountId: 'a', createdByBerater: false };
    const record = { ...newCaseRecord({ ...fields, ...given }), status: caseStatus.transferBlocked };
    const { rejectedBefore } = await evaluateBeside(record)({ ...frozen, application, registration: own });
    expect(rejectedBefore).toBe(false);
  });

  it.each([
    ['the same register entry, rejected on hold', { status: 216 }, true],
    ['the same register entry, rejected by the bank', { status: 450 }, true],
    ['the same register entry, opened', { status: 430 }, false],
    ['the same register entry, archived', { status: 900 }, false],
    ['another register entry', { status: 216, firma: { registrationNumber: 'HRB 1' } }, false],
    [
      'the same acting person',
      { status: 216, firma: { registrationNumber: 'HRB 1' }, username: 'AENNE.weiss@example.de' },
      true,
    ],
  ])('finds earlier rejections: %s', async (_name, earlier, rejectedBefore) => {
    await expect(evaluated({}, [], earlier)).resolves.toMatchObject({ rejectedBefore, found: rejectedBefore });
  });
});
