import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import HourglassTop from '@mui/icons-material/HourglassTop';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { useState, type ReactNode } from 'react';
import { isSettled } from './checklist.js';

export const Checklist = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '2px 10px',
    padding: '8px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > svg': { marginTop: 0, fontSize: 22, color: theme.vars.palette.text.secondary },
  '& > li[data-state="done"] > svg': { color: theme.vars.palette.success.text },
  '& > li[data-state="attention"] > svg': { color: theme.vars.palette.warning.text },
  '& > li[data-state="failed"] > svg': { color: theme.vars.palette.error.text },
  '& > li[data-state="running"] > svg': { color: theme.vars.palette.info.text },
  '& > li > div, & > li > details > div': { minWidth: 0, display: 'grid', gap: 6, justifyItems: 'start' },
  '& > li > details > summary': { color: theme.vars.palette.text.primary, fontSize: 'inherit' },
  '& > li > details > summary > h3': { display: 'inline' },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 14, overflowWrap: 'break-word' },
}));

const looks = {
  done: { Icon: CheckCircle, label: 'Erledigt' },
  attention: { Icon: WarningAmber, label: 'Erledigt, bitte prüfen' },
  open: { Icon: RadioButtonUnchecked, label: 'Offen' },
  waiting: { Icon: RemoveCircleOutlined, label: 'Noch nicht möglich' },
  impossible: { Icon: RemoveCircleOutlined, label: 'Nicht möglich' },
  running: { Icon: HourglassTop, label: 'Läuft' },
  failed: { Icon: ErrorOutlined, label: 'Gescheitert' },
};

interface ChecklistItemProps {
  readonly step: { readonly title: string; readonly state: keyof typeof looks; readonly text: string };
  /** Always one that opens: what somebody works with inside stays open when the step is done. */
  readonly isFoldable?: boolean;
  readonly children?: ReactNode;
}

/** One step; a step that is done is one line, which opens. */
export function ChecklistItem({ step, isFoldable = false, children }: ChecklistItemProps) {
  const { state, title, text } = step;
  const { Icon, label } = looks[state];
  const [isOpen, setOpen] = useState(state !== 'done');
  const rest = (
    <div>
      <p>{text}</p>
      {children}
    </div>
  );
  return (
    <li data-state={state}>
      <Icon titleAccess={label} />
      {isSettled(step) || isFoldable ? (
        <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
          <summary>
            <h3>{title}</h3>
          </summary>
          {rest}
        </details>
      ) : (
        <div>
          <h3>{title}</h3>
          {rest}
        </div>
      )}
    </li>
  );
}
