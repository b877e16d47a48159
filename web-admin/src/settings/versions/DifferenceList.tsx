import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { differenceLines, type DifferenceLine } from './difference-text.js';
import { settingLabel } from './setting-labels.js';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& ul': { display: 'grid', gap: 8, margin: '4px 0 0', padding: 0, listStyle: 'none' },
  '& ul > li': { paddingLeft: 12, borderLeft: `2px solid ${theme.vars.palette.divider}`, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 14, color: theme.vars.palette.text.secondary },
  '& del': { color: theme.vars.palette.error.text },
  '& ins': { color: theme.vars.palette.success.text, textDecoration: 'none' },
}));

export interface SettingChange {
  readonly name: string;
  readonly before?: unknown;
  readonly after?: unknown;
}

/** What differs, setting by setting: the earlier text struck out, then the later one. */
export function DifferenceList({ changes }: { readonly changes: readonly SettingChange[] }) {
  if (changes.length === 0) return <p role="status">Kein Unterschied.</p>;
  const settings = changes.map(({ name, before, after }) => ({ name, lines: differenceLines(name, before, after) }));
  return <SettingLines settings={settings} />;
}

interface SettingLinesProps {
  readonly settings: readonly { readonly name: string; readonly lines: readonly DifferenceLine[] }[];
}

/** Lines of differences below the name of their setting. */
export function SettingLines({ settings }: SettingLinesProps) {
  return (
    <List>
      {settings.map(({ name, lines }) => (
        <li key={name}>
          <strong>{settingLabel(name)}</strong>
          <ul>
            {lines.map((line, index) => (
              <li key={index}>
                {line.place === '' ? null : <small>{line.place}</small>}
                <Side kind="del" text={line.before} />
                {line.before === '' || line.after === '' ? null : ' → '}
                <Side kind="ins" text={line.after} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </List>
  );
}

function Side({ kind: Mark, text }: { readonly kind: 'del' | 'ins'; readonly text: string }) {
  if (text === '') return null;
  return (
    <>
      <VisuallyHidden>{Mark === 'del' ? 'Bisher: ' : 'Neu: '}</VisuallyHidden>
      <Mark>{text}</Mark>
    </>
  );
}
