import { formStatusText, type FormKey } from '../../progress/form-status.js';
import ExpandMore from '@mui/icons-material/ExpandMore';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { FormStatusLabel } from '../../progress/FormStatusLabel.js';
import { useStorePart } from '../../application-draft/value-store.js';
import { formSummary } from './form-summary.js';
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
  const { progress } = useSession();
  const title = useStorePart(progress, ({ application }) => formTitle(form, application));
  const summary = useStorePart(progress, ({ application }) => formSummary(form, application));
  const bodyId = `${headId(form)}-inhalt`;
  const summaryId = `${headId(form)}-kurz`;
  const isSummaryShown = !open && summary !== '';
  return (
    <Card>
      <Head data-open={open}>
        <h2>
          <HeadButton
            type="button"
            id={headId(form)}
            aria-expanded={open}
            aria-controls={bodyId}
            {...(isSummaryShown ? { 'aria-describedby': summaryId } : {})}
            onClick={onToggle}
          >
            <span>{title}</span>
            <FormStatusText form={form} />
          </HeadButton>
        </h2>
        <ExpandMore aria-hidden />
        {isSummaryShown ? <Summary id={summaryId}>{summary}</Summary> : null}
      </Head>
      <Body id={bodyId} hidden={!open}>
        {open ? children : null}
      </Body>
    </Card>
  );
}

/** The completeness of a form as a text. */
export function FormStatusText({ form }: { readonly form: FormKey }) {
  const { progress } = useSession();
  const label = useStorePart(progress, ({ statuses }) => {
    const status = statuses.find((one) => one.form === form);
    return status === undefined ? '' : formStatusText(status);
  });
  const status = useStorePart(progress, ({ statuses }) => statuses.find((one) => one.form === form)?.status ?? 1);
  return <FormStatusLabel status={status}>{label}</FormStatusLabel>;
}
