import { styled } from '@mui/material/styles';
import type { Feedbacks } from '@kontor/api/feedback/feedback.schema';

const stars = [5, 4, 3, 2, 1] as const;

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  borderCollapse: 'collapse',
  '& th, & td': { padding: '3px 0', textAlign: 'left', fontWeight: 'normal', whiteSpace: 'nowrap' },
  '& td:nth-of-type(1)': { width: '100%', paddingInline: 12 },
  '& td:nth-of-type(2)': { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  '& .track': { display: 'block', height: 10, borderRadius: 5, background: theme.vars.palette.divider },
  '& .bar': { display: 'block', height: 10, borderRadius: 5, background: theme.vars.palette.primary.main },
}));

/** How often each number of stars was given. */
export function Distribution({ counts }: { readonly counts: Feedbacks['ratingDistribution'] }) {
  const total = stars.reduce((sum, star) => sum + counts[star], 0);
  return (
    <Table aria-label="Verteilung der Bewertungen">
      <tbody>
        {stars.map((star) => (
          <tr key={star}>
            <th scope="row">{star === 1 ? '1 Stern' : `${star} Sterne`}</th>
            <td>
              <span className="track">
                <span className="bar" style={{ width: `${total === 0 ? 0 : (counts[star] / total) * 100}%` }} />
              </span>
            </td>
            <td>{counts[star]}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
