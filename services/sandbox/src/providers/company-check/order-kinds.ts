import * as z from 'zod';
import type { RegisterEntry } from '../../companies/register.js';
import { DEFAULT_ECONOMY, economyOfRange } from '../../companies/economy-ranges.js';
import { hasWord, ratingLetter } from '../../scenarios/scenario-keywords.js';
import type { Sandbox } from '../../state/sandbox.js';
import { idleCheck } from './idle.js';
import type { OrderKind } from './orders.js';
import type { DocumentArchive } from './document-archive.js';

const reference = z.string().min(1).max(200);
const orderedCompanySchema = z.looseObject({
  name: z.string().min(1).max(200),
  legalForm: z.string().nullish(),
  registrationNumber: z.string().nullish(),
  registrationIssuer: z.string().nullish(),
  postalCode: z.string().nullish(),
});
const companyOrderSchema = z.looseObject({
  reference,
  headquarterId: z.string().nullish(),
  company: orderedCompanySchema,
});
const creditCheckSchema = z.looseObject({
  reference,
  person: z.looseObject({
    firstName: z.string().min(1),
    lastName: z.string().min(1),
    birthDate: z.iso.date().nullish(),
  }),
});
const DOCUMENT_KINDS = ['register_extract', 'shareholder_list', 'articles', 'transparency_register'] as const;
const documentOrderSchema = companyOrderSchema.extend({ kind: z.enum(DOCUMENT_KINDS) });

type CompanyOrder = z.infer<typeof companyOrderSchema>;

const DEFAULT_CREDIT_SCORE = 'B';

export function economyReport(sandbox: Sandbox, archive: DocumentArchive): OrderKind<typeof companyOrderSchema> {
  return {
    path: '/v1/economy-reports',
    kind: 'economy_report',
    event: 'economy_report.updated',
    idPrefix: 'eco',
    schema: companyOrderSchema,
    before: (request) => idleCheck(sandbox, request.company.name),
    empty: () => ({ score: null, riskQuota: null, range: null, documentId: null }),
    fulfil: (request) => {
      if (hasWord(request.company.name, 'Auskunft fehlt')) return null;
      const economy =
        economyOfRange(ratingLetter(request.company.name) ?? '') ??
        entryOf(sandbox, request)?.economy ??
        DEFAULT_ECONOMY;
      const documentId = archive.file({ title: 'Wirtschaftsauskunft', ...subjectOf(sandbox, request), economy });
      return { ...economy, documentId };
    },
  };
}

export function creditCheck(): OrderKind<typeof creditCheckSchema> {
  return {
    path: '/v1/credit-checks',
    kind: 'credit_check',
    event: 'credit_check.updated',
    idPrefix: 'crd',
    schema: creditCheckSchema,
    empty: () => ({ score: null }),
    fulfil: ({ person }) => ({ score: ratingLetter(person.lastName) ?? DEFAULT_CREDIT_SCORE }),
  };
}

export function documentOrder(sandbox: Sandbox, archive: DocumentArchive): OrderKind<typeof documentOrderSchema> {
  const titles: Record<(typeof DOCUMENT_KINDS)[number], string> = {
    register_extract: 'Registerauszug',
    shareholder_list: 'Liste der Gesellschafter',
    articles: 'Gesellschaftsvertrag',
    transparency_register: 'Auszug aus dem Transparenzregister',
  };
  return {
    path: '/v1/document-orders',
    kind: 'document_order',
    event: 'document_order.updated',
    idPrefix: 'dor',
    schema: documentOrderSchema,
    before: (request) => idleCheck(sandbox, request.company.name),
    empty: ({ kind }) => ({ kind, documentIds: [] }),
    fulfil: (request) => {
      if (hasWord(request.company.name, 'Auskunft fehlt')) return null;
      const status = request.kind === 'transparency_register' ? unfinishedStatus(request.company.name) : null;
      if (status !== null) return { status };
      return { documentIds: [archive.file({ title: titles[request.kind], ...subjectOf(sandbox, request) })] };
    },
  };
}

/** The status at which the extract of a company stays, by the words in its name; null for one that is delivered. */
function unfinishedStatus(companyName: string): string | null {
  if (hasWord(companyName, 'Transparenzregister wartet')) return 'pending';
  return hasWord(companyName, 'Transparenzregister unbekannt') ? 'in_review' : null;
}

function entryOf(sandbox: Sandbox, { headquarterId }: CompanyOrder): RegisterEntry | null {
  return headquarterId ? sandbox.register.find(headquarterId) : null;
}

/** Subject of a document: the company of the register, else the company as ordered. */
function subjectOf(
  sandbox: Sandbox,
  request: CompanyOrder,
): { headquarterId: string | null; companyName: string; registration: string } {
  const entry = entryOf(sandbox, request);
  const number = entry?.registrationNumber ?? request.company.registrationNumber;
  const issuer = entry?.registrationIssuer ?? request.company.registrationIssuer;
  return {
    headquarterId: entry?.headquarterId ?? null,
    companyName: entry?.name ?? request.company.name,
    registration: [number, issuer].filter(Boolean).join(', ') || 'nicht eingetragen',
  };
}
