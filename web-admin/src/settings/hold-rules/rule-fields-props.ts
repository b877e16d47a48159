import type { RuleSetForm } from '@kontor/domain/on-hold/rule-set-form';
import type { RuleSetProblems } from '@kontor/domain/on-hold/rule-set-problems';

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
