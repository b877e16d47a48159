import type { CaseListRow } from '@kontor/api/case/case.schema';
import Checkbox from '@mui/material/Checkbox';
import { useListContext } from 'react-admin';

/** Chooses one case, or all of the page. react-admin's own box has its name on an element without a role (axe: label). */
export function SelectBox({ row }: { readonly row?: CaseListRow }) {
  const { data = [], selectedIds, onSelect, onToggleItem } = useListContext<CaseListRow>();
  const ids = row === undefined ? data.map(({ id }) => id) : [row.id];
  const chosen = ids.filter((id) => selectedIds.includes(id));
  const isChecked = ids.length > 0 && chosen.length === ids.length;
  const toggle = (): void => {
    if (row !== undefined) onToggleItem(row.id);
    else onSelect([...selectedIds.filter((id) => !ids.includes(Number(id))), ...(isChecked ? [] : ids)]);
  };
  const label = row === undefined ? 'Alle der Seite auswählen' : `${row.businessName} auswählen`;
  return (
    <Checkbox
      size="small"
      checked={isChecked}
      indeterminate={!isChecked && chosen.length > 0}
      slotProps={{ input: { 'aria-label': label } }}
      sx={{ padding: '4px' }}
      // The row has a click handler too, which would open the case.
      onClick={(event) => event.stopPropagation()}
      onChange={toggle}
    />
  );
}
