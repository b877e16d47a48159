import { widths } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div', { shouldForwardProp: (name) => name !== 'wide' })<{
  readonly wide: boolean;
}>(({ theme, wide }) => ({
  display: 'grid',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: 48,
  gridTemplateColumns: `minmax(0, ${wide ? '1fr' : `${widths.form}px`}) ${widths.sidebar}px`,
  [theme.breakpoints.down('lg')]: { gap: 24, gridTemplateColumns: 'minmax(0, 1fr) 272px' },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface WithSidebarProps {
  /** A `Sidebar`. */
  readonly sidebar: ReactNode;
  /** Uses the full width, for pages that mostly show data. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A page with a side column. */
export function WithSidebar({ sidebar, wide = false, children }: WithSidebarProps) {
  return (
    <Columns wide={wide}>
      <div>{children}</div>
      {sidebar}
    </Columns>
  );
}
