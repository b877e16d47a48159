import { styled } from '@mui/material/styles';
import type { OwnerComparison } from '@kontor/domain/discrepancy/compare-owners';
import { ownerStandings, type OwnerStanding } from '@kontor/domain/discrepancy/compare-owners';
import { useId } from 'react';
import type { StatusTone } from '../../ui/status/status-look.js';
import { Tag } from '../../ui/Tag.js';

const Owner = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 8,
  overflowWrap: 'anywhere',
  '& h3': { display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' },
  '& table': { width: '100%', borderCollapse: 'collapse', tableLayout: 'fixed', fontSize: 14 },
  '& th, & td': {
    padding: '6px 8px',
    textAlign: 'left',
    verticalAlign: 'top',
    fontWeight: 400,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { fontWeight: 600 },
  '& tbody th': { color: theme.vars.palette.text.secondary },
  '& tr.differs td': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: {
    '& tr': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      borderBottom: `1px solid ${theme.vars.palette.divider}`,
    },
    '& th, & td': { border: 0, paddingLeft: 0 },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1', paddingBottom: 0 },
  },
}));

const tones: Readonly<Record<OwnerStanding, StatusTone>> = {
  agrees: 'success',
  differs: 'warning',
  missing: 'warning',
  surplus: 'warning',
  uncompared: 'neutral',
};

/** What neither side says needs no row. */
const isSaid = ({ application, register }: OwnerComparison['fields'][number]): boolean =>
  application !== '' || register !== '';

const shown = (text: string): string => (text === '' ? '–' : text);

/** One beneficial owner on both sides; one who agrees in one line. */
export function OwnerTable({ owner: { name, standing, fields } }: { readonly owner: OwnerComparison }) {
  const id = useId();
  return (
    <Owner>
      <h3 id={id}>
        {name} <Tag tone={tones[standing]}>{ownerStandings[standing]}</Tag>
      </h3>
      {standing === 'agrees' || fields.length === 0 ? null : (
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">Angabe</th>
              <th scope="col">Im Antrag</th>
              <th scope="col">Transparenzregister</th>
            </tr>
          </thead>
          <tbody>
            {fields.filter(isSaid).map(({ field, label, application, register, agrees }) => (
              <tr key={field} className={agrees ? undefined : 'differs'}>
                <th scope="row">{label}</th>
                <td>{shown(application)}</td>
                <td>
                  {shown(register)} {agrees || standing !== 'differs' ? null : <Tag tone="warning">weicht ab</Tag>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Owner>
  );
}
