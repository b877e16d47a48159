import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import type { UploadedFile } from '@kontor/domain/application/application';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { text } from '../texts/fields-text.js';
import { Button } from '../ui/Button.js';
import type { PendingUpload } from './upload-queue.js';
import type { UploadFieldState } from './use-upload-field.js';
import { bytesText } from '../texts/format.js';

const List = styled('ul')({ display: 'grid', gap: 8, margin: '10px 0 0', padding: 0, listStyle: 'none' });

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: 12,
  minHeight: 60,
  padding: '6px 6px 6px 14px',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 8,
  background: theme.vars.palette.background.paper,
  '& > svg': { color: theme.vars.palette.primary.text },
  '& > div': { display: 'grid', gap: 2 },
  '& b': { fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& small': { fontSize: '15px', color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: {
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: '0 12px',
    padding: '12px 14px 4px',
    '& > svg': { alignSelf: 'start' },
    '& > button': { gridColumn: 2, justifySelf: 'start', marginLeft: -12 },
  },
}));

const Bar = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 6,
  appearance: 'none',
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: theme.vars.palette.divider,
  '&::-webkit-progress-bar': { background: theme.vars.palette.divider },
  '&::-webkit-progress-value': { background: theme.vars.palette.primary.main, transition: 'width 150ms' },
  '&::-moz-progress-bar': { background: theme.vars.palette.primary.main },
}));

interface UploadListProps {
  readonly label: string;
  /** Bytes by the id of a file. */
  readonly sizes: ReadonlyMap<string, number>;
  readonly field: UploadFieldState;
}

/** Uploaded files, and those in progress. */
export function UploadList({ label, sizes, field: { files, queue, removing, callOff, remove } }: UploadListProps) {
  if (files.length + queue.length === 0) return null;
  return (
    <List aria-label={text('upload.files', { label })}>
      {files.map((file) => (
        <UploadedRow
          key={file.id}
          file={file}
          size={sizes.get(file.id)}
          busy={removing === file.id}
          onRemove={() => void remove(file)}
        />
      ))}
      {queue.map((one, index) => (
        <PendingRow key={one.key} upload={one} waits={index > 0} onCancel={() => callOff(one)} />
      ))}
    </List>
  );
}

function FileRow({ name, children, action }: { name: string; children: ReactNode; action: ReactNode }) {
  return (
    <Row>
      <DescriptionOutlined aria-hidden />
      <div>
        <b>{name}</b>
        {children}
      </div>
      {action}
    </Row>
  );
}

interface UploadedRowProps {
  readonly file: UploadedFile;
  readonly size: number | undefined;
  readonly busy: boolean;
  readonly onRemove: () => void;
}

function UploadedRow({ file: { name }, size, busy, onRemove }: UploadedRowProps) {
  const action = (
    <Button look="quiet" busy={busy} onClick={onRemove} aria-label={text('upload.removeOf', { name })}>
      {text(busy ? 'upload.removing' : 'upload.remove')}
    </Button>
  );
  return (
    <FileRow name={name} action={action}>
      <small>{size === undefined ? '\u00a0' : bytesText(size)}</small>
    </FileRow>
  );
}

interface PendingRowProps {
  readonly upload: PendingUpload;
  readonly waits: boolean;
  readonly onCancel: () => void;
}

function PendingRow({ upload: { file, share }, waits, onCancel }: PendingRowProps) {
  const { name, size } = file;
  const percent = Math.floor(share * 100);
  const action = (
    <Button look="quiet" onClick={onCancel} aria-label={text('upload.cancelOf', { name })}>
      {text('upload.cancel')}
    </Button>
  );
  return (
    <FileRow name={name} action={action}>
      <small>
        {bytesText(size)} · {waits ? text('upload.waiting') : text('upload.percent', { percent })}
      </small>
      {waits ? null : <Bar max={100} value={percent} aria-label={text('upload.progress', { name })} />}
    </FileRow>
  );
}
