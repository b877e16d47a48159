import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { BankMark } from '../ui/BankMark.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { Panel } from '../ui/Panel.js';

const Ground = styled('main')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 24,
  padding: '32px 16px',
  background: theme.vars.palette.background.default,
  '& > section': { width: '100%', maxWidth: 400, padding: 24, display: 'grid', gap: 20 },
  '& hgroup': { display: 'grid', gap: 4 },
  '& hgroup p': { color: theme.vars.palette.text.secondary },
}));

interface EntryFrameProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

export function EntryFrame({ title, lead, children }: EntryFrameProps) {
  return (
    <Ground>
      <BankMark />
      <Panel>
        <hgroup>
          <PageHeading title={title} />
          <p>{lead}</p>
        </hgroup>
        {children}
      </Panel>
    </Ground>
  );
}
