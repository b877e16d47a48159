import type { RuleSetForm } from './rule-set-form.js';
import type { RuleSetProblems } from './rule-set-problems.js';

/** Why rules on reports have no effect, by report; absent while they have one. */
export interface InactiveReports {
  readonly economyReport?: string;
  readonly creditChecks?: string;
}

export interface RuleFieldsProps {
  readonly form: RuleSetForm;
  readonly problems: RuleSetProblems;
  readonly inactive: InactiveReports;
  readonly onChange: (change: Partial<RuleSetForm>) => void;
}
