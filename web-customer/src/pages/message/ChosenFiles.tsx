import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/message-text.js';
import { Button } from '../../ui/Button.js';
import type { ComposedFile } from './use-composer.js';
import { bytesText } from '../../texts/format.js';

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
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere', lineHeight: 1.3 },
  '& small': { fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& progress': { display: 'block', width: '100%', height: 6, accentColor: theme.vars.palette.primary.main },
}));

interface ChosenFilesProps {
  readonly label: string;
  readonly files: readonly ComposedFile[];
  /** Progress of the first file while it is uploaded, 0 to 1. */
  readonly share?: number | undefined;
  readonly onRemove: (key: string) => void;
}

/** Files that were chosen and not uploaded yet. */
export function ChosenFiles({ label, files, share, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null;
  return (
    <List aria-label={label}>
      {files.map(({ key, file: { name, size } }, index) => {
        const percent = index === 0 && share !== undefined ? Math.floor(share * 100) : undefined;
        return (
          <Row key={key}>
            <DescriptionOutlined aria-hidden />
            <div>
              <b>{name}</b>
              <small>
                {bytesText(size)}
                {percent === undefined ? null : ` · ${text('file.percent', { percent })}`}
              </small>
              {percent === undefined ? null : (
                <progress max={100} value={percent} aria-label={text('file.sending', { name })} />
              )}
            </div>
            {share === undefined ? (
              <Button look="quiet" onClick={() => onRemove(key)} aria-label={text('file.removeOf', { name })}>
                {text('file.remove')}
              </Button>
            ) : (
              <span />
            )}
          </Row>
        );
      })}
    </List>
  );
}
