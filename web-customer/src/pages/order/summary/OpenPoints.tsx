import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import { Link } from 'react-router';
import { text } from '../../../texts/order-text.js';
import { formAddress } from '../../../application-draft/form-address.js';
import type { OpenPoint } from './open-points.js';

const Box = styled('section')(({ theme }) => ({
  padding: '20px 24px',
  borderRadius: 10,
  border: `2px solid ${theme.vars.palette.error.text}`,
  background: theme.vars.palette.background.paper,
  '& h2': {
    ...theme.typography.h3,
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    color: theme.vars.palette.error.text,
  },
  '& p': { marginTop: 6 },
  '& h3': { marginTop: 16, fontSize: '17px', color: theme.vars.palette.text.primary },
  '& ul': { margin: '4px 0 0', paddingLeft: 20 },
  '& li': { padding: '3px 0' },
  '& a': { color: theme.vars.palette.error.text, fontWeight: 600 },
}));

/** What has to be corrected before ordering, each with a link. */
export function OpenPoints({ points }: { readonly points: readonly OpenPoint[] }) {
  return (
    <Box aria-labelledby="offene-punkte">
      <h2 id="offene-punkte">
        <ErrorOutlined aria-hidden />
        {text('outcome.incomplete.title')}
      </h2>
      <p>{text('summary.openPoints')}</p>
      {grouped(points).map(({ form, title, members }) => (
        <Fragment key={form}>
          <h3>{title}</h3>
          <ul>
            {members.map(({ message }) => (
              <li key={message}>
                <Link to={formAddress(form)}>{message}</Link>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </Box>
  );
}

/** Grouped by form, in the order of the first point of each. */
function grouped(points: readonly OpenPoint[]) {
  const heads = new Map(points.map(({ form, title }) => [form, title]));
  return [...heads].map(([form, title]) => ({ form, title, members: points.filter((point) => point.form === form) }));
}
