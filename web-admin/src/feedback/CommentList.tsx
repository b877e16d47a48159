import { styled } from '@mui/material/styles';
import type { Feedbacks } from '@kontor/api/feedback/feedback.schema';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { formatExact } from '../ui/time/time.js';
import { Stars } from './Stars.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': { display: 'grid', gap: 4, padding: '12px 0', borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .meta': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 12px',
    alignItems: 'center',
    color: theme.vars.palette.text.secondary,
  },
  '& a': { color: theme.vars.palette.primary.text },
}));

/** A comment as a row of the list. */
export type Comment = Feedbacks['comments'][number] & { readonly id: number };

export function CommentList() {
  const { data = [] } = useListContext<Comment>();
  return (
    <List>
      {data.map(({ bgoIdentificationId: id, rating, comment, createdAt }) => (
        <li key={id}>
          <div className="meta">
            {rating === 0 ? <span>Ohne Sterne</span> : <Stars rating={rating} />}
            <Link to={`/bm/${id}`}>Vorgang # {id}</Link>
            <time dateTime={createdAt}>{formatExact(createdAt)}</time>
          </div>
          {comment === '' ? null : <p>{comment}</p>}
        </li>
      ))}
    </List>
  );
}
