import { styled } from '@mui/material/styles';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 200,
  marginBottom: 28,
  borderRadius: 10,
  objectFit: 'cover',
  objectPosition: 'bottom',
  // On narrow screens from edge to edge below the header, so that the packages begin higher.
  [theme.breakpoints.down('md')]: {
    width: 'calc(100% + 32px)',
    maxWidth: 'none',
    height: 140,
    margin: '-32px -16px 24px',
    borderRadius: 0,
  },
  [theme.breakpoints.down('sm')]: { height: 96, marginBottom: 20 },
}));

/** The bank's image above the comparison of its packages, with the same place before and after it is loaded. */
export function HeadImage({ src }: { readonly src: string }) {
  return <Image src={src} alt="" height={200} fetchPriority="high" />;
}
