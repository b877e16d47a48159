import { useListContext } from 'react-admin';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';

export function CaseListProblem() {
  const { error, refetch } = useListContext();
  return <ProblemNotice error={error} title="Kundenanfragen nicht geladen" onRetry={() => void refetch()} />;
}
