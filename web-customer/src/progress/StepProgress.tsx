import Check from '@mui/icons-material/Check';
import Schedule from '@mui/icons-material/Schedule';
import { styled } from '@mui/material/styles';
import { text } from '../texts/text.js';
import { onlyRead, VisuallyHidden } from '../ui/VisuallyHidden.js';

const Frame = styled('nav')({ containerType: 'inline-size' });

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.down('md')]: { gap: 6 },
}));

/** Below the bar: on narrow screens the name of the step too, for which the bar has no space. */
const Below = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2px 16px',
  minHeight: 21,
  margin: '8px 0 24px',
  fontSize: '15px',
  lineHeight: 1.4,
  color: theme.vars.palette.text.secondary,
  fontVariantNumeric: 'tabular-nums',
  '@media print': { display: 'none' },
  [theme.breakpoints.down('sm')]: { '& .wide': onlyRead },
}));

const Present = styled('p')(({ theme }) => ({
  display: 'none',
  flexBasis: '100%',
  fontWeight: 600,
  color: theme.vars.palette.deep.text,
  [theme.breakpoints.down('md')]: { display: 'block' },
}));

const TimeLeft = styled('p')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  '& svg': { fontSize: '18px', flex: 'none' },
  [theme.breakpoints.down('sm')]: {
    '& svg': { display: 'none' },
    '& .until': onlyRead,
  },
}));

type StepState = 'done' | 'current' | 'open';

const shares = { done: 1, open: 0 } as const;

/** A step that has started is never drawn empty. */
const leastShare = 0.12;

interface DrawnStep {
  readonly state: StepState;
  /** From 0 to 1. */
  readonly share: number;
}

const Step = styled('li', { shouldForwardProp: (name) => name !== 'state' && name !== 'share' })<DrawnStep>(
  ({ theme, state, share }) => ({
    position: 'relative',
    flex: 1,
    minWidth: 0,
    hyphens: 'auto',
    paddingTop: 14,
    fontSize: '15px',
    lineHeight: 1.3,
    fontWeight: state === 'current' ? 600 : 400,
    color: state === 'open' ? theme.vars.palette.text.secondary : theme.vars.palette.deep.text,
    display: 'flex',
    alignItems: 'flex-start',
    gap: 6,
    '&::before, &::after': { content: '""', position: 'absolute', inset: '0 0 auto', height: 5, borderRadius: 3 },
    '&::before': { background: theme.vars.palette.divider },
    '&::after': {
      right: 'auto',
      width: `${share * 100}%`,
      background: theme.vars.palette.primary.main,
      transition: 'width 200ms',
    },
    '& svg': { fontSize: '20px', color: theme.vars.palette.success.text, flex: 'none' },
    '& > span': { minWidth: 0 },
    // As narrow as a form, the names need the space.
    '@container (max-width: 720px)': { '& svg': { display: 'none' } },
    [theme.breakpoints.down('md')]: {
      paddingTop: 5,
      '& svg': { display: 'none' },
      '& > span': onlyRead,
    },
  }),
);

interface StepProgressProps {
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
  /** How much of the current step is done, from 0 to 1; all of it is drawn where that is not known. */
  readonly done?: number | undefined;
  readonly detail?: string | undefined;
  /** Whether a phone has space for the detail beside the time. */
  readonly isDetailShort?: boolean | undefined;
  readonly timeLeft?: string | undefined;
}

/** Progress on named steps: what is done, what is left and how long it takes. */
export function StepProgress({ steps, current, done = 1, detail, isDetailShort = true, timeLeft }: StepProgressProps) {
  return (
    <Frame aria-label={text('steps.label')}>
      <List>
        {steps.map((step, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'open';
          const share = state === 'current' ? Math.max(leastShare, done) : shares[state];
          return (
            <Step key={step} {...{ state, share }} {...(state === 'current' ? { 'aria-current': 'step' } : {})}>
              {state === 'done' ? <Check aria-hidden /> : null}
              <span>
                {step}
                {state === 'done' ? <VisuallyHidden> {text('steps.done')}</VisuallyHidden> : null}
              </span>
            </Step>
          );
        })}
      </List>
      <Below>
        <Present aria-hidden>
          {text('steps.title', { step: current + 1, count: steps.length })}: {steps[current]}
        </Present>
        {detail === undefined ? null : <p className={isDetailShort ? undefined : 'wide'}>{detail}</p>}
        {timeLeft === undefined ? null : (
          <TimeLeft>
            <Schedule aria-hidden />
            <span>
              {timeLeft}
              <span className="until"> {text('steps.until')}</span>
            </span>
          </TimeLeft>
        )}
      </Below>
    </Frame>
  );
}
