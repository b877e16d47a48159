import { readFileSync } from 'node:fs';
import { waitText } from '@kontor/api/problem/wait-text';
import { businessTitle } from '@kontor/domain/case-wording/business-wording';
import { caseTitle } from '@kontor/domain/case-wording/case-title';
import {
  earlySentences,
  statusSentences,
  unidentifiedSentences,
  unknownSentences,
} from '@kontor/domain/case-wording/customer-sentences';
import type { WordingPerson } from '@kontor/domain/case-wording/customer-situation';
import { customerWording } from '@kontor/domain/case-wording/customer-wording';
import { milestoneKeys, milestonesOf } from '@kontor/domain/case-wording/milestones';
import { reminderTitle } from '@kontor/domain/case-wording/reminder-wording';
import { situationSentences } from '@kontor/domain/case-wording/situation-sentences';
import { orderedTitle, statusTitle } from '@kontor/domain/case-wording/status-title';
import { caseStatuses } from '@kontor/domain/case/case-status';
import { businessCheckStatuses } from '@kontor/domain/case/provider-state';
import { fileLimits, fileProblem, sizeProblem, uploadRules } from '@kontor/domain/document/file-rules';
import { refusedFileTexts } from '@kontor/domain/document/refused-file';
import { caseBytes, loginUsedText, usedUpText } from '@kontor/domain/document/upload-allowance';
import { ratingText } from '@kontor/domain/feedback/feedback';
import { confirmationText } from '@kontor/domain/matching/resolver';
import { maxMessageLength } from '@kontor/domain/message/message';
import { offerChanges } from '@kontor/domain/offer/offer-changes';
import { fallbackBoxes } from '@kontor/domain/order-box/order-box';
import { identityCheckStatuses, personStatuses, personStatusLabel } from '@kontor/domain/person/person-status';
import { attemptsSentence } from '@kontor/domain/person/person-wording';

const codes = caseStatuses.map(({ code }) => code);
const unknownStatus = 999;

/** Everybody's state that the texts depend on: three persons, with and without further attempts. */
function groups(): readonly (readonly WordingPerson[])[] {
  const values = ['created', 'pending', 'pending_failed', 'failed', 'successful', 'information_required', 'rejected'];
  const states = values.flatMap((value) =>
    (value === 'rejected' ? [null, 0, 1, 2, 5] : [null]).map((attemptsLeft) => ({
      value,
      attemptsLeft,
      required: true,
      pending: value === 'pending' || (value === 'rejected' && attemptsLeft !== 0),
    })),
  );
  const names = ['Änne Groß', 'Dr. Jörg Weiß', 'Mia Muster'];
  return states.flatMap((own) =>
    states.flatMap((other) =>
      states.map((third) =>
        [own, other, third].map((state, at) => ({ ...state, name: names[at] ?? '', first: at === 0 })),
      ),
    ),
  );
}

function ofPersons(): readonly string[] {
  return groups().flatMap((persons) => [
    ...[220, 260, 310, 315, 410].flatMap((status) => {
      const { title, happened, next } = customerWording({ status, persons });
      return [title, happened, next];
    }),
    ...milestoneKeys.flatMap((present) => milestonesOf({ present, persons }).map(({ details }) => details)),
  ]);
}

function ofCase(): readonly string[] {
  const states = [null, 'interrupted_functionaries_mismatch', 'research_file_size_exception'];
  const subjects = codes.flatMap((status) =>
    states.flatMap((startState) =>
      [null, 'order'].map((running) => ({ status, startState, running, requestAnswered: false })),
    ),
  );
  return [
    ...Object.values(statusSentences).flat(),
    ...Object.values(unidentifiedSentences).flat(),
    ...Object.values(situationSentences).flat(),
    ...earlySentences,
    ...unknownSentences,
    ...[...codes, unknownStatus].map((code) => statusTitle(code, 'customer')),
    ...subjects.map((subject) => caseTitle(subject, 'customer')),
    orderedTitle('customer'),
    ...[...businessCheckStatuses, 'new'].map(businessTitle),
    ...[...personStatuses, ...identityCheckStatuses, 'new'].map(personStatusLabel),
    ...['remindersPlanned', 'remind', 'stopReminders'].flatMap((cause) => reminderTitle(cause) ?? []),
    ...[1, 2, 7].map(attemptsSentence),
  ];
}

function ofOrder(): readonly string[] {
  const account = { price: 1490, memberPrice: 990, girocard: { price: 100, freeItems: 1 }, subFeatures: [] };
  const offer = { konten: { 1: account }, orderCheckboxes: [], ksvUrl: '' };
  const { prices } = offerChanges(offer, { ...offer, konten: {} }, { kontoId: '1', legalForm: 'EK' });
  const boxes = fallbackBoxes('https://bank.example/ksv.pdf');
  return [
    ...prices.map(({ label }) => label),
    ...boxes.flatMap(({ label, text = '' }) => [label, text]),
    confirmationText,
    ...[1, 4.5].map(ratingText),
  ];
}

function ofFiles(): readonly string[] {
  const { upload } = fileLimits;
  const file = { name: 'a.pdf', mimeType: 'application/pdf' };
  return [
    ...Object.values(refusedFileTexts),
    ...Object.values(uploadRules).map(({ tooLarge }) => tooLarge),
    fileProblem({ ...file, size: 1, mimeType: 'text/html' }, upload)?.message ?? '',
    fileProblem({ ...file, size: 0 }, upload)?.message ?? '',
    sizeProblem([upload + 1], upload)?.message ?? '',
    sizeProblem([upload, upload], upload)?.message ?? '',
    usedUpText('business', 0),
    usedUpText('business', caseBytes.business),
    loginUsedText,
    `Maximal ${maxMessageLength} Zeichen möglich`,
  ];
}

/** Files of which every German text in quotes may be answered to a customer. */
const sources = [
  'services/portal/src/http/answer/illegal.ts',
  'services/portal/src/access/registration/register.ts',
  'services/portal/src/access/registration/registration-body.ts',
  'services/portal/src/access/session/download-tickets.ts',
  'services/portal/src/applicant/application/change-package.ts',
  'services/portal/src/applicant/application/frozen-order.ts',
  'services/portal/src/applicant/person/person-completion.ts',
  'services/portal/src/case/case-process/confirm-email.ts',
  'services/portal/src/exchange/document/read-form.ts',
  'services/portal/src/exchange/document/upload-rules.ts',
  'services/portal/api/src/co-signer/co-signer.schema.ts',
  'domain/src/application/application-draft.schema.ts',
  'domain/src/feedback/feedback.schema.ts',
  'domain/src/message/message.schema.ts',
  'services/platform/src/problem/validation.ts',
];

function ofSources(): readonly string[] {
  const root = new URL('../../../../../../', import.meta.url);
  return sources.flatMap((path) => {
    const found = [...readFileSync(new URL(path, root), 'utf8').matchAll(/'([A-ZÄÖÜ][^'\n]*[a-zäöüß][^'\n]*)'/g)];
    const texts = found.map(([, text = '']) => text).filter((text) => / |^Pflicht/.test(text));
    if (texts.length === 0) throw new Error(`No German text in ${path}`);
    return texts;
  });
}

/** How long to wait, in seconds to hours. */
const waits = [0, 1, 12, 298, 3900].map(waitText);

/** Every text that the rules and the server can give a customer in German, beside problems and broken rules. */
export function germanTexts(): readonly string[] {
  const texts = [...ofCase(), ...ofPersons(), ...ofOrder(), ...ofFiles(), ...ofSources(), ...waits];
  return [...new Set(texts)].filter((text) => text !== '');
}
