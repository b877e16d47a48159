import { create, fromBinary, toBinary, type DescEnum } from '@bufbuild/protobuf';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { businessCheckStatuses } from '@kontor/domain/case/provider-state';
import { bookingModes, type PartyKind, partiesResultOf } from '@kontor/domain/core-banking/booking';
import { documentIdOf } from '@kontor/domain/document/document-id';
import type { FindingKind, FindingOfKind } from '@kontor/domain/finding/finding-content';
import { personIdOf } from '@kontor/domain/person/person-id';
import type { RecordFindingRequest } from '@kontor/proto/kontor/cases/v1/cases_pb';
import * as wire from '@kontor/proto/kontor/cases/v1/finding_pb';
import fc from 'fast-check';
import { createCaseClient } from '../case-client.nats.js';
import type { EnumMapping } from '../enum/enum-mapping.js';
import { fromFindingContent, toFindingContent } from './finding-content.message.js';
import { matchingSourceMapping, matchTypeMapping, personResolutionMapping } from './matching-case.message.js';
import { partyKindMapping } from './party-report.message.js';

const text = fc.string();
const texts = fc.array(text, { maxLength: 2 });
const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const percent = fc.double({ noNaN: true, min: 0, max: 100 });
const personId = fc.stringMatching(/^[\w-]{1,60}$/).map(personIdOf);
const numbers = { kartennummer: orNull(text), chipkartennummer: orNull(text) };

const person = fc.record(
  {
    firstName: text,
    lastName: text,
    source: fc.constantFrom('DOCUMENT' as const, 'PUBLIC' as const, 'CUSTOMER' as const),
    bgoPersonId: text,
    matchType: fc.constantFrom('MATCH' as const, 'CUSTOMER_MATCH' as const, 'NO_MATCH' as const),
    resolution: fc.constantFrom('CREATED' as const, 'CONFIRMED' as const),
    matchingIndexOfRightSide: fc.nat(1000),
    salutation: fc.constantFrom('MR' as const, 'MS' as const, 'NO_SALUTATION' as const),
    nationality: text,
    email: text,
    birthDate: text,
    pepStatus: fc.constantFrom('NOT_PEP' as const, 'PEP' as const),
    isAlsoBeneficiary: fc.boolean(),
    votingShare: percent,
    line1: text,
    postalCode: text,
    city: text,
    typeOfRepresentation: fc.constantFrom('ALONE' as const, 'JOINT' as const, 'OTHER' as const),
    inRole: fc.boolean(),
  },
  { requiredKeys: ['firstName', 'lastName'] },
);

const party = fc.record({
  subject: text,
  kind: fc.constantFrom<PartyKind>('juristic', 'majority', 'natural'),
  name: text,
  personennummer: fc.option(text, { nil: undefined }),
  isExisting: fc.option(fc.boolean(), { nil: undefined }),
  potentialDuplicates: texts,
  errorMessages: texts,
  shortened: texts,
  skipped: texts,
  placeholders: texts,
  legitimationsdatenError: fc.boolean(),
  hasValidBirthday: fc.boolean(),
  hasLegitimation: fc.boolean(),
  missingCheckedBy: fc.boolean(),
});

/** Contents of each kind; a kind without a line does not compile. */
const contents: { readonly [K in FindingKind]: fc.Arbitrary<Extract<FindingOfKind, { kind: K }>['content']> } = {
  matching: fc.record({
    kind: fc.constantFrom('FUNCTIONARIES' as const, 'BENEFICIARIES' as const),
    source: fc.constantFrom('DOCUMENT' as const, 'PUBLIC' as const),
    leftSide: fc.dictionary(fc.nat(1000).map(String), person, { maxKeys: 3 }),
    rightSide: fc.array(person, { maxLength: 3 }),
  }),
  economyReport: fc.oneof(
    fc.constant('unavailable' as const),
    fc.record({ score: fc.nat(600), riskQuota: percent, range: orNull(text) }),
  ),
  creditChecks: fc.record({ checks: fc.array(fc.record({ personId, score: text }), { maxLength: 3 }) }),
  partyReport: fc
    .record({ mode: fc.constantFrom(...bookingModes), parties: fc.array(party, { maxLength: 4 }) })
    .map(({ mode, parties }) => ({ mode, ...partiesResultOf(parties) })),
  existingParty: fc.record({ subject: text, personennummer: text }),
  account: fc.record({ kontonummer: orNull(text), iban: orNull(text) }),
  girocard: fc.record({
    ...numbers,
    cards: fc.array(fc.record({ personId: orNull(personId), ...numbers }), { maxLength: 3 }),
  }),
  bookingRefusal: fc.record({ messages: texts }),
  identityCheck: fc.record({ url: text }),
  refusedDocument: fc.record({
    documentId: fc.stringMatching(/^[\w-]{1,40}$/).map(documentIdOf),
    isTooLarge: fc.boolean(),
  }),
  missingInformation: fc.oneof(
    fc.record({ missingDocuments: texts }),
    fc.record({ missingInformation: texts, missingInformationDetails: orNull(text) }),
  ),
  providerNotes: fc.record({
    status: fc.constantFrom(...businessCheckStatuses),
    notes: orNull(text),
    researchInfoNotes: orNull(text),
  }),
};

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(Object.keys(contents) as FindingKind[])('a finding of the kind %s is the same after its message', (kind) => {
  const anyContent: fc.Arbitrary<FindingOfKind['content']> = contents[kind];
  fc.assert(
    fc.property(anyContent, (content) => {
      const message = create(wire.FindingContentSchema, toFindingContent({ kind, content } as FindingOfKind));
      const read = fromBinary(wire.FindingContentSchema, toBinary(wire.FindingContentSchema, message));
      expect(asJson(fromFindingContent(read))).toEqual(asJson(content));
    }),
    { numRuns: 50 },
  );
});

function throughDomain<V extends string>(schema: DescEnum, mapping: EnumMapping<V>) {
  const values = schema.values.map(({ number }) => number).filter((number) => number !== 0);
  return { name: schema.name, values, back: () => values.map((one) => mapping.toMessage(mapping.fromMessage(one))) };
}

test.each([
  throughDomain(wire.MatchingSourceSchema, matchingSourceMapping),
  throughDomain(wire.MatchTypeSchema, matchTypeMapping),
  throughDomain(wire.PersonResolutionSchema, personResolutionMapping),
  throughDomain(wire.PartyKindSchema, partyKindMapping),
])('every value of $name has a value of the domain', ({ values, back }) => {
  expect(back()).toEqual(values);
});

test('a finding is sent typed and as JSON; one that is too large for both as JSON alone', async () => {
  const sent: Partial<RecordFindingRequest>[] = [];
  const recordFinding = async (request: object) => {
    sent.push(request);
    return { findingRef: 'f' };
  };
  const portal = createCaseClient({ recordFinding } as never);
  const finding = { caseId: caseIdOf('17'), findingId: 'i', kind: 'identityCheck' } as const;
  await portal.recordFinding({ ...finding, content: { url: 'https://check.example' } });
  await portal.recordFinding({ ...finding, content: { url: 'x'.repeat(300_000) } });
  expect(sent.map(({ typedContent }) => typedContent !== undefined)).toEqual([true, false]);
  const json = sent.map(({ content }) => asJson(JSON.parse(new TextDecoder().decode(content))));
  expect(json[0]).toEqual({ url: 'https://check.example' });
});

test('without a typed content there is none to read', () => {
  expect(fromFindingContent({ content: { case: undefined } })).toBeUndefined();
});
