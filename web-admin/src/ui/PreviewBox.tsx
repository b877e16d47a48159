import { radius } from '@kontor/domain/brand/tokens';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Box = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& > h3, & > h4': { margin: 0, fontSize: 14, color: theme.vars.palette.text.secondary },
  '& > div': {
    minWidth: 0,
    padding: 16,
    borderRadius: radius.card,
    border: `1px dashed ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.default,
    overflowWrap: 'anywhere',
  },
  '& > div > :first-of-type': { marginTop: 0 },
  '& > div > :last-child': { marginBottom: 0 },
  '& > div > ul': { paddingLeft: 20 },
}));

interface PreviewBoxProps {
  readonly title: string;
  /** The level below that of the page or dialog around it; h3 directly below the title of a dialog. */
  readonly heading?: 'h3' | 'h4';
  readonly children: ReactNode;
}

/** A part of what a form changes, as it looks to the customer. */
export function PreviewBox({ title, heading: Heading = 'h4', children }: PreviewBoxProps) {
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <div>{children}</div>
    </Box>
  );
}
