import { useBankCase } from '../bank-case/use-bank-case.js';
import { partyReport } from './party-report.js';
import { PartyList } from './PartyList.js';

/** The newest booking party by party; open while somebody has to look at it. */
export function BookingReport() {
  const { parties: booked } = useBankCase().coreBanking;
  if (booked === null) return null;
  const { title, isComplete, hasWarnings } = partyReport(booked);
  return (
    <details key={booked.recordedAt} open={!isComplete || hasWarnings} style={{ width: '100%' }}>
      <summary>{title}</summary>
      <PartyList />
    </details>
  );
}
