import type { DifferingPerson, Mismatch } from '@kontor/api/case/staff-case.schema';
import { styled } from '@mui/material/styles';
import { Tag } from '../../ui/Tag.js';
import { mismatchState, mismatchTitle, personLine, sourceLabels } from './mismatch-text.js';

const Box = styled('div')(({ theme }) => ({
  overflowWrap: 'anywhere',
  '& .soft': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& .sides': {
    display: 'grid',
    gap: 16,
    marginTop: 12,
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
  },
  '& .sides h4': { margin: '0 0 4px', fontSize: 14, fontWeight: 600 },
  '& ul': { listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 4 },
}));

function Side({ title, persons }: { readonly title: string; readonly persons: readonly DifferingPerson[] }) {
  const lines = persons.map(personLine);
  return (
    <div>
      <h4>{title}</h4>
      {lines.length === 0 ? <p className="soft">Keine weitere Person</p> : null}
      <ul aria-label={title}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </div>
  );
}

/** Persons in whom the application and one other source differ. */
export function MismatchComparison({ mismatch }: { readonly mismatch: Mismatch }) {
  return (
    <Box>
      <h3>
        {mismatchTitle(mismatch)}{' '}
        <Tag tone={mismatch.isOpen ? 'warning' : 'neutral'}>{mismatch.isOpen ? 'Offen' : 'Nicht mehr offen'}</Tag>
      </h3>
      <p className="soft">{mismatchState(mismatch)}</p>
      <div className="sides">
        <Side title="Angaben des Kunden" persons={mismatch.entered} />
        <Side title={sourceLabels[mismatch.source]} persons={mismatch.found} />
      </div>
    </Box>
  );
}
