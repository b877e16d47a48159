import { useQuery } from '@tanstack/react-query';
import { styled } from '@mui/material/styles';
import { useDataProvider } from 'react-admin';
import { chatTimes } from '@kontor/domain/message/message';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Waiting } from '../../ui/Waiting.js';
import { CaseCommand } from '../case-action/CaseCommand.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';
import { MessageForm } from './MessageForm.js';
import { isOpenForBank } from './is-open-for-bank.js';
import { MessageItem } from './MessageItem.js';

const Thread = styled('ol')({ listStyle: 'none', padding: 0, display: 'grid', gap: 12 });

/** Messages with the customer, oldest first (R3 §2.5). */
export function Messages() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: caseKeys.messages(id),
    queryFn: ({ signal }) => provider.messagesOf(id, signal),
    refetchOnMount: 'always',
    refetchInterval: chatTimes.poll,
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Nachrichten nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  const sorted = [...data].sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      {sorted.length === 0 ? (
        <p>Noch keine Nachrichten.</p>
      ) : (
        <Thread aria-label="Nachrichten">
          {sorted.map((message) => (
            <MessageItem key={message.id} message={message} />
          ))}
        </Thread>
      )}
      <CaseCommand name="staffMessage">
        <MessageForm open={sorted.filter(isOpenForBank).map(({ id: messageId }) => messageId)} />
      </CaseCommand>
    </div>
  );
}
