import { create, fromBinary, toBinary, type DescEnum } from '@bufbuild/protobuf';
import type { CaseSnapshot, HistoryEntry, PersonProgress } from '@kontor/domain/case/case-snapshot';
import { caseStatuses } from '@kontor/domain/case/case-status';
import { businessCheckStatuses } from '@kontor/domain/case/provider-state';
import { identityCheckStatuses, personStatuses } from '@kontor/domain/person/person-status';
import { personIdOf } from '@kontor/domain/person/person-id';
import * as application from '@kontor/proto/kontor/cases/v1/application_pb';
import * as snapshot from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import { ReportSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';

import fc from 'fast-check';
import * as applicationEnums from '../application/application-enums.message.js';
import type { EnumMapping } from '../enum/enum-mapping.js';
import * as caseEnums from './case-enums.message.js';
import { fromSnapshotMessage, toSnapshotMessage } from './case-snapshot.message.js';
import { fromHistoryLine, toHistoryLine } from './history-entry.message.js';

const orNull = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const number = fc.nat();

const anyPerson: fc.Arbitrary<PersonProgress> = fc.record({
  personId: fc.stringMatching(/^[\w-]{1,60}$/).map(personIdOf),
  status: fc.constantFrom(...personStatuses),
  check: orNull(fc.constantFrom(...identityCheckStatuses)),
  source: fc.constantFrom('solaris' as const, 'myConnect' as const),
  acting: fc.boolean(),
  required: fc.boolean(),
  representation: orNull(fc.constantFrom('ALONE' as const, 'JOINT' as const, 'OTHER' as const)),
  checkRef: orNull(fc.string()),
  attemptsLeft: orNull(fc.nat(9)),
});

const anySnapshot: fc.Arbitrary<CaseSnapshot> = fc.record({
  revision: fc.integer({ min: 1, max: 1000 }),
  status: fc.constantFrom(...caseStatuses.map(({ code }) => code)),
  handedOver: fc.boolean(),
  automationEnded: fc.boolean(),
  startState: orNull(
    fc.constantFrom(
      'interrupted_functionaries_mismatch' as const,
      'interrupted_beneficiaries_mismatch' as const,
      'idle_timeout' as const,
      'research_file_size_exception' as const,
    ),
  ),
  startFindingRef: orNull(fc.string()),
  wasOnHold: fc.boolean(),
  attempt: number,
  round: number,
  running: orNull(fc.constantFrom('order' as const, 'continue' as const, 'release' as const, 'coreBanking' as const)),
  persons: fc.array(anyPerson, { maxLength: 3 }),
  coreBanking: fc.record({
    mode: orNull(fc.constantFrom('KUNDE' as const, 'KUNDE_WITH_PLACEHOLDERS' as const, 'INTERESSENT' as const)),
    parties: fc.boolean(),
    account: fc.boolean(),
    girocard: fc.boolean(),
  }),
  bookingFailure: orNull(fc.string()),
  accountOpened: orNull(fc.boolean()),
  owner: orNull(fc.string()),
  attention: fc.constantFrom('none' as const, 'transfer_failed' as const, 'manual' as const),
  firstOrderedAt: orNull(number),
  slaMs: number,
  slaSince: orNull(number),
  slaEnded: fc.boolean(),
  finalAt: orNull(number),
  dueAt: orNull(number),
  hidden: fc.boolean(),
});

test('a snapshot is the same after its message', () => {
  fc.assert(
    fc.property(anySnapshot, (value) => {
      const bytes = toBinary(
        snapshot.CaseSnapshotSchema,
        create(snapshot.CaseSnapshotSchema, toSnapshotMessage(value)),
      );
      expect(fromSnapshotMessage(fromBinary(snapshot.CaseSnapshotSchema, bytes))).toEqual(value);
    }),
  );
});

const caseLine: HistoryEntry = {
  seq: 3,
  at: 5,
  type: 'bgo',
  personId: null,
  status: '220',
  cause: 'order',
  actor: 'system',
  accountId: null,
  mails: ['failed'],
};

test.each<[string, HistoryEntry]>([
  ['the case', caseLine],
  [
    'a person',
    { ...caseLine, type: 'person', personId: personIdOf('p1'), status: 'pending_failed', accountId: 'a1', mails: [] },
  ],
  ['an owner', { ...caseLine, cause: 'assign', actor: 'staff', accountId: 'a1', assignedTo: 'a2' }],
  ['a provider', { ...caseLine, type: 'solaris', status: '0', actor: 'customer' }],
  ...businessCheckStatuses.map((status): [string, HistoryEntry] => [
    `the business ${status}`,
    { ...caseLine, type: 'business', status },
  ]),
])('a history line about %s is the same after its message', (_about, entry) => {
  expect(fromHistoryLine(create(snapshot.HistoryLineSchema, toHistoryLine(entry)))).toEqual(entry);
});

test('a status outside of the tables is refused', () => {
  expect(() => toHistoryLine({ ...caseLine, status: '221' })).toThrow('unknown status');
});

/** The numbers of an enum, and each of them through the domain and back. */
function throughDomain<V extends string | number>(schema: DescEnum, mapping: EnumMapping<V>) {
  const numbers = schema.values.map((value) => value.number).filter((value) => value !== 0);
  return {
    name: schema.name,
    numbers,
    back: () => numbers.map((value) => mapping.toMessage(mapping.fromMessage(value))),
    zero: () => mapping.fromMessageOrNull(0),
    unknown: () => mapping.fromMessage(numbers.length + 1),
  };
}

const enums = [
  throughDomain(application.LegalFormSchema, applicationEnums.legalFormMapping),
  throughDomain(application.CompanyTypeSchema, applicationEnums.companyTypeMapping),
  throughDomain(application.TurnoverBandSchema, applicationEnums.turnoverBandMapping),
  throughDomain(application.SalutationSchema, applicationEnums.salutationMapping),
  throughDomain(application.PepStatusSchema, applicationEnums.pepStatusMapping),
  throughDomain(application.TypeOfRepresentationSchema, applicationEnums.representationMapping),
  throughDomain(application.MatchingKindSchema, applicationEnums.matchingKindMapping),
  throughDomain(application.MatchingChoiceSchema, applicationEnums.matchingChoiceMapping),
  throughDomain(snapshot.CaseStatusSchema, caseEnums.caseStatusMapping),
  throughDomain(snapshot.PersonStatusSchema, caseEnums.personStatusMapping),
  throughDomain(snapshot.IdentityCheckStatusSchema, caseEnums.identityCheckMapping),
  throughDomain(snapshot.IdentificationSourceSchema, caseEnums.identificationSourceMapping),
  throughDomain(snapshot.StartStateSchema, caseEnums.startStateMapping),
  throughDomain(snapshot.RunningCommandSchema, caseEnums.runningCommandMapping),
  throughDomain(snapshot.CoreBankingModeSchema, caseEnums.coreBankingModeMapping),
  throughDomain(snapshot.CaseAttentionSchema, caseEnums.attentionMapping),
  throughDomain(snapshot.MailKindSchema, caseEnums.mailKindMapping),
  throughDomain(snapshot.HistoryLineTypeSchema, caseEnums.historyTypeMapping),
  throughDomain(snapshot.ActorSideSchema, caseEnums.actorMapping),
  throughDomain(ReportSchema, caseEnums.reportMapping),
  throughDomain(snapshot.BusinessCheckStatusSchema, caseEnums.businessCheckStatusMapping),
];

test.each(enums)('every value of $name has a value of the domain', ({ numbers, back, zero, unknown }) => {
  expect(back()).toEqual(numbers);
  expect(zero()).toBeNull();
  expect(unknown).toThrow('does not have');
});
