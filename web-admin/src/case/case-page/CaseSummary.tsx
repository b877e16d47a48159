import { formatEuro, formatPercent } from '@kontor/domain/pricing/format';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Panel } from '../../ui/Panel.js';
import type { BankCase } from '../bank-case/bank-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { findingLines } from '../on-hold/finding-lines.js';
import { structureOf, type Structure } from '../structure/structure.js';

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '2px 12px',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 14, lineHeight: '24px' },
  '& dd': { margin: 0, lineHeight: '24px', overflowWrap: 'anywhere' },
  '& .part:not(:last-of-type)::after': { content: '" · "', color: theme.vars.palette.text.secondary },
  '& .hit': { color: theme.vars.palette.error.text, fontWeight: 600 },
}));

const Box = styled(Panel)({ '&&': { padding: '10px 16px' }, marginBottom: 8 });

const girocards = (count: number): string =>
  count === 0 ? 'keine girocard' : count === 1 ? 'eine girocard' : `${count} girocards`;

/** What was ordered, part by part. */
function orderParts({ package: title, price, girocards: cards, boxes, mehrwerte }: NonNullable<BankCase['order']>) {
  return [
    price === null ? title : `${title} (${formatEuro(price)} im Monat)`,
    girocards(cards),
    ...(boxes.length === 0 ? [] : [`Bestellboxen: ${boxes.join(', ')}`]),
    `Mehrwerte: ${mehrwerte.length === 0 ? 'keine' : mehrwerte.join(', ')}`,
  ];
}

function partyParts({ owners, representatives, partner }: Structure): readonly string[] {
  const acting = representatives.map(({ name, how }) => (how === '' ? name : `${name} (${how})`));
  const owning = owners.map(({ name, share, isFictitious }) => {
    const part = share === null ? '' : ` ${formatPercent(share)}`;
    return `${name}${part}${isFictitious ? ' (fiktiv)' : ''}`;
  });
  return [
    `Vertretung: ${acting.length === 0 ? 'niemand' : acting.join(', ')}${partner === null ? '' : ` über ${partner}`}`,
    `Wirtschaftlich berechtigt: ${owning.length === 0 ? 'niemand angegeben' : owning.join(', ')}`,
  ];
}

function Parts({ of }: { readonly of: readonly string[] }) {
  return of.map((part) => (
    <span key={part} className="part">
      {part}
    </span>
  ));
}

function Findings() {
  const record = useBankCase();
  const hits = findingLines(record).map(({ label, value, subject }) => `${label}: ${value} (${subject})`);
  const parts = [...hits, ...(record.mismatches.length === 0 ? [] : ['Personen weichen vom Register ab'])];
  if (parts.length === 0) return 'keine';
  return (
    <span className="hit">
      <Parts of={parts} />
    </span>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** A case in three lines: what was ordered, who acts and owns, what was found. */
export function CaseSummary() {
  const record = useBankCase();
  const structure = structureOf(record);
  const { order } = record;
  if (order === null) return null;
  return (
    <Box aria-label="Auf einen Blick">
      <Lines>
        <Line label={order.isOrdered ? 'Bestellt' : 'Gewählt'}>
          <Parts of={orderParts(order)} />
        </Line>
        <Line label="Beteiligte">
          {structure === null ? 'noch niemand angegeben' : <Parts of={partyParts(structure)} />}
        </Line>
        <Line label="Hinweise">
          <Findings />
        </Line>
      </Lines>
    </Box>
  );
}
