import { KeyPromptFailed } from '../ui/key-prompt.js';
import { Notice } from '../ui/notice/Notice.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';

interface FactorProblemProps {
  readonly error: Error | null;
  readonly title: string;
}

/** Why a change failed: the prompt of the browser, or the server. */
export function FactorProblem({ error, title }: FactorProblemProps) {
  if (error === null) return null;
  if (!(error instanceof KeyPromptFailed)) return <ProblemNotice error={error} title={title} />;
  return (
    <Notice tone="danger" title={title} live>
      <p>{error.message}</p>
    </Notice>
  );
}
