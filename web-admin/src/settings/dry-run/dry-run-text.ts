import type { DryRunCase, HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { dryRunDays, dryRunMaxOrders } from '@kontor/domain/on-hold/dry-run';
import { findingLabels } from '@kontor/domain/on-hold/finding-labels';
import type { RuleSet } from '@kontor/domain/on-hold/rule-set';
import { ruleSetSchema } from '@kontor/domain/on-hold/rule-set.schema';
import { formatExact } from '../../ui/time/time.js';

/** "10.000". */
export const countText = (count: number): string => count.toLocaleString('de-DE');

/** "120 von 340 Anfragen geprüft". */
export function progressText({ total, done }: Pick<HoldDryRun, 'total' | 'done'>): string {
  return total === null
    ? 'Die Anfragen werden gesucht …'
    : `${countText(done)} von ${countText(total)} Anfragen geprüft`;
}

/** How far a cancelled run came. */
export function cancelledText({ total, done }: Pick<HoldDryRun, 'total' | 'done'>): string {
  const reached = total === null ? 'Es war noch keine Anfrage geprüft.' : `${progressText({ total, done })}.`;
  return `${reached} Ein Ergebnis gibt es erst, wenn ein Probelauf zu Ende ist.`;
}

/** "Gestartet am 1.2.2026, 10:00 Uhr von Eva Muster." */
export function startedText({ startedAt, startedBy }: Pick<HoldDryRun, 'startedAt' | 'startedBy'>): string {
  return `Gestartet am ${formatExact(startedAt)}${startedBy === null ? '' : ` von ${startedBy}`}.`;
}

/** How many orders were evaluated, and whether there were more. */
export function coverageText({ counts, isCut }: Pick<HoldDryRun, 'counts' | 'isCut'>): string {
  const checked = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const text = checked === 1 ? '1 Anfrage wurde geprüft.' : `${countText(checked)} Anfragen wurden geprüft.`;
  if (!isCut) return text;
  return `${text} In den letzten ${dryRunDays} Tagen gab es mehr als ${countText(dryRunMaxOrders)}; die ältesten fehlen.`;
}

/** What the rules find in an order; nothing for those that find nothing. */
export function ruleTexts({ presentRules, newRules }: Pick<DryRunCase, 'presentRules' | 'newRules'>) {
  const labelled = (label: string, rules: readonly string[]): readonly string[] =>
    rules.length === 0 ? [] : [`${label}: ${rules.map((rule) => findingLabels[rule] ?? rule).join(', ')}`];
  return [...labelled('Heutige Regeln', presentRules), ...labelled('Neue Regeln', newRules)];
}

/** Whether a run was made with these rules; both are compared as they are stored. */
export function isRunOf(rules: RuleSet, run: Pick<HoldDryRun, 'rules'>): boolean {
  const [edited, tested] = [rules, run.rules].map((one) => ruleSetSchema.safeParse(one));
  return edited?.data !== undefined && JSON.stringify(edited.data) === JSON.stringify(tested?.data);
}
