import { caseIdOf } from '@kontor/domain/case/case-id';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { CaseApplication } from '@kontor/case-client/application/case-application';
import { createCaseClient } from '@kontor/case-client/case-client.nats';
import { toOrderPayload } from '@kontor/domain/application/mapping';
import { companyNameOf, type Application } from '@kontor/domain/application/application';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { anyApplication, anyMatchingDecisions } from '@kontor/domain/application/testing/any-application';
import { documentIdOf } from '@kontor/domain/document/document-id';
import { legalForms, type LegalForm } from '@kontor/domain/legal-form/legal-form';
import { GetApplicationResponseSchema } from '@kontor/proto/kontor/cases/v1/cases_pb';
import fc from 'fast-check';
import type { FrozenApplication } from './frozen-application.js';
import { applicationPage } from './read-application.js';
import { hasCompanyOfRegister } from './frozen-application.js';

const existingParties = [{ subject: 'business', personennummer: '3900000001' }];
const noFacts = { identityCheckOf: () => null, existingParties: [] };

function frozenOf(
  application: Application,
  headquarterId: string | null = null,
  name = companyNameOf(application),
): FrozenApplication {
  const found = { name, registrationNumber: '', provider: { headquarterId } };
  const kycNowSearchMetaData = headquarterId === null ? undefined : found;
  return {
    application,
    registration: { kycNowSearchMetaData } as never,
    product: { kontoId: '1', productNumber: '12345678', conditionNumber: '1', girocardProductNumber: '2' },
    documents: [
      {
        documentId: documentIdOf('d1'),
        documentType: 'CONTRACT',
        mimeType: 'application/pdf',
        sizeBytes: 7,
        sha256: 'ab',
      },
    ],
    orderCheckboxes: {},
  };
}

function frozenWith(count: number, street: string): FrozenApplication {
  const [person] = sampleApplication.people;
  const people = Array.from({ length: count }, (_, n) => ({ ...person, id: `1001-${n}`, line1: street }));
  return frozenOf({
    ...sampleApplication,
    people,
    matchingDecisions: [{ kind: 'FUNCTIONARIES', decision: 'IGNORED', foundKey: 'k' }],
  });
}

/** The application as a service receives it: page by page, each serialized. */
function received(frozen: FrozenApplication, identityCheckOf: (id: string) => string | null): Promise<CaseApplication> {
  const unused = () => Promise.reject(new Error('not part of this test'));
  const client = createCaseClient({
    getApplication: async ({ personOffset = 0 }) => {
      const page = create(
        GetApplicationResponseSchema,
        applicationPage(frozen, personOffset, { ...noFacts, identityCheckOf }),
      );
      return fromBinary(GetApplicationResponseSchema, toBinary(GetApplicationResponseSchema, page));
    },
    readDocument: unused,
    recordFinding: unused,
  });
  return client.application(caseIdOf('1001'), 1);
}

describe('the application that services read', () => {
  it('is one page when it is small', () => {
    const page = applicationPage(frozenWith(3, 'Lindenallee 12'), 0, {
      identityCheckOf: (id) => (id === '1001-1' ? '1001:1001-1:ident:1' : null),
      existingParties,
    });
    expect(page.existingParties).toEqual(existingParties);
    expect(page.persons).toHaveLength(3);
    expect(page).not.toHaveProperty('nextPersonOffset');
    expect(page.persons?.map(({ identityCheck }) => identityCheck)).toEqual([
      undefined,
      '1001:1001-1:ident:1',
      undefined,
    ]);
    expect(page.matchingDecisions).toHaveLength(1);
  });

  it('is paged by persons when it is big, and every person is on one page', async () => {
    const frozen = frozenWith(1000, 'L'.repeat(1000));
    const seen: string[] = [];
    let pages = 0;
    for (let offset: number | undefined = 0; offset !== undefined; pages++) {
      const page = applicationPage(frozen, offset, noFacts);
      seen.push(...(page.persons ?? []).map(({ personId }) => personId ?? ''));
      offset = page.nextPersonOffset;
    }
    expect(pages).toBeGreaterThan(3);
    expect(seen).toEqual(frozen.application.people.map(({ id }) => id));
    expect((await received(frozen, () => null)).people.map(({ id }) => id)).toEqual(seen);
  });

  it('has at least one person on a page, of any size', () => {
    const page = applicationPage(frozenWith(2, 'L'.repeat(400_000)), 0, noFacts);
    expect([page.persons?.length, page.nextPersonOffset]).toEqual([1, 1]);
  });
});

describe('the company of the register', () => {
  it.each<[LegalForm, string, string, string | null]>([
    ['GMBH', 'Musterbau GmbH', 'Musterbau GmbH', 'K-1'],
    ['GBR', 'Musterbau GbR', 'Musterbau GmbH', null],
    ['GMBH', 'Nordbau GmbH', 'Musterbau GmbH', null],
    ['SELF_EMPLOYED', 'Musterbau GmbH', 'Musterbau GmbH', null],
    ['PARTG', 'Musterbau PartG mbB', 'Musterbau PartG mbB', 'K-1'],
  ])('of a %s with the name %s, chosen as %s, is sent as %s', (rechtsform, firma, chosen, expected) => {
    const registerData = { ...sampleApplication.registerData, rechtsform, firma };
    const frozen = frozenOf({ ...sampleApplication, registerData }, 'K-1', chosen);
    expect(applicationPage(frozen, 0, noFacts).headquarterId ?? null).toBe(expected);
  });
});

describe('an application after serialization', () => {
  it('covers 18 legal forms', () => expect(legalForms).toHaveLength(18));

  it.each(legalForms)('loses nothing: %s', async (legalForm) => {
    const checked = (id: string) => (id === 'p1' ? '1001:p1:ident:1' : null);
    const cases = fc.tuple(anyApplication(legalForm), anyMatchingDecisions, fc.constantFrom(null, 'K-1'));
    await fc.assert(
      fc.asyncProperty(cases, async ([application, matchingDecisions, headquarterId]) => {
        const frozen = frozenOf({ ...application, matchingDecisions }, headquarterId);
        const sent = toOrderPayload(application);
        expect(await received(frozen, checked)).toEqual({
          ...sent,
          people: sent.people.map((person, index) => ({
            ...person,
            acting: index === 0,
            identityCheck: checked(person.id ?? ''),
          })),
          documents: frozen.documents,
          product: frozen.product,
          matchingDecisions,
          headquarterId: hasCompanyOfRegister(frozen) ? headquarterId : null,
          existingParties: [],
        });
      }),
      { numRuns: 40 },
    );
  });

  it('keeps the general partner of a GmbH & Co. KG', async () => {
    const application: Application = {
      ...sampleApplication,
      registerData: { ...sampleApplication.registerData, rechtsform: 'GMBH_CO_KG', firma: 'Lindenhof GmbH & Co. KG' },
      data: { firma: 'Lindenhof Verwaltungs GmbH', registrationNumber: 'HRB 1', line1: 'Lindenallee 12' },
    };
    expect(await received(frozenOf(application), () => null)).toMatchObject({
      business: { name: 'Lindenhof GmbH & Co. KG' },
      secondBusiness: { name: 'Lindenhof Verwaltungs GmbH', legalForm: 'GMBH', isLegalRepresentative: true },
    });
  });
});
