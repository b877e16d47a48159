import { styled } from '@mui/material/styles';

/** Fields one below the other. */
export const FieldGrid = styled('div')({ display: 'grid', gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' });
