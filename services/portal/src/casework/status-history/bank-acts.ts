import type { BankActName } from '@kontor/domain/audit/bank-act';
import { type BookingMode, bookingModeLabels, isBooked, type PartiesResult } from '@kontor/domain/core-banking/booking';
import { existingPartySchema } from '@kontor/domain/core-banking/existing-party.schema';
import type { FindingKind } from '@kontor/domain/finding/finding-content';
import type { ProviderFinding } from '../../case/case-record/case-record.module.js';
import { accountSchema } from '../case-commands/case-commands.module.js';

/** What a member of staff did with a case, as the log has it. */
export interface ActTrace {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly accountId: string | null;
  readonly name: BankActName;
}

/** Without their results, which may have been a failure. */
const bookingTitles: Readonly<Partial<Record<BankActName, string>>> = {
  passToCoreBanking: 'Übergabe an das Kernbanksystem beauftragt',
  linkExistingParty: 'Mit vorhandener Personennummer verknüpft',
  createAccount: 'Konto beauftragt',
  createGirocard: 'girocard beauftragt',
};

const otherTitles: Readonly<Partial<Record<BankActName, string>>> = {
  syncWithProvider: 'Mit dem Bankanbieter abgeglichen',
  orderRegisterDocuments: 'Registerdokumente bestellt',
  orderTransparencyRegister: 'Auszug aus dem Transparenzregister bestellt',
  fetchDocuments: 'Unterlagen beim Bankanbieter abgerufen',
};

/** The acts other than bookings, with their titles. */
export function otherActs(acts: readonly ActTrace[]) {
  return withTitles(acts, otherTitles);
}

/** All acts with their titles, for a case that no longer has the results of its bookings. */
export function titledActs(acts: readonly ActTrace[]) {
  return withTitles(acts, { ...otherTitles, ...bookingTitles });
}

function withTitles(acts: readonly ActTrace[], titles: typeof otherTitles) {
  return acts.flatMap((act) => {
    const title = titles[act.name];
    return title === undefined ? [] : [{ ...act, title }];
  });
}

interface Booked {
  readonly name: BankActName;
  readonly title: string;
  readonly notes: string | null;
}

type Read = (content: unknown) => Booked;

const readers: Readonly<Partial<Record<FindingKind, Read>>> = {
  partyReport: (content) => {
    const report = content as PartiesResult & { readonly mode: BookingMode };
    const title = isBooked(report) ? 'An das Kernbanksystem übergeben' : 'Übergabe an das Kernbanksystem unvollständig';
    return { name: 'passToCoreBanking', title, notes: `als ${bookingModeLabels[report.mode]}` };
  },
  existingParty: (content) => ({
    name: 'linkExistingParty',
    title: 'Mit vorhandener Personennummer verknüpft',
    notes: `Personennummer ${existingPartySchema.parse(content).personennummer}`,
  }),
  account: (content) => ({
    name: 'createAccount',
    title: 'Konto angelegt',
    notes: `Kontonummer ${accountSchema.parse(content).kontonummer}`,
  }),
  girocard: () => ({ name: 'createGirocard', title: 'girocard bestellt', notes: null }),
};

/** What was booked, with who asked for it: the last one of its act before the answer. */
export function bookingTraces(findings: readonly ProviderFinding[], acts: readonly ActTrace[]) {
  return findings.flatMap(({ kind, content, recordedAt: at }) => {
    const booked = readers[kind]?.(content);
    if (booked === undefined) return [];
    const own = acts.filter(({ name, at: asked }) => name === booked.name && asked <= at);
    const asked = own.reduce<ActTrace | null>((last, act) => (last === null || act.at > last.at ? act : last), null);
    return [{ at, accountId: asked?.accountId ?? null, ...booked }];
  });
}
