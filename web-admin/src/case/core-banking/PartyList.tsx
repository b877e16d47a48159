import CheckCircle from '@mui/icons-material/CheckCircle';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import type { PartyReport } from './booking-report.js';
import { LinkExistingParty } from './LinkExistingParty.js';
import { partyReport } from './party-report.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  display: 'grid',
  gap: 10,
  fontSize: 14,
  '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', gap: '0 8px', overflowWrap: 'anywhere' },
  '& li > svg': { fontSize: 18, marginTop: 1, color: theme.vars.palette.warning.text },
  '& li.created > svg': { color: theme.vars.palette.success.text },
}));

function PartyIcon({ party: { isCreated, hasWarning } }: { readonly party: PartyReport }) {
  if (isCreated && !hasWarning) return <CheckCircle titleAccess="Angelegt" />;
  return <WarningAmber titleAccess={isCreated ? 'Angelegt, bitte prüfen' : 'Nicht angelegt'} />;
}

/** What became of each party in the newest booking, with the ways to use a number that is there already. */
export function PartyList() {
  const { coreBanking, commands } = useBankCase();
  const { parties: booked } = coreBanking;
  if (booked === null) return null;
  return (
    <List>
      {partyReport(booked).parties.map((party) => (
        <li key={party.subject} className={party.isCreated && !party.hasWarning ? 'created' : undefined}>
          <PartyIcon party={party} />
          <div>
            <strong>{party.title}</strong>
            {party.lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            {commands.has('passToCoreBanking') ? <LinkExistingParty party={party} mode={booked.mode} /> : null}
          </div>
        </li>
      ))}
    </List>
  );
}
