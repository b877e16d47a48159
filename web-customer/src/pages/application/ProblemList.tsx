import { ErrorSummary } from '../../violations/ErrorSummary.js';
import { fieldProblem, type FieldProblem } from '../../violations/field-errors.js';
import { fieldNameOf } from '../../violations/property-path.js';
import { useStore } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import type { Progress } from '../../application-draft/application-session.js';
import { fieldLabel } from '../../application-draft/field-labels.js';
import { formTitle } from '../../application-draft/form-title.js';
import { useSession } from '../../application-draft/session-context.js';

function problemsOf({ application, statuses }: Progress): readonly FieldProblem[] {
  return statuses.flatMap(({ form, violations }) =>
    violations.map((violation) => ({
      ...fieldProblem(fieldNameOf(violation.propertyPath), violation),
      group: formTitle(form, application),
    })),
  );
}

interface ProblemListProps {
  /** Counts the attempts to continue. */
  readonly attempt: number;
  readonly onGo: (name: string) => void;
}

/** What has to be corrected; corrected items disappear (R1 §5 "Form submission"). */
export function ProblemList({ attempt, onGo }: ProblemListProps) {
  const problems = problemsOf(useStore(useSession().progress));
  return (
    <ErrorSummary
      title={text('invalid.title')}
      body={text('invalid.body')}
      problems={problems}
      attempt={attempt}
      labels={Object.fromEntries(problems.map(({ name }) => [name, fieldLabel(name)]))}
      onGo={onGo}
    />
  );
}
