import { styled, type Theme } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

/** `danger` for what cannot be undone. */
type Look = 'primary' | 'secondary' | 'quiet' | 'danger';

interface LookProps {
  readonly look?: Look;
  readonly wide?: boolean;
}

const own = ['look', 'wide'];
const forward = { shouldForwardProp: (name: PropertyKey) => !own.includes(String(name)) };

function coloursOf(look: Look, { palette }: Theme['vars']) {
  if (look === 'primary') {
    return {
      background: palette.primary.main,
      color: palette.primary.contrastText,
      '&:hover': { background: palette.deep.main, color: palette.deep.contrastText },
    };
  }
  if (look === 'danger') {
    const { main, contrastText, text } = palette.error;
    return { background: main, color: contrastText, '&:hover': { background: text } };
  }
  const border = look === 'secondary' ? palette.primary.text : 'transparent';
  return {
    background: 'transparent',
    color: palette.primary.text,
    borderColor: border,
    '&:hover': { background: palette.primary.tint },
  };
}

function styles({ theme, look = 'primary', wide = false }: LookProps & { readonly theme: Theme }) {
  return {
    ...theme.typography.button,
    display: wide ? 'flex' : 'inline-flex',
    width: wide ? '100%' : undefined,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 8,
    minHeight: 48,
    padding: look === 'quiet' ? '8px 12px' : '10px 22px',
    borderRadius: 8,
    border: '1.5px solid transparent',
    fontFamily: 'inherit',
    lineHeight: 1.25,
    textAlign: 'center' as const,
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 150ms, color 150ms, border-color 150ms',
    ...coloursOf(look, theme.vars),
    '&:focus-visible': { borderRadius: 8 },
    '&:disabled': {
      background: look === 'primary' || look === 'danger' ? theme.vars.palette.divider : 'transparent',
      color: theme.vars.palette.text.secondary,
      borderColor: theme.vars.palette.divider,
      cursor: 'not-allowed',
    },
    '& svg': { flex: 'none', fontSize: '1.2em' },
  };
}

const Base = styled('button', forward)<LookProps>(styles);
const Anchor = styled('a', forward)<LookProps>(styles);
const RouterLink = styled(Link, forward)<LookProps>(styles);

/** A button. While `busy` it keeps its size and ignores clicks. */
export function Button({
  busy,
  children,
  ...props
}: ComponentProps<typeof Base> & { readonly busy?: boolean | undefined }) {
  return (
    <Base
      type="button"
      {...(busy === true ? { 'aria-disabled': true } : {})}
      {...props}
      onClick={busy === true ? hold : props.onClick}
    >
      {children}
    </Base>
  );
}

function hold(event: { preventDefault: () => void }): void {
  event.preventDefault();
}

/** A link within the app that looks like a button. */
export function ButtonLink(props: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...props} />;
}

/** An external link that looks like a button; `href` comes from the bank's configuration. */
export function ButtonAnchor({ children, ...props }: ComponentProps<typeof Anchor> & { readonly children: ReactNode }) {
  return (
    <Anchor rel="noopener noreferrer" {...props}>
      {children}
    </Anchor>
  );
}
