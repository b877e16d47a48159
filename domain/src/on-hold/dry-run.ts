import { evaluate, type OnHoldSubject } from './evaluate.js';
import { matchedRules } from './finding-labels.js';
import { hasFindings, type HoldFinding, type OnHoldFindings } from './findings.js';
import { type RuleSet } from './rule-set.js';

/** Which rules hold an order: only the present ones, only the new ones, both or none; unknown without a report. */
export const dryRunGroups = ['presentOnly', 'newOnly', 'both', 'neither', 'reportMissing'] as const;

export type DryRunGroup = (typeof dryRunGroups)[number];

/** German names of the groups. */
export const dryRunLabels: Readonly<Record<DryRunGroup, string>> = {
  presentOnly: 'Nur die heutigen Regeln halten an',
  newOnly: 'Nur die neuen Regeln halten an',
  both: 'Beide halten an',
  neither: 'Keine hält an',
  reportMissing: 'Nicht prüfbar (Bericht fehlt)',
};

/** A dry run covers the orders of this many days … */
export const dryRunDays = 90;
/** … and at most this many, the newest ones … */
export const dryRunMaxOrders = 10_000;
/** … and its result is removed after this many days. */
export const dryRunKeptDays = 7;

/** The present rules, null where they are unreadable and hold every order, and those to compare with them. */
export interface ComparedRules {
  readonly present: RuleSet | null;
  readonly edited: RuleSet;
}

export interface DryRunOutcome {
  readonly group: DryRunGroup;
  /** Fields of the rules that match, see `findingLabels`. */
  readonly presentRules: readonly string[];
  readonly newRules: readonly string[];
}

type Held = 'yes' | 'no' | 'unknown';

/**
 * Compares what two rule sets do with an order. A rule whose report is not kept decides nothing: unless another rule
 * holds the order, the result is unknown.
 */
export function compareRules({ present, edited }: ComparedRules, subject: OnHoldSubject): DryRunOutcome {
  const before = present === null ? unreadable : resultOf(present, subject);
  const after = resultOf(edited, subject);
  return { group: groupOf(before.held, after.held), presentRules: before.rules, newRules: after.rules };
}

interface RuleResult {
  readonly held: Held;
  readonly rules: readonly string[];
}

const unreadable: RuleResult = { held: 'yes', rules: [] };

function resultOf(rules: RuleSet, subject: OnHoldSubject): RuleResult {
  const findings = evaluate(rules, subject);
  const certain = withKeptReports(findings, subject);
  const matched = matchedRules(certain);
  if (matched.length > 0) return { held: 'yes', rules: matched };
  return { held: hasFindings(findings) ? 'unknown' : 'no', rules: [] };
}

function groupOf(present: Held, edited: Held): DryRunGroup {
  if (present === 'unknown' || edited === 'unknown') return 'reportMissing';
  if (present === 'yes') return edited === 'yes' ? 'both' : 'presentOnly';
  return edited === 'yes' ? 'newOnly' : 'neither';
}

type Found = Readonly<Record<string, HoldFinding>>;

const economyFields: readonly string[] = ['economyReportScore', 'economyReportRiskQuota'];

/** The findings without those that say only that a report is missing. */
function withKeptReports({ business, people }: OnHoldFindings, { reports }: OnHoldSubject): OnHoldFindings {
  const without = (found: Found, fields: readonly string[]): Found =>
    Object.fromEntries(Object.entries(found).filter(([field]) => !fields.includes(field)));
  return {
    business: without(business, reports?.economyReport === undefined ? economyFields : []),
    people: Object.fromEntries(
      Object.entries(people).map(([index, found]) => {
        const isMissing = reports?.creditChecks?.[Number(index)] === undefined;
        return [index, without(found, isMissing ? ['creditCheckScoreRange'] : [])];
      }),
    ),
  };
}
