import type { Message } from '@kontor/api/message/message.schema';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/message-text.js';
import { problemText } from '../../texts/problem-text.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../../ui/Button.js';
import { Delayed } from '../../ui/Delayed.js';
import { Hint } from '../../ui/Field.js';
import { Notice } from '../../ui/Notice.js';
import { Composer } from './Composer.js';
import { MessageList } from './MessageList.js';
import { useJustArrived, useMessages } from './use-messages.js';

const Stack = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

interface ChatProps {
  readonly mainStatus: number;
  /** A requested answer is written in the card above. */
  readonly answeredAbove: boolean;
}

/** The conversation with the bank (R2 §4.4). */
export function Chat({ mainStatus, answeredAbove }: ChatProps) {
  const { data, error, refetch } = useMessages(mainStatus);
  const fresh = useJustArrived(data);
  return (
    <Stack>
      {data === undefined ? (
        <Unread error={error} onRepeat={() => void refetch()} />
      ) : (
        <Read messages={data} fresh={fresh} />
      )}
      {answeredAbove ? <Hint>{text('chat.onlyHere')}</Hint> : <Composer mainStatus={mainStatus} />}
    </Stack>
  );
}

function Read({ messages, fresh }: { readonly messages: readonly Message[]; readonly fresh: readonly string[] }) {
  return messages.length === 0 ? <p>{text('chat.empty')}</p> : <MessageList messages={messages} fresh={fresh} />;
}

function Unread({ error, onRepeat }: { readonly error: Error | null; readonly onRepeat: () => void }) {
  if (error === null) {
    return (
      <Delayed>
        <Skeleton style={{ height: 90 }} />
      </Delayed>
    );
  }
  return (
    <Notice tone="error" title={text('chat.loadFailed')} live>
      <p>{problemText(error)}</p>
      <Button look="secondary" onClick={onRepeat}>
        {text('error.again')}
      </Button>
    </Notice>
  );
}
