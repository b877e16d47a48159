import type { Message } from '@kontor/api/message/message.schema';
import { keyframes } from '@emotion/react';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/message-text.js';
import { DownloadButton } from '../document/DownloadButton.js';
import { inOrder, messageTime } from './conversation.js';
import { bytesText } from '../../texts/format.js';

const arrive = keyframes({ from: { outline: '3px solid currentColor' }, to: { outline: '3px solid transparent' } });

const List = styled('ul')({ display: 'grid', gap: 12, padding: 0, listStyle: 'none' });

const Bubble = styled('li', { shouldForwardProp: (name) => name !== 'own' && name !== 'fresh' })<{
  readonly own: boolean;
  readonly fresh: boolean;
}>(({ theme, own, fresh }) => ({
  width: 'fit-content',
  maxWidth: '88%',
  minWidth: 'min(240px, 88%)',
  marginLeft: own ? 'auto' : 0,
  padding: '12px 18px 14px',
  borderRadius: own ? '10px 10px 2px 10px' : '10px 10px 10px 2px',
  background: own ? theme.vars.palette.primary.tint : theme.vars.palette.background.default,
  border: `1px solid ${theme.vars.palette.divider}`,
  animation: fresh ? `${arrive} 400ms ease-out` : undefined,
  '& > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 16px',
    fontSize: '15px',
    color: theme.vars.palette.text.secondary,
  },
  '& strong': { fontWeight: 600, color: theme.vars.palette.text.primary },
  '& .words': { marginTop: 4, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  '& button': { marginLeft: -12, textAlign: 'left' },
}));

interface MessageListProps {
  readonly messages: readonly Message[];
  /** Newly arrived messages. */
  readonly fresh: readonly string[];
}

/** The messages, oldest first. New messages of the bank are announced. */
export function MessageList({ messages, fresh }: MessageListProps) {
  return (
    <div role="log" aria-label={text('chat.title')}>
      <List>
        {inOrder(messages).map((message) => (
          <One key={message.id} message={message} fresh={fresh.includes(message.id)} />
        ))}
      </List>
    </div>
  );
}

function One({ message, fresh }: { readonly message: Message; readonly fresh: boolean }) {
  const { type, createdAt, attachments } = message;
  return (
    <Bubble own={type === 'USER'} fresh={fresh}>
      <p>
        <strong>{text(type === 'USER' ? 'chat.you' : 'chat.bank')}</strong>
        <time dateTime={createdAt}>{messageTime(createdAt)}</time>
      </p>
      <p className="words">{message.message}</p>
      {attachments.map(({ name, originalName, sizeBytes }) => {
        const file = { name: originalName, size: bytesText(sizeBytes) };
        return (
          <DownloadButton
            key={name}
            path={`/bgo_identifications/messages/attachments/${name}`}
            label={text('chat.attachmentOf', file)}
          >
            {text('chat.attachment', file)}
          </DownloadButton>
        );
      })}
    </Bubble>
  );
}
