import { styled } from '@mui/material/styles';
import { useConfiguration } from '../configuration/use-configuration.js';

const Mark = styled('span')(({ theme }) => ({
  width: 38,
  height: 38,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 10,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: 22,
  fontWeight: 700,
}));

const Name = styled('span')(({ theme }) => ({
  marginLeft: 12,
  fontSize: 20,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  color: theme.vars.palette.deep.text,
  [theme.breakpoints.down('md')]: { fontSize: 18 },
  [theme.breakpoints.down('sm')]: { fontSize: 16, marginLeft: 10 },
}));

// Narrower than its content where the header has no space for more.
const Frame = styled('picture')({ display: 'block', minWidth: 0 });
const Picture = styled('img')({
  display: 'block',
  height: 40,
  width: 'auto',
  maxWidth: 'min(45vw, 100%)',
  objectFit: 'contain',
});

/** The bank's logo, the small one on a phone; its name without a logo. The link around it has the accessible text. */
export function Logo() {
  const { logo = '', logoSmall = '', bankName = '' } = useConfiguration() ?? {};
  if (logo !== '') {
    return (
      <Frame>
        {logoSmall === '' ? null : <source media="(max-width: 768px)" srcSet={logoSmall} />}
        <Picture src={logo} alt="" height={40} />
      </Frame>
    );
  }
  if (bankName === '') return null;
  return (
    <>
      <Mark aria-hidden>{bankName.slice(0, 1).toUpperCase()}</Mark>
      <Name>{bankName}</Name>
    </>
  );
}
