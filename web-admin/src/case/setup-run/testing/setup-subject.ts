import type { BookingMode } from '@kontor/domain/core-banking/booking';
import type { BookingSituation } from '@kontor/domain/core-banking/booking-obstacle';
import { isStepPossible, readiness } from '@kontor/domain/core-banking/readiness';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { bankCaseFake } from '../../bank-case/testing/sample-bank-case.js';
import { partyFake } from '../../core-banking/testing/sample-party.js';
import { commandOf, setupSteps, type SetupSubject } from '../setup-run.js';

const recordedAt = '2026-11-21T07:05:09.000Z';
export const sampleAccount = { kontonummer: '532013000', iban: 'DE89370400440532013000', recordedAt };
export const sampleCard = { kartennummer: '672590001', chipkartennummer: '4711', recordedAt };

interface Booked {
  readonly parties?: BookingMode;
  readonly arePartiesComplete?: boolean;
  readonly account?: boolean;
  readonly girocard?: boolean;
}

const switches = { agree21PostAsKunde: true, agree21CreateKontokorrentKonto: true, agree21CreateGirocard: true };

/** A case in process of which so much is booked, with the readiness that the portal derives from it. */
export function setupSubject(
  { parties, arePartiesComplete = true, account = false, girocard = false }: Booked = {},
  situation: Partial<BookingSituation> = {},
  change: Partial<SetupSubject> = {},
): SetupSubject {
  const company = partyFake(arePartiesComplete ? { personennummer: '4711' } : {});
  const result = { jurPersonenResults: [company], mehrheitPersonenResults: [], natPersonenResults: [] };
  const flags = readiness({
    mainStatus: 410,
    connected: true,
    settings: switches,
    application: sampleApplication,
    isVouchedFor: false,
    personStatuses: { 'person-1': 'successful', 'person-2': 'successful' },
    products: { produktnummer: '12345678', konditionsnummer: '1', girocardProduktnummer: '9' },
    ...(parties === undefined ? {} : { booked: { mode: parties, result } }),
    ...(account ? { iban: sampleAccount.iban, kontonummer: sampleAccount.kontonummer } : {}),
    ...(girocard ? { kartennummer: sampleCard.kartennummer } : {}),
    ...situation,
  });
  const commands = setupSteps.map((step) => commandOf[step]).filter((name) => isStepPossible(name, flags));
  return {
    ...bankCaseFake({ status: 410, readiness: flags, commands: new Set(commands) }),
    coreBanking: {
      parties: parties === undefined ? null : { mode: parties, recordedAt, ...result },
      account: account ? sampleAccount : null,
      girocard: girocard ? sampleCard : null,
    },
    otherOwner: null,
    ...change,
  };
}

/** The switches of the bank with one of them off. */
export const without = (name: keyof typeof switches) => ({ settings: { ...switches, [name]: false } });
