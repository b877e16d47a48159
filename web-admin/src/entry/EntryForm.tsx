import { styled } from '@mui/material/styles';

/** A form of one column. */
export const EntryForm = styled('form')({ display: 'grid', gap: 16 });
