import type { Message } from '@kontor/api/message/message.schema';
import AttachFile from '@mui/icons-material/AttachFile';
import Done from '@mui/icons-material/Done';
import { styled } from '@mui/material/styles';
import { formatBytes } from '@kontor/domain/pricing/format';
import { useMutation } from '@tanstack/react-query';
import { useDataProvider, useNotify } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { LinkButton } from '../../ui/LinkButton.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import { Tag } from '../../ui/Tag.js';
import { formatLogTime } from '../../ui/time/time.js';
import { useDownload } from '../../ui/use-download.js';
import { useMayDo } from '../case-action/CaseCommand.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { useReloadCase } from '../bank-case/reload-case.js';
import { isOpenForBank } from './is-open-for-bank.js';

const Bubble = styled('li')(({ theme }) => ({
  maxWidth: 640,
  padding: '12px 16px',
  display: 'grid',
  gap: 6,
  justifyItems: 'start',
  borderRadius: 10,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
  '&[data-side="ADMIN"]': { justifySelf: 'end', background: theme.vars.palette.primary.tint },
  '& p': { whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
  '& .who': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 12px',
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
  },
  '& .file': { display: 'inline-flex', alignItems: 'center', gap: 6, minWidth: 0 },
}));

export function MessageItem({ message }: { readonly message: Message }) {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const reload = useReloadCase(id);
  const notify = useNotify();
  const mayWrite = useMayDo('staffMessage');
  const [download] = useDownload();
  const { mutate, isPending } = useMutation({
    mutationFn: () => provider.markAsRevised(message.id),
    onSuccess: reload,
    onError: (error) =>
      notify(`Nicht als bearbeitet markiert: ${problemLine(error)}`, { type: 'error', autoHideDuration: null }),
  });
  const isOpen = isOpenForBank(message);
  return (
    <Bubble data-side={message.type}>
      <div className="who">
        <strong>{message.type === 'USER' ? 'Kunde' : 'Bank'}</strong>
        <time dateTime={message.createdAt}>{formatLogTime(message.createdAt)}</time>
        {isOpen ? <Tag tone="info">Neu</Tag> : null}
        {message.type === 'USER' && message.revised ? <Tag tone="success">Bearbeitet</Tag> : null}
      </div>
      <p>{message.message}</p>
      {message.attachments.map(({ name, originalName, sizeBytes }) => (
        <span key={name} className="file">
          <AttachFile fontSize="small" aria-hidden />
          <LinkButton type="button" onClick={() => download(`/bgo_identifications/messages/attachments/${name}`)}>
            {originalName}
          </LinkButton>
          <small>{formatBytes(sizeBytes)}</small>
        </span>
      ))}
      {isOpen && mayWrite ? (
        <ActionButton
          size="small"
          variant="outlined"
          startIcon={<Done />}
          isRunning={isPending}
          onClick={() => mutate()}
        >
          Als bearbeitet markieren
        </ActionButton>
      ) : null}
    </Bubble>
  );
}
