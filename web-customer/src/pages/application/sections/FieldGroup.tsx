import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';
import { FieldGrid } from '../../../form/FieldGrid.js';

/** Groups of fields, separated by a line. */
export const FieldGroups = styled('div')(({ theme }) => ({
  '& > * + *': { marginTop: 36, paddingTop: 32, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

// Smaller than the headings of the forms, which are small because there are many.
const Heading = styled('h3')({ marginBottom: 20, fontSize: '18px' });

/** Related fields below their heading. */
export function FieldGroup({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>{title}</Heading>
      <FieldGrid>{children}</FieldGrid>
    </section>
  );
}
