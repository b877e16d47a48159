import type { AccountProducts } from '@kontor/domain/account/account';
import { nothingToBook } from '@kontor/domain/core-banking/booking-obstacle';
import { notReady, readiness, type ReadinessFlags } from '@kontor/domain/core-banking/readiness';
import type { BookingMode, PartiesResult } from '@kontor/domain/core-banking/booking';
import * as z from 'zod';
import {
  type ApplicationCore,
  type FrozenApplication,
  productInEffect,
} from '../../applicant/application/application.module.js';
import { type CaseRecord, type Findings, newestOf } from '../../case/case-record/case-record.module.js';
import type { SettingsPort } from '../../bank/settings/settings.module.js';

export interface ReadinessDeps {
  readonly applications: Pick<ApplicationCore, 'readVersion'>;
  readonly findings: Pick<Findings, 'ofCase'>;
  readonly settings: SettingsPort;
}

/** Account number and IBAN as stored by the core banking service. */
export const accountSchema = z.looseObject({ kontonummer: z.string(), iban: z.string() });
export const cardSchema = z.looseObject({ kartennummer: z.string(), chipkartennummer: z.string() });
export const reportSchema = z.looseObject({ mode: z.enum(['KUNDE', 'KUNDE_WITH_PLACEHOLDERS', 'INTERESSENT']) });

/** Which steps into the core bank are possible for a case now (R3 §3 "Readiness flags"). */
export type Readiness = (found: CaseRecord) => Promise<ReadinessFlags>;

export function createReadiness({ applications, findings, settings }: ReadinessDeps): Readiness {
  return async (found) => {
    const [ordered, kept, all] = await Promise.all([
      applications.readVersion(found._id, 0),
      findings.ofCase(found._id),
      settings.all(),
    ]);
    if (ordered === null) return { ...notReady, obstacles: nothingToBook };
    const report = newestOf(kept, 'partyReport')?.content;
    const mode = reportSchema.safeParse(report).data?.mode;
    const account = accountSchema.safeParse(newestOf(kept, 'account')?.content).data;
    const card = cardSchema.safeParse(newestOf(kept, 'girocard')?.content).data;
    return readiness({
      mainStatus: found.status,
      connected: settings.features().coreBanking.active,
      settings: all,
      application: ordered.application,
      isVouchedFor: found.snapshot?.automationEnded ?? false,
      personStatuses: Object.fromEntries(
        (found.snapshot?.persons ?? []).map(({ personId, status }) => [personId, status]),
      ),
      products: productsOf(productInEffect(ordered.product, all.tempConfig.konten)),
      ...(mode === undefined ? {} : { booked: bookedAs(mode, report) }),
      iban: account?.iban,
      kontonummer: account?.kontonummer,
      kartennummer: card?.kartennummer,
    });
  };
}

function productsOf({ productNumber, girocardProductNumber }: FrozenApplication['product']): AccountProducts {
  return { produktnummer: productNumber, girocardProduktnummer: girocardProductNumber };
}

function bookedAs(mode: BookingMode, report: unknown): { readonly mode: BookingMode; readonly result: PartiesResult } {
  return { mode, result: report as PartiesResult };
}
