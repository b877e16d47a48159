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

interface ProblemsProps {
  /** Counts the attempts to continue. */
  readonly attempt: number;
  readonly onGo: (name: string) => void;
}

/** What has to be corrected, from the first attempt on; corrected items disappear (R1 §5 "Form submission"). */
export function Problems(props: ProblemsProps) {
  return props.attempt === 0 ? null : <Listed {...props} />;
}

function Listed({ attempt, onGo }: ProblemsProps) {
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
