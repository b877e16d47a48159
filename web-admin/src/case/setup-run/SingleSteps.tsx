import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { AccountBooking } from '../core-banking/AccountBooking.js';
import { GirocardBooking } from '../core-banking/GirocardBooking.js';
import { PassBooking } from '../core-banking/PassBooking.js';
import { setupLines } from './setup-lines.js';
import { setupSubjectOf } from './use-setup-run.js';

const bookings = { pass: PassBooking, account: AccountBooking, girocard: GirocardBooking } as const;

const Folded = styled('details')({
  '&:not(:has(button))': { display: 'none' },
  '& > div': { display: 'grid', gap: 8, justifyItems: 'start', paddingTop: 8 },
});

/** Each step by itself, for who does not want them in one run. */
export function SingleSteps() {
  const lines = setupLines(setupSubjectOf(useBankCase()), { run: null, isUnderWay: false });
  return (
    <Folded>
      <summary>Einzelne Schritte</summary>
      <div>
        {lines.map(({ key, state }) => {
          const Booking = bookings[key];
          return <Booking key={key} isOpen={state === 'open'} />;
        })}
      </div>
    </Folded>
  );
}
