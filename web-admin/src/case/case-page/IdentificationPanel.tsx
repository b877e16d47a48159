import { personStatusLabel } from '@kontor/domain/person/person-status';
import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { Tag } from '../../ui/Tag.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { personsOf } from '../bank-case/bank-case.js';
import { personTone } from '../customer-data/data-look.js';

const Box = styled(Panel)({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  '& ul': { listStyle: 'none', padding: 0, display: 'grid', gap: 10 },
  '& li': { display: 'grid', gap: 4, justifyItems: 'start', overflowWrap: 'anywhere' },
});

/** Status of the identification per person (R3 §2.5); that of the whole is in the head. */
export function IdentificationPanel() {
  const record = useBankCase();
  const persons = personsOf(record).filter(({ status }) => status?.required === true);
  if (persons.length === 0) return null;
  return (
    <Box aria-labelledby="identifikation">
      <h2 id="identifikation">Identifikation</h2>
      <ul>
        {persons.map(({ id, title, status }) => (
          <li key={id}>
            <span>{title}</span>
            <Tag tone={personTone(status?.value ?? '')}>{personStatusLabel(status?.value ?? '')}</Tag>
          </li>
        ))}
      </ul>
    </Box>
  );
}
