import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FieldGrid } from '../../../form/FieldGrid.js';

/** Groups of fields under each other, with a line between them. */
export const FieldGroups = styled('div')(({ theme }) => ({
  '& > * + *': { marginTop: 36, paddingTop: 32, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

// Below the heads of the forms, which are as small as a page with so many can have them.
const Heading = styled('h3')({ marginBottom: 20, fontSize: '18px' });

/** Fields that belong together, under what they are about. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
