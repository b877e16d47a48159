import type { Applicant } from '../support/applicant.js';
import { unknownCompany, withSecond, type CompanyEntry } from '../support/company.js';
import { applyWithRetries } from '../support/retrying-applicant.js';
import { answered, asked, opened, openedByHand, openedForProspects, rejected, released } from './bank-ways.js';
import {
  aborted,
  abortedEarly,
  anyForm,
  confirmed,
  differing,
  documentsBrought,
  informationCompleted,
  nearlyReady,
  ordered,
  registered,
  registerResolved,
  researchResolved,
} from './customer-ways.js';
import type { Random } from './random.js';

/** A way of a case that ends, or waits, at a known status. */
export interface Plan {
  readonly name: string;
  /** How many of a hundred cases take it. */
  readonly share: number;
  /** Where it stays. */
  readonly end: number;
  /** Set where only this provider of identity checks leads there, or early readiness. */
  readonly needs?: 'banking' | 'earlyReadiness';
  readonly live: (random: Random) => Promise<Applicant>;
}

const endsAt =
  (status: number, company: () => CompanyEntry): Plan['live'] =>
  () =>
    ordered(company(), status);

/** The ways of a soak, from all legal forms and scenarios; the shares sum up to a hundred. */
export const plans: readonly Plan[] = [
  { name: 'registered', share: 7, end: 110, live: registered },
  { name: 'confirmed', share: 6, end: 130, live: confirmed },
  { name: 'filled in', share: 6, end: 210, live: (random) => applyWithRetries(anyForm(random)) },
  { name: 'aborted early', share: 5, end: 350, live: abortedEarly },
  { name: 'aborted', share: 5, end: 350, live: aborted },
  { name: 'rejected by the bank', share: 5, end: 216, live: rejected },
  { name: 'released', share: 5, end: 310, live: released },
  { name: 'ready', share: 7, end: 310, live: (random) => ordered(anyForm(random), 310) },
  { name: 'nearly ready', share: 3, end: 315, needs: 'earlyReadiness', live: nearlyReady },
  { name: 'opened', share: 12, end: 430, live: opened },
  { name: 'opened for prospects', share: 4, end: 430, live: openedForProspects },
  { name: 'opened by hand', share: 4, end: 430, live: openedByHand },
  { name: 'asked', share: 2, end: 425, live: asked },
  { name: 'answered', share: 3, end: 420, live: answered },
  { name: 'refused', share: 4, end: 320, live: endsAt(320, () => unknownCompany('Prüfung abgelehnt')) },
  { name: 'a person failed', share: 3, end: 330, live: endsAt(330, () => withSecond('Endgültig')) },
  {
    name: 'a person deleted',
    share: 2,
    end: 340,
    needs: 'banking',
    live: endsAt(340, () => withSecond('Gelöscht')),
  },
  { name: 'research failed', share: 2, end: 250, live: endsAt(250, () => unknownCompany('Recherche gescheitert')) },
  {
    name: 'research differs',
    share: 2,
    end: 255,
    live: endsAt(255, () => unknownCompany('Recherche Abweichung Eigentum')),
  },
  { name: 'research resolved', share: 3, end: 310, live: researchResolved },
  { name: 'persons differ', share: 2, end: 218, live: differing },
  { name: 'persons resolved', share: 3, end: 310, live: registerResolved },
  { name: 'documents brought', share: 2, end: 310, live: documentsBrought },
  { name: 'information completed', share: 3, end: 310, live: informationCompleted },
];

/** So many plans by their shares, in an order of their own. */
export function plansFor(count: number, random: Random): readonly Plan[] {
  const hundred = plans.flatMap((plan) => Array.from({ length: plan.share }, () => plan));
  const rounds = Array.from({ length: Math.ceil(count / hundred.length) }, () => random.shuffled(hundred));
  return rounds.flat().slice(0, count);
}
