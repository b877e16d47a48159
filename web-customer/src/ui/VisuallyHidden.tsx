import { styled } from '@mui/material/styles';

/** The style of what only screen readers have, for an element that is shown elsewhere or at other widths. */
export const onlyRead = {
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;

/** For screen readers only. */
export const VisuallyHidden = styled('span')({ ...onlyRead, margin: -1, whiteSpace: 'nowrap' });
