import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import { Select } from '../ui/Select.js';

const Foot = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 16px',
  fontSize: 14,
  color: theme.vars.palette.text.secondary,
  '& nav': { display: 'flex', gap: 8, marginLeft: 'auto' },
}));

/** Lines on a page; the first is the spec's (spec 3 §9). */
export const pageSizes = [25, 50, 100] as const;
const sizeChoices = pageSizes.map((size) => ({ value: String(size), label: `${size} je Seite` }));

/** Which part of the list shows, and the ways to the rest. */
export function CasePages() {
  const { page, perPage, total = 0, setPage, setPerPage } = useListContext();
  const last = Math.max(1, Math.ceil(total / perPage));
  const go = (to: number): void => {
    setPage(to);
    window.scrollTo({ top: 0 });
  };
  return (
    <Foot>
      <span role="status">
        {(page - 1) * perPage + 1}–{Math.min(page * perPage, total)} von {total}{' '}
        {total === 1 ? 'Kundenanfrage' : 'Kundenanfragen'}
      </span>
      {total > pageSizes[0] ? (
        <Select
          name="Einträge je Seite"
          value={String(perPage)}
          choices={sizeChoices}
          onChange={(size) => setPerPage(Number(size))}
        />
      ) : null}
      {last > 1 ? (
        <nav aria-label="Seiten">
          <Button
            size="small"
            variant="outlined"
            startIcon={<ChevronLeft />}
            disabled={page <= 1}
            onClick={() => go(page - 1)}
          >
            Zurück
          </Button>
          <Button
            size="small"
            variant="outlined"
            endIcon={<ChevronRight />}
            disabled={page >= last}
            onClick={() => go(page + 1)}
          >
            Weiter
          </Button>
        </nav>
      ) : null}
    </Foot>
  );
}
