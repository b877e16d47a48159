import { create, fromBinary, toBinary, type DescEnum } from '@bufbuild/protobuf';
import type { AuditEntry } from '@kontor/domain/audit/audit-entry';
import type { HistoryEntry } from '@kontor/domain/case/case-snapshot';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { DocumentTypeSchema } from '@kontor/proto/kontor/cases/v1/application_pb';
import { HistoryCauseSchema, HistoryLineSchema } from '@kontor/proto/kontor/cases/v1/case_snapshot_pb';
import * as cases from '@kontor/proto/kontor/cases/v1/cases_pb';
import { ProviderSchema } from '@kontor/proto/kontor/connections/v1/connections_pb';
import { documentType, documentTypeMapping } from '../application/document-type.message.js';
import {
  auditCategoryMapping,
  auditSourceMapping,
  fromLinkContent,
  toLinkContent,
} from '../audit/audit-entry.message.js';
import { findingKindMapping } from '../case/finding-kind.message.js';
import { historyCauseMapping } from '../case/history-cause.message.js';
import { fromHistoryLine, toHistoryLine } from '../case/history-entry.message.js';
import { fromProviderMessage, providerMapping, toProviderMessage } from '../connection/provider.message.js';
import {
  actResultMapping,
  fromActFields,
  operatorCommandMapping,
  toActFields,
} from '../operation/operator-act.message.js';
import {
  fromWebhookProviderMessage,
  toWebhookProviderMessage,
  webhookProviderMapping,
} from '../webhook/webhook-provider.message.js';
import type { EnumMapping } from './enum-mapping.js';

/** A number that only a later version has. */
const later: number = 999;

function throughDomain<V extends string | number>(schema: DescEnum, mapping: EnumMapping<V>) {
  const numbers = schema.values.map(({ number }) => number).filter((number) => number !== 0);
  return { name: schema.name, numbers, back: () => numbers.map((one) => mapping.toMessage(mapping.fromMessage(one))) };
}

test.each([
  throughDomain(HistoryCauseSchema, historyCauseMapping),
  throughDomain(DocumentTypeSchema, documentTypeMapping),
  throughDomain(ProviderSchema, providerMapping),
  throughDomain(cases.FindingKindSchema, findingKindMapping),
  throughDomain(cases.OperatorCommandSchema, operatorCommandMapping),
  throughDomain(cases.ActResultSchema, actResultMapping),
  throughDomain(cases.AuditCategorySchema, auditCategoryMapping),
  throughDomain(cases.AuditSourceSchema, auditSourceMapping),
])('every value of $name has a value of the domain', ({ numbers, back }) => {
  expect(back()).toEqual(numbers);
});

const entry: HistoryEntry = {
  seq: 3,
  at: 5,
  type: 'bgo',
  personId: null,
  status: '220',
  cause: 'order',
  actor: 'system',
  accountId: null,
  mails: [],
};

test('the cause of a line is its enum; the text counts where that is absent or of a later version', () => {
  const line = create(HistoryLineSchema, toHistoryLine(entry));
  expect([line.cause, historyCauseMapping.fromMessage(line.historyCause)]).toEqual(['order', 'order']);
  expect(fromHistoryLine({ ...line, cause: '' }).cause).toBe('order');
  expect(fromHistoryLine({ ...line, historyCause: 0 }).cause).toBe('order');
  expect(fromHistoryLine({ ...line, cause: 'orderAgain', historyCause: later }).cause).toBe('orderAgain');
  expect(toHistoryLine({ ...entry, cause: 'earlierCommand' })).toMatchObject({
    cause: 'earlierCommand',
    historyCause: 0,
  });
});

test('the type of a document is its enum; the text counts where that is absent or of a later version', () => {
  expect(documentType.fromMessage(documentType.toMessage('INVOICE'), '')).toBe('INVOICE');
  expect(documentType.fromMessage(0, 'INVOICE')).toBe('INVOICE');
  expect(documentType.fromMessage(later, 'PASSPORT')).toBe('PASSPORT');
  expect(documentType.toMessage('PASSPORT')).toBe(0);
});

test('a provider is its enum, or its text from an earlier version', () => {
  for (const name of providerMapping.values) {
    const message = toProviderMessage(name);
    expect([message.provider, fromProviderMessage({ ...message, provider: '' })]).toEqual([name, name]);
    expect(fromProviderMessage({ provider: name, namedProvider: 0 })).toBe(name);
  }
  for (const name of webhookProviderMapping.values) {
    const message = toWebhookProviderMessage(name);
    expect([message.provider, fromWebhookProviderMessage({ ...message, provider: '' })]).toEqual([name, name]);
    expect(fromWebhookProviderMessage({ provider: name, namedProvider: 0 })).toBe(name);
  }
});

test.each(['', 'done: case 17 shown: again', 'failed: unavailable'])(
  'an act with the outcome "%s" is the same',
  (outcome) => {
    const act = { command: 'replay-webhook', outcome };
    const message = create(cases.ActSchema, toActFields(act));
    expect([message.command, message.outcome]).toEqual([act.command, outcome]);
    expect(fromActFields(message)).toEqual(act);
    // An empty text with an outcome beside it cannot come from an earlier version.
    const typed = create(cases.ActSchema, { ...message, command: '', outcome: '' });
    expect(fromActFields(typed)).toEqual(act);
    expect(fromActFields(create(cases.ActSchema, act))).toEqual(act);
    const ofLater = { ...act, operatorCommand: later, actOutcome: { result: later, detail: 'x' } };
    expect(fromActFields(create(cases.ActSchema, ofLater))).toEqual(act);
  },
);

const whole: AuditEntry = {
  key: 'k1',
  at: 1_000,
  accountId: null,
  role: '',
  category: 'login',
  source: 'my-connect',
  action: 'POST /me/login',
  caseId: caseIdOf('17'),
  requestId: null,
  outcome: '204',
  fields: ['name'],
};

test.each([whole, { ...whole, accountId: 'a1', role: null, caseId: null, requestId: 'r1', fields: [] }])(
  'an entry of the log is the same after its message, and by its text alone',
  (given) => {
    const link = create(cases.AuditLinkSchema, toLinkContent(given));
    const bytes = toBinary(cases.AuditLinkSchema, link);
    const { content } = fromBinary(cases.AuditLinkSchema, bytes);
    expect(fromLinkContent({ entry: '', content })).toEqual(given);
    expect(fromLinkContent({ entry: link.entry, content: { case: undefined } })).toEqual(given);
  },
);

test('what is left of a removed entry is the same, and an entry of an unknown kind is its text', () => {
  const removed = { at: 5, removed: true } as const;
  const link = create(cases.AuditLinkSchema, toLinkContent(removed));
  expect(fromLinkContent({ ...link, entry: '' })).toEqual(removed);
  expect(fromLinkContent({ ...link, content: { case: undefined } })).toEqual(removed);
  const odd = { ...whole, category: 'earlier' as AuditEntry['category'] };
  const text = create(cases.AuditLinkSchema, toLinkContent(odd));
  expect(text.content.case).toBeUndefined();
  expect(fromLinkContent(text)).toEqual(odd);
});
