import type { PublicAccount } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { text } from '../../texts/text.js';
import { detailTopics, moreFeatures, type DetailCell } from './details-table.js';
import { bankLanguage } from '../../texts/create-text.js';

const Section = styled('section')(({ theme }) => ({
  marginTop: 12,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  marginTop: 12,
  tableLayout: 'fixed',
  borderCollapse: 'separate',
  borderSpacing: 0,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  lineHeight: 1.35,
  '& th, & td': { padding: '10px 16px', textAlign: 'left', verticalAlign: 'top', overflowWrap: 'anywhere' },
  '& tr > *': { borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& tbody:last-child > tr:last-child > *': { borderBottom: 0 },
  '& th[scope="row"]': { fontWeight: 400 },
  '& small': { display: 'block', fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.deep.text,
    fontWeight: 600,
    '&:first-of-type': { borderTopLeftRadius: 10 },
    '&:last-of-type': { borderTopRightRadius: 10 },
  },
  '& ul': { margin: 0, paddingLeft: 18 },
}));

const Topic = styled('tr', { shouldForwardProp: (name) => name !== 'highlighted' })<{ readonly highlighted: boolean }>(
  ({ theme, highlighted }) => ({
    '& > th': {
      background: highlighted ? theme.vars.palette.primary.tint : theme.vars.palette.background.default,
      color: theme.vars.palette.deep.text,
      fontWeight: 600,
    },
  }),
);

interface DetailsTableProps {
  readonly id: string;
  readonly accounts: readonly PublicAccount[];
}

/** All costs of all packages, row by row; its head stays in view. Narrow windows have them on the cards. */
export function DetailsTable({ id, accounts }: DetailsTableProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The table is below the button that opened it.
  useEffect(() => heading.current?.focus(), []);
  const further = accounts.map(moreFeatures);
  return (
    <Section id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} ref={heading} tabIndex={-1}>
        {text('account.allDetails')}
      </h3>
      <Table aria-labelledby={`${id}-title`}>
        <thead>
          <tr>
            <th scope="col">{text('account.detail')}</th>
            {accounts.map(({ id: account, title }) => (
              <th key={account} scope="col" lang={bankLanguage(title)}>
                {title}
              </th>
            ))}
          </tr>
        </thead>
        {detailTopics(accounts).map(({ topic, highlighted, rows }) => (
          <tbody key={topic}>
            <Topic highlighted={highlighted}>
              <th scope="rowgroup" colSpan={accounts.length + 1} lang={bankLanguage(topic)}>
                {topic}
              </th>
            </Topic>
            {rows.map(({ title, cells }) => (
              <tr key={title} lang={bankLanguage(title)}>
                <th scope="row">{title}</th>
                {cells.map((cell, index) => (
                  <td key={accounts[index]?.id}>
                    <Cell cell={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        {further.every((features) => features.length === 0) ? null : (
          <tbody>
            <tr>
              <th scope="row">{text('account.further')}</th>
              {further.map((features, index) => (
                <td key={accounts[index]?.id}>
                  <ul>
                    {features.map((feature) => (
                      <li key={feature} lang={bankLanguage(feature)}>
                        {feature}
                      </li>
                    ))}
                  </ul>
                </td>
              ))}
            </tr>
          </tbody>
        )}
      </Table>
    </Section>
  );
}

function Cell({ cell }: { readonly cell: DetailCell }) {
  if (cell === undefined) return <small>{text('account.without')}</small>;
  return (
    <>
      {cell.price}
      {cell.note === undefined ? null : <small>{cell.note}</small>}
    </>
  );
}
