import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gap: widths.pair - widths.form - widths.sidebar,
  gridTemplateColumns: `minmax(0, 1fr) ${widths.sidebar}px`,
  [theme.breakpoints.down('lg')]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 272px' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface WithSidebarProps {
  /** A `Sidebar`. */
  readonly sidebar: ReactNode;
  readonly children: ReactNode;
}

/** A form with a side column, on a page of the width `pair`. */
export function WithSidebar({ sidebar, children }: WithSidebarProps) {
  return (
    <Columns>
      <div>{children}</div>
      {sidebar}
    </Columns>
  );
}
