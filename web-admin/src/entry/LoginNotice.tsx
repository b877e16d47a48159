import { Notice } from '../ui/notice/Notice.js';
import type { LoginProblem } from './login-problem.js';
import { RetryTime } from './RetryTime.js';

export function LoginNotice({ problem }: { readonly problem: LoginProblem }) {
  return (
    <Notice tone="danger" title={problem.title} live>
      <p>{problem.message}</p>
      {problem.retryAt === undefined ? null : <RetryTime at={problem.retryAt} />}
      {problem.errorNumber === undefined ? null : <small>Fehler-Nr. {problem.errorNumber}</small>}
    </Notice>
  );
}
