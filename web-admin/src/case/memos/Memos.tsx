import type { BankMemo } from '@kontor/api/message/message.schema';
import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { Panel } from '../../ui/Panel.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { formatMemoTime } from '../../ui/time/time.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { MemoForm } from './MemoForm.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  gap: 12,
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .who': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2px 12px',
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
  },
}));

const newestFirst = (one: BankMemo, other: BankMemo): number => other.createdAt.localeCompare(one.createdAt);

/** Internal notes, hidden from the customer (R3 §2.5). */
export function Memos() {
  const { id, bankComment: bankMemo } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.memos(id),
    queryFn: ({ signal }) => provider.memosOf(id, signal),
    refetchOnMount: 'always',
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Notizen nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <CaseCommand name="memo">
        <MemoForm />
      </CaseCommand>
      {data.length === 0 && bankMemo === '' ? (
        <p>Noch keine Notizen.</p>
      ) : (
        <List>
          {[...data].sort(newestFirst).map((memo) => (
            <Panel as="li" key={`${memo.createdAt}-${memo.content}`}>
              <div className="who">
                <strong>{memo.author}</strong>
                <time dateTime={memo.createdAt}>{formatMemoTime(memo.createdAt)}</time>
              </div>
              <p>{memo.content}</p>
            </Panel>
          ))}
          {bankMemo === '' ? null : (
            <Panel as="li">
              <div className="who">
                <strong>Frühere Notiz</strong>
              </div>
              <p>{bankMemo}</p>
            </Panel>
          )}
        </List>
      )}
    </div>
  );
}
