import { styled } from '@mui/material/styles';
import { personStatusLabel } from '@kontor/domain/person/person-status';
import { CopyButton } from '../../ui/CopyButton.js';
import { Panel } from '../../ui/Panel.js';
import { Tag } from '../../ui/Tag.js';
import { RelativeTime } from '../../ui/time/RelativeTime.js';
import type { CaseGroup, GroupItem, GroupStatus } from '../bank-case/bank-case.js';
import { withAddressLine } from './address-line.js';
import { missingInformationLabel } from '@kontor/domain/case-wording/missing-information';
import { findingSource, personTone } from './data-look.js';
import { personNext } from './person-next.js';

const Group = styled('details')(({ theme }) => ({
  '& > summary': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 10px',
    minHeight: 28,
    cursor: 'pointer',
    listStylePosition: 'inside',
  },
  '& > summary > h2': { fontSize: '1.05rem' },
  '&[open] > summary': { marginBottom: 8 },
  '& .progress': { color: theme.vars.palette.text.secondary, fontSize: 14 },
  // On paper everything is open.
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
}));

const Lines = styled('dl')(({ theme }) => ({
  margin: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(420px, 100%), 1fr))',
  columnGap: 24,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(110px, 40%) minmax(0, 1fr) 28px',
    alignItems: 'center',
    gap: 8,
    minHeight: 30,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& > div.hit': {
    paddingLeft: 8,
    borderLeft: `3px solid ${theme.vars.palette.error.text}`,
    background: theme.vars.palette.error.tint,
  },
  '& dt': { color: theme.vars.palette.text.secondary, fontSize: 14, overflowWrap: 'anywhere', hyphens: 'auto' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& .copy': { width: 28, height: 28, padding: 0 },
  '& .copy svg': { fontSize: 16 },
  // Where there is no pointer to hover with, the buttons are always visible.
  '@media (hover: hover)': {
    '& > div:not(:hover, :focus-within) .copy': { opacity: 0 },
  },
  '@media print': { '& .copy': { display: 'none' } },
}));

function Line({ item: { label, value, class: match } }: { readonly item: GroupItem }) {
  const source = findingSource(match);
  return (
    <div className={source === null ? undefined : 'hit'}>
      <dt>{label}</dt>
      <dd>
        {value} {source === null ? null : <Tag tone="danger">Regel: {source}</Tag>}
      </dd>
      <dd>
        <CopyButton label={label} text={value} />
      </dd>
    </div>
  );
}

/** Since when a person has its status, and what is next. */
function Progress({ status }: { readonly status: GroupStatus }) {
  const next = personNext(status);
  return (
    <span className="progress">
      {status.since === null ? null : <RelativeTime at={status.since} />}
      {status.since === null || next === '' ? null : ' · '}
      {next}
    </span>
  );
}

interface DataGroupProps {
  readonly group: CaseGroup;
  /** Of what kind it is, where its title does not say so. */
  readonly kind?: string;
  /** Whether it is open at first. */
  readonly isOpen?: boolean;
}

/** The data of one company, person or report as rows of key and value; it can be closed. */
export function DataGroup({ group, kind, isOpen = true }: DataGroupProps) {
  const { id, title, status, items } = group;
  return (
    <Panel aria-labelledby={`gruppe-${id}`}>
      <Group open={isOpen}>
        <summary>
          <h2 id={`gruppe-${id}`}>{title}</h2>
          {kind === undefined ? null : <Tag>{kind}</Tag>}
          {status?.acting === true ? <Tag>Handelnde Person</Tag> : null}
          {status === null ? null : (
            <>
              <Tag tone={personTone(status.value)}>{personStatusLabel(status.value)}</Tag>
              <Progress status={status} />
            </>
          )}
        </summary>
        {status === null || status.missing.length === 0 ? null : (
          <p>Es fehlt noch: {status.missing.map(missingInformationLabel).join(', ')}</p>
        )}
        <Lines>
          {withAddressLine(items).map((item) => (
            <Line key={item.name} item={item} />
          ))}
        </Lines>
      </Group>
    </Panel>
  );
}
