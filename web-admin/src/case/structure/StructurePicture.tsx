import { formatPercent } from '@kontor/domain/pricing/format';
import { styled } from '@mui/material/styles';
import { Tag } from '../../ui/Tag.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { structureOf, type Owner, type Structure } from './structure.js';

/** A tree whose lines are drawn; screen readers read the nested lists. */
const Tree = styled('ul')(({ theme }) => ({
  '&, & ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& ul': { marginLeft: 11, borderLeft: `2px solid ${theme.vars.palette.divider}` },
  '& ul > li': { position: 'relative', paddingLeft: 18 },
  '& ul > li::before': {
    content: '""',
    position: 'absolute',
    left: 0,
    top: 14,
    width: 12,
    borderTop: `2px solid ${theme.vars.palette.divider}`,
  },
  // The line ends at the last entry.
  '& ul > li:last-child::after': {
    content: '""',
    position: 'absolute',
    left: -2,
    top: 16,
    bottom: 0,
    width: 2,
    background: theme.vars.palette.background.paper,
  },
  '& .node': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2px 10px',
    minHeight: 30,
    overflowWrap: 'anywhere',
  },
  '& .kind': { fontSize: 14, color: theme.vars.palette.text.secondary },
  '& .share': { fontVariantNumeric: 'tabular-nums', fontWeight: 600 },
  '& .bar': {
    display: 'inline-block',
    width: 90,
    height: 8,
    borderRadius: 4,
    overflow: 'hidden',
    background: theme.vars.palette.divider,
    '& > span': { display: 'block', height: '100%', background: theme.vars.palette.primary.main },
    '&.rest > span': { background: theme.vars.palette.text.secondary },
  },
}));

function Share({ percent, isRest = false }: { readonly percent: number; readonly isRest?: boolean }) {
  return (
    <>
      <span className={isRest ? 'bar rest' : 'bar'} aria-hidden>
        <span style={{ width: `${Math.min(percent, 100)}%` }} />
      </span>
      <span className="share">{formatPercent(percent)}</span>
    </>
  );
}

function OwnerNode({ owner: { name, share, isFictitious } }: { readonly owner: Owner }) {
  return (
    <li>
      <span className="node">
        {name}
        {share === null ? null : <Share percent={share} />}
        {isFictitious ? <Tag tone="warning">Fiktiv wirtschaftlich berechtigt</Tag> : null}
      </span>
    </li>
  );
}

function Owners({ owners, rest }: Pick<Structure, 'owners' | 'rest'>) {
  return (
    <li>
      <span className="node kind">Wirtschaftlich berechtigt</span>
      <ul>
        {owners.length === 0 ? (
          <li>
            <span className="node">Niemand angegeben</span>
          </li>
        ) : null}
        {owners.map((owner) => (
          <OwnerNode key={owner.name} owner={owner} />
        ))}
        {rest === null || rest === 0 ? null : (
          <li>
            <span className="node kind">
              Nicht benannt <Share percent={rest} isRest />
            </span>
          </li>
        )}
      </ul>
    </li>
  );
}

function Representatives({ partner, representatives }: Pick<Structure, 'partner' | 'representatives'>) {
  const persons = (
    <ul>
      {representatives.map(({ name, how }) => (
        <li key={name}>
          <span className="node">
            {name} {how === '' ? null : <Tag>{how}</Tag>}
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <li>
      <span className="node kind">Vertretung</span>
      {partner === null ? (
        persons
      ) : (
        <ul>
          <li>
            <span className="node">
              {partner} <Tag>Komplementärin</Tag>
            </span>
            {persons}
          </li>
        </ul>
      )}
    </li>
  );
}

/** To whom the company belongs and who acts for it, as a small picture. */
export function StructurePicture() {
  const structure = structureOf(useBankCase());
  if (structure === null) return <p>Noch niemand angegeben.</p>;
  return (
    <Tree aria-label="Beteiligung und Vertretung">
      <li>
        <strong className="node">{structure.company}</strong>
        <ul>
          <Owners {...structure} />
          <Representatives {...structure} />
        </ul>
      </li>
    </Tree>
  );
}
