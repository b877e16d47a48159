import { styled } from '@mui/material/styles';
import { useBank } from './use-bank.js';

const Mark = styled('span')(({ theme }) => ({
  width: 32,
  height: 32,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  background: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontSize: 19,
  fontWeight: 700,
}));

const Name = styled('span')(({ theme }) => ({
  fontSize: 18,
  fontWeight: 600,
  lineHeight: 1.15,
  letterSpacing: '-0.01em',
  color: theme.vars.palette.deep.text,
}));

const Row = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: 10, minHeight: 32 });
/** Gives way where the header is narrow. */
const Frame = styled('picture')({ display: 'block', minWidth: 0 });
// Logos are drawn for light ground.
const Picture = styled('img')(({ theme }) => ({
  display: 'block',
  height: 32,
  width: 'auto',
  maxWidth: 'min(40vw, 100%)',
  objectFit: 'contain',
  ...(theme.palette.mode === 'dark' && {
    height: 38,
    padding: '3px 8px',
    borderRadius: 8,
    background: '#fff',
  }),
}));

/** The bank's logo, or its name if it has none (R3 §2.2). */
export function BankMark() {
  const { name, logo, logoSmall } = useBank();
  if (logo !== '') {
    return (
      <Frame>
        {logoSmall === '' ? null : <source media="(max-width: 768px)" srcSet={logoSmall} />}
        <Picture src={logo} alt={name} height={32} />
      </Frame>
    );
  }
  return (
    <Row>
      {name === '' ? null : <Mark aria-hidden>{name.slice(0, 1).toUpperCase()}</Mark>}
      <Name>{name}</Name>
    </Row>
  );
}
