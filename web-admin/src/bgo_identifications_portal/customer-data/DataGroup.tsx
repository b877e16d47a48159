import { styled } from '@mui/material/styles';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import { Panel } from '../../ui/Panel.js';
import { Tag } from '../../ui/Tag.js';
import type { CaseGroup, GroupItem } from '../bank-case/bank-case.js';
import { missingLabel } from './missing-label.js';
import { findingSource, personTone } from './data-look.js';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '6px 10px',
  marginBottom: 12,
});

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(160px, 100%), 1fr))',
  gap: '10px 20px',
  '& > div': { minWidth: 0, padding: '2px 0' },
  '& > div.hit': {
    alignSelf: 'start',
    paddingLeft: 10,
    borderLeft: `3px solid ${theme.vars.palette.error.text}`,
    background: theme.vars.palette.error.tint,
  },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
}));

function Line({ item }: { readonly item: GroupItem }) {
  const source = findingSource(item.class);
  return (
    <div className={source === null ? undefined : 'hit'}>
      <dt>{item.label}</dt>
      <dd>
        {item.value} {source === null ? null : <Tag tone="danger">Regel: {source}</Tag>}
      </dd>
    </div>
  );
}

const kinds: Readonly<Record<string, string>> = { business: 'Unternehmen', person: 'Person' };

export function DataGroup({ group }: { readonly group: CaseGroup }) {
  const { id, type, title, status, items } = group;
  const kind = kinds[type];
  return (
    <Panel aria-labelledby={`gruppe-${id}`}>
      <Head>
        <h2 id={`gruppe-${id}`}>{title}</h2>
        {kind === undefined ? null : <Tag>{kind}</Tag>}
        {status?.acting === true ? <Tag>Handelnde Person</Tag> : null}
        {status === null ? null : <Tag tone={personTone(status.value)}>{personStatusLabel(status.value)}</Tag>}
      </Head>
      {status === null || status.missing.length === 0 ? null : (
        <p>Es fehlt noch: {status.missing.map(missingLabel).join(', ')}</p>
      )}
      <Lines>
        {items.map((item) => (
          <Line key={item.name} item={item} />
        ))}
      </Lines>
    </Panel>
  );
}
