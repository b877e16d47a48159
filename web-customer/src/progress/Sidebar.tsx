import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { text } from '../texts/form-text.js';
import { useMedia } from '../ui/use-media.js';

const Column = styled('aside')({
  position: 'sticky',
  top: 20,
  maxHeight: 'calc(100dvh - 40px)',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  // Space for the focus outline.
  margin: -4,
  padding: 4,
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'minmax(0, 1fr)',
});

const Sheet = styled('aside')(({ theme }) => ({
  position: 'fixed',
  zIndex: 5,
  insetInline: 0,
  bottom: 0,
  maxHeight: '80dvh',
  display: 'flex',
  flexDirection: 'column',
  background: theme.vars.palette.background.paper,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  boxShadow: '0 -6px 24px rgb(20 32 43 / 12%)',
}));

/** Height of the closed sheet, in px. */
const lineHeight = 61;

/** The page ends above the sheet, and focused elements are scrolled to above it. */
const spaceBelow = (
  <GlobalStyles styles={{ '#root': { paddingBottom: lineHeight }, html: { scrollPaddingBottom: lineHeight + 16 } }} />
);

const Toggle = styled('button')(({ theme }) => ({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 12,
  width: '100%',
  minHeight: lineHeight - 1,
  padding: '8px 16px',
  border: 0,
  background: 'transparent',
  color: theme.vars.palette.text.primary,
  font: 'inherit',
  lineHeight: 1.3,
  textAlign: 'left',
  cursor: 'pointer',
  '& > span:last-of-type': { display: 'flex', alignItems: 'center', color: theme.vars.palette.primary.text },
  '&:focus-visible': { outlineOffset: -4 },
}));

const Content = styled('div')({
  overflowY: 'auto',
  padding: '4px 16px 24px',
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '&[hidden]': { display: 'none' },
});

interface SidebarProps {
  /** Text of the closed sheet on narrow screens. */
  readonly summary: ReactNode;
  /** Accessible name of the column. */
  readonly label?: string;
  readonly children: ReactNode;
}

/** The column beside the page; on narrow screens a bottom sheet that opens when its line is pressed. */
export function Sidebar({ summary, label = text('sidebar.label'), children }: SidebarProps) {
  const wide = useMedia('(min-width: 769px)');
  if (wide) return <Column aria-label={label}>{children}</Column>;
  return (
    <BottomSheet summary={summary} label={label}>
      {children}
    </BottomSheet>
  );
}

function BottomSheet({ summary, label, children }: SidebarProps) {
  const [open, setOpen] = useState(false);
  const id = useId();
  const sheet = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  useCloseOutside(open, sheet, () => setOpen(false));
  const onKeyDown = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !open) return;
    setOpen(false);
    toggle.current?.focus();
  };
  const Icon = open ? ExpandMore : ExpandLess;
  return (
    <>
      {spaceBelow}
      <Sheet ref={sheet} aria-label={label} onKeyDown={onKeyDown}>
        <Toggle ref={toggle} type="button" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <span>{summary}</span>
          <span>
            {text(open ? 'sidebar.close' : 'sidebar.open')}
            <Icon aria-hidden />
          </span>
        </Toggle>
        <Content id={id} hidden={!open}>
          {children}
        </Content>
      </Sheet>
    </>
  );
}

/** Focus in the page closes the sheet. */
function useCloseOutside(open: boolean, sheet: { readonly current: HTMLElement | null }, close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return undefined;
    const onElsewhere = ({ target }: Event): void => {
      // A dialog opened from the sheet returns the focus to it.
      if (document.querySelector('[aria-modal="true"]') !== null) return;
      if (target instanceof Node && sheet.current?.contains(target) === false) latest.current();
    };
    document.addEventListener('pointerdown', onElsewhere);
    document.addEventListener('focusin', onElsewhere);
    return () => {
      document.removeEventListener('pointerdown', onElsewhere);
      document.removeEventListener('focusin', onElsewhere);
    };
  }, [open, sheet]);
}
