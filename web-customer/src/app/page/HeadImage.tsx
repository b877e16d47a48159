import { styled } from '@mui/material/styles';

const Image = styled('img')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 220,
  marginBottom: 32,
  borderRadius: 10,
  objectFit: 'cover',
  [theme.breakpoints.down('md')]: { height: 120, marginBottom: 24 },
}));

/** The bank's image above the comparison of its packages, with the same place before and after it is loaded. */
export function HeadImage({ src }: { readonly src: string }) {
  return <Image src={src} alt="" height={220} fetchPriority="high" />;
}
