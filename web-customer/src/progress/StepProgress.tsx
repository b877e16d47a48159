import Check from '@mui/icons-material/Check';
import { styled } from '@mui/material/styles';
import { text } from '../texts/text.js';
import { VisuallyHidden } from '../ui/VisuallyHidden.js';

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: 12,
  margin: '0 0 32px',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gap: 6, marginBottom: 8 },
}));

/** Narrow screens show only the name of the current step. */
const Present = styled('p')(({ theme }) => ({
  display: 'none',
  marginBottom: 24,
  fontSize: '15px',
  fontWeight: 600,
  color: theme.vars.palette.deep.text,
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

type StepState = 'done' | 'current' | 'open';

const Step = styled('li', { shouldForwardProp: (name) => name !== 'state' })<{ readonly state: StepState }>(
  ({ theme, state }) => ({
    flex: 1,
    minWidth: 0,
    hyphens: 'auto',
    paddingTop: 10,
    borderTop: `4px solid ${state === 'open' ? theme.vars.palette.divider : theme.vars.palette.primary.main}`,
    fontSize: '15px',
    lineHeight: 1.3,
    fontWeight: state === 'current' ? 600 : 400,
    color: state === 'open' ? theme.vars.palette.text.secondary : theme.vars.palette.deep.text,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    '& svg': { fontSize: '20px', color: theme.vars.palette.success.text, flex: 'none' },
    '& > span': { minWidth: 0 },
    [theme.breakpoints.down('md')]: {
      paddingTop: 0,
      '& svg': { display: 'none' },
      '& > span': { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
    },
  }),
);

interface StepProgressProps {
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
}

/** Progress on named steps. */
export function StepProgress({ steps, current }: StepProgressProps) {
  return (
    <nav aria-label={text('steps.label')}>
      <List>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'open';
          return (
            <Step key={step} state={state} {...(state === 'current' ? { 'aria-current': 'step' } : {})}>
              {state === 'done' ? <Check aria-hidden /> : null}
              <span>
                {step}
                {state === 'done' ? <VisuallyHidden> {text('steps.done')}</VisuallyHidden> : null}
              </span>
            </Step>
          );
        })}
      </List>
      <Present aria-hidden>
        {text('steps.title', { step: current + 1, count: steps.length })}: {steps[current]}
      </Present>
    </nav>
  );
}
