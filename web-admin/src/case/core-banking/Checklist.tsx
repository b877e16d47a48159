import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircleOutlined from '@mui/icons-material/RemoveCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { ChecklistStep } from './checklist.js';

export const Checklist = styled('ol')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  display: 'grid',
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '24px minmax(0, 1fr)',
    gap: '2px 10px',
    padding: '12px 0',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > li > svg': { marginTop: 0, fontSize: 22, color: theme.vars.palette.text.secondary },
  '& > li[data-state="done"] > svg': { color: theme.vars.palette.success.text },
  '& > li[data-state="attention"] > svg': { color: theme.vars.palette.warning.text },
  '& > li > div': { minWidth: 0, display: 'grid', gap: 8, justifyItems: 'start' },
  '& p': { color: theme.vars.palette.text.secondary, fontSize: 14 },
}));

const looks = {
  done: { Icon: CheckCircle, label: 'Erledigt' },
  attention: { Icon: WarningAmber, label: 'Erledigt, bitte prüfen' },
  open: { Icon: RadioButtonUnchecked, label: 'Offen' },
  waiting: { Icon: RemoveCircleOutlined, label: 'Noch nicht möglich' },
};

export function ChecklistItem({ step, children }: { readonly step: ChecklistStep; readonly children: ReactNode }) {
  const { Icon, label } = looks[step.state];
  return (
    <li data-state={step.state}>
      <Icon titleAccess={label} />
      <div>
        <h3>{step.title}</h3>
        <p>{step.text}</p>
        {children}
      </div>
    </li>
  );
}
