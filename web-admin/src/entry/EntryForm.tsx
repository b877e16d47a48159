import { styled } from '@mui/material/styles';

export const EntryForm = styled('form')({ display: 'grid', gap: 16 });
