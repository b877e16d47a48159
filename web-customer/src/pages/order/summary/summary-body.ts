import { styled } from '@mui/material/styles';

/** The sections of the summary, one below the other. */
export const SummaryBody = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });
