import CalculateOutlined from '@mui/icons-material/CalculateOutlined';
import { styled } from '@mui/material/styles';
import { lazy, Suspense, useId, type Ref } from 'react';
import { text } from '../../texts/text.js';
import { Skeleton } from '../../ui/Skeleton.js';
import { Button } from '../../ui/Button.js';
import { Delayed } from '../../ui/Delayed.js';
import type { CalculatorProps } from './calculator-props.js';

const Calculator = lazy(() => import('./Calculator.js').then(({ Calculator }) => ({ default: Calculator })));

const Box = styled('section')(({ theme }) => ({
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  padding: '20px 28px',
  [theme.breakpoints.down('md')]: { padding: '20px' },
  [theme.breakpoints.down('sm')]: { padding: '16px' },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'center',
  gap: '12px 20px',
  '& > svg': { fontSize: '36px', color: theme.vars.palette.primary.text },
  '& h2': { ...theme.typography.h3 },
  '& p': { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('md')]: { gridTemplateColumns: '1fr auto', '& > svg': { display: 'none' } },
  // The title says enough where the packages would be pushed off the screen.
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: '1fr', '& p': { display: 'none' } },
}));

const Body = styled('div')({ marginTop: 24 });

interface CalculatorPanelProps extends CalculatorProps {
  readonly headingRef: Ref<HTMLHeadingElement>;
  readonly open: boolean;
  readonly onToggle: () => void;
}

/** The calculator behind a button; its sliders are loaded on demand. */
export function CalculatorPanel({ headingRef, open, onToggle, ...calculator }: CalculatorPanelProps) {
  const id = useId();
  return (
    <Box aria-labelledby={`${id}-title`}>
      <Head>
        <CalculateOutlined aria-hidden />
        <div>
          <h2 id={`${id}-title`} ref={headingRef} tabIndex={-1}>
            {text('calculator.title')}
          </h2>
          <p>{text('calculator.lead')}</p>
        </div>
        <Button look="secondary" aria-expanded={open} aria-controls={`${id}-body`} onClick={onToggle}>
          {text(open ? 'calculator.close' : 'calculator.open')}
        </Button>
      </Head>
      <div id={`${id}-body`}>
        {open ? (
          <Body>
            <Suspense fallback={<Waiting />}>
              <Calculator {...calculator} />
            </Suspense>
          </Body>
        ) : null}
      </div>
    </Box>
  );
}

function Waiting() {
  return (
    <Delayed>
      <Skeleton style={{ height: 240 }} />
    </Delayed>
  );
}
