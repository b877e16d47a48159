import { done, type Outcome } from '../case-action/outcome.js';
import { accountLines, bookingReport, girocardLines } from '../core-banking/booking-report.js';
import type { SetupLine } from './setup-lines.js';
import type { SetupRun, SetupSubject } from './setup-run.js';

/** What is said at the end of a run: the numbers, or the step that it stopped at. */
export function setupOutcome(
  { stopped }: SetupRun,
  { coreBanking }: Pick<SetupSubject, 'coreBanking'>,
  lines: readonly Pick<SetupLine, 'key' | 'title'>[],
): Outcome {
  if (stopped !== null) {
    const { title = '' } = lines.find(({ key }) => key === stopped.step) ?? {};
    return { tone: 'danger', title: 'Einrichtung unterbrochen', lines: [`${title}: ${stopped.reason}`] };
  }
  const { parties, account, girocard } = coreBanking;
  const numbers = [
    ...(account === null ? [] : accountLines(account)),
    ...(girocard === null ? [] : girocardLines(girocard)),
  ];
  const title = account === null ? 'Daten übergeben' : 'Konto eingerichtet';
  if (parties === null || !bookingReport(parties).hasWarnings) return done(title, ...numbers);
  return { tone: 'warning', title, lines: [...numbers, 'Was zu prüfen ist, steht beim ersten Schritt.'] };
}
