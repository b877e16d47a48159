import type { FormKey } from '../../progress/form-status.js';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { useStorePart } from '../../application-draft/value-store.js';
import { text } from '../../texts/form-text.js';
import { formSummary } from './form-summary.js';
import { FormStatusText } from './FormStatusText.js';
import { formTitle, headId } from '../../application-draft/form-title.js';
import { useSession } from '../../application-draft/session-context.js';

const Card = styled('section')(({ theme }) => ({
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.background.paper,
  scrollMarginTop: 16,
}));

const Head = styled('div')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '2px 12px',
  padding: '16px 20px',
  borderRadius: 10,
  '&:hover': { background: theme.vars.palette.background.default },
  '& h2': { ...theme.typography.h3, minWidth: 0 },
  '& > svg': { color: theme.vars.palette.primary.text, transition: 'transform 150ms' },
  '&[data-open="true"] > svg': { transform: 'rotate(180deg)' },
  // Leads to another screen.
  '&[data-open="away"] > svg': { transform: 'rotate(-90deg)' },
  [theme.breakpoints.down('sm')]: { padding: '14px 16px' },
}));

const HeadButton = styled('button')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '4px 16px',
  width: '100%',
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'transparent',
  font: 'inherit',
  color: theme.vars.palette.deep.text,
  textAlign: 'left',
  cursor: 'pointer',
  scrollMarginTop: 24,
  '& > span:first-of-type': { marginRight: 'auto', overflowWrap: 'anywhere' },
  // The whole heading is a click target of the button.
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 10 },
  '&:focus-visible': { outline: 'none' },
  '&:focus-visible::after': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

const Summary = styled('p')(({ theme }) => ({
  gridColumn: 1,
  fontSize: '15px',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

const Body = styled('div')(({ theme }) => ({
  padding: '12px 20px 24px',
  [theme.breakpoints.down('sm')]: { padding: '8px 16px 20px' },
}));

/** A word for what pressing the heading of a closed form does. */
const Act = styled('span')(({ theme }) => ({
  fontSize: '15px',
  fontWeight: 600,
  color: theme.vars.palette.primary.text,
  textDecoration: 'underline',
  textDecorationThickness: 1,
  textUnderlineOffset: '0.18em',
}));

interface FormAccordionProps {
  readonly form: FormKey;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/**
 * One form of the page below its heading. Only open forms are rendered; the values of the others are in the form
 * state.
 */
export function FormAccordion({ form, open, onToggle, children }: FormAccordionProps) {
  const bodyId = `${headId(form)}-inhalt`;
  return (
    <FormCard {...{ form, open }} button={{ 'aria-expanded': open, 'aria-controls': bodyId, onClick: onToggle }}>
      <Body id={bodyId} hidden={!open}>
        {open ? children : null}
      </Body>
    </FormCard>
  );
}

interface FormCardProps {
  readonly form: FormKey;
  /** Undefined where the form opens elsewhere. */
  readonly open?: boolean;
  readonly button: ButtonHTMLAttributes<HTMLButtonElement>;
  readonly children?: ReactNode;
}

/** The heading of a form as a button, and while it is closed, a line of what was typed. */
export function FormCard({ form, open, button, children }: FormCardProps) {
  const { progress } = useSession();
  const title = useStorePart(progress, ({ application }) => formTitle(form, application));
  const summary = useStorePart(progress, ({ application }) => formSummary(form, application));
  const isDone = useStorePart(progress, ({ statuses }) => statuses.find((one) => one.form === form)?.status === 2);
  const summaryId = `${headId(form)}-kurz`;
  const isSummaryShown = open !== true && summary !== '';
  return (
    <Card>
      <Head data-open={open ?? 'away'}>
        <h2>
          <HeadButton
            type="button"
            id={headId(form)}
            {...(isSummaryShown ? { 'aria-describedby': summaryId } : {})}
            {...button}
          >
            <span>{title}</span> <FormStatusText form={form} />{' '}
            {open === true ? null : <Act>{text(isDone ? 'form.change' : 'form.fill')}</Act>}
          </HeadButton>
        </h2>
        <ExpandMore aria-hidden />
        {isSummaryShown ? <Summary id={summaryId}>{summary}</Summary> : null}
      </Head>
      {children}
    </Card>
  );
}
