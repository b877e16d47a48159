import { areDocumentsFinal } from '@kontor/domain/case-wording/case-panels';
import { documentTypeLabel } from '@kontor/domain/document/document';
import { formatEuro } from '@kontor/domain/pricing/format';
import type { AllSettings } from '@kontor/domain/settings/setting-values.schema';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { FrozenApplication } from '../../applicant/application/application.module.js';
import { bookedOf } from '../case-commands/case-commands.module.js';
import {
  type CaseDetailsSources,
  companyIn,
  groupsOf,
  type OfferSettings,
  orderedOffer,
} from '../case-details/case-details.module.js';
import type { PdfGroup, PdfLine } from '../../http/pdf/pdf.module.js';

/** The data of an order as text, for exported files. */
export interface OrderData {
  readonly caseNumber: string;
  readonly companyName: string;
  readonly bankName: string;
  /** False while the customer or a provider may still change something (R3 §9 "documents are not final"). */
  readonly isFinal: boolean;
  /** Time of the export, German. */
  readonly createdAt: string;
  readonly groups: readonly PdfGroup[];
}

const moment = new Intl.DateTimeFormat('de-DE', {
  timeZone: 'Europe/Berlin',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

/** Whom the data is for: the customer gets what the application says, without progress and findings. */
export type OrderSide = 'customer' | 'bank';

interface OrderContext {
  readonly settings: OfferSettings & Pick<AllSettings, 'bankName'>;
  /** The order as it was placed; null before it. */
  readonly frozen: FrozenApplication | null;
  readonly now: number;
  readonly side: OrderSide;
}

/** Collects the data of an order: the order itself, the companies, the persons, reports and documents. */
export function orderDataOf(sources: CaseDetailsSources, context: OrderContext): OrderData {
  const { settings, now, side } = context;
  const { record } = sources;
  const [, ...groups] = groupsOf(sources, side);
  const names = new Map(groups.map(({ id, title }) => [`creditCheck.${id}`, title]));
  return {
    caseNumber: record._id,
    companyName: companyIn(sources),
    bankName: settings.bankName,
    isFinal: side === 'customer' || areDocumentsFinal(record.status),
    createdAt: moment.format(now),
    groups: [
      { title: 'Auftrag', lines: orderLines(sources, context) },
      ...groups.map((group) => groupOf(group, names, side)),
      { title: side === 'bank' ? 'Dokumente des Kunden' : 'Ihre Dokumente', lines: documentLines(sources) },
    ].filter(({ lines }) => lines.length > 0),
  };
}

type PortalGroup = ReturnType<typeof groupsOf>[number];

/** `names` are the persons of the credit checks. */
function groupOf(group: PortalGroup, names: ReadonlyMap<string, string>, side: OrderContext['side']): PdfGroup {
  const { type, title, items } = group;
  return {
    title: `${groupNames[type] ?? type}: ${title}`,
    lines: [
      ...(group.type === 'person' && side === 'bank' ? [{ label: 'Identifikation', value: group.status.title }] : []),
      ...items.map(({ name, label, shownValue }) => {
        const person = names.get(name);
        return { label: person === undefined ? label : `${label} ${person}`, value: shownValue };
      }),
    ],
  };
}

const groupNames: Readonly<Record<string, string>> = { business: 'Unternehmen', person: 'Person', kycnow: 'Prüfung' };

function orderLines(
  { record, stored, findings }: CaseDetailsSources,
  { settings, frozen, side }: OrderContext,
): readonly PdfLine[] {
  const { snapshot, status } = record;
  const { account, girocard } = bookedOf(findings);
  const orderedAt = snapshot?.firstOrderedAt ?? null;
  const offer = orderedOffer({ stored, frozen }, settings, side);
  const lines: readonly (readonly [label: string, value: string | undefined])[] = [
    ['Vorgang', record._id],
    ['Status', side === 'bank' ? statusTitle(status, side) : undefined],
    ['Eingegangen', moment.format(record.createdAt)],
    ['Beauftragt', orderedAt === null ? undefined : moment.format(orderedAt)],
    ['Kontomodell', offer?.package],
    ['Preis', offer === null || offer.price === null ? undefined : `${formatEuro(offer.price)} im Monat`],
    ['Anzahl girocards', offer === null ? undefined : String(offer.girocards)],
    ['Mehrwerte', offer?.mehrwerte.join(', ')],
    ['Bestätigt', offer?.boxes.join(', ')],
    ['Kontonummer', account?.kontonummer],
    ['IBAN', account?.iban],
    ['Kartennummer', girocard?.kartennummer],
  ];
  return lines.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value }]));
}

function documentLines({ files }: CaseDetailsSources): readonly PdfLine[] {
  return files.map(({ documentType, name }) => ({ label: documentTypeLabel(documentType), value: name }));
}
