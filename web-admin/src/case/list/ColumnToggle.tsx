import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import MenuItem from '@mui/material/MenuItem';
import { useDataTableColumnFilterContext, useDataTableStoreContext, useStore, useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';

/**
 * Shows or hides a column, in react-admin's store. Its own entry is an option with a switch inside a menu, which screen
 * readers can't read (axe: aria-required-parent, nested-interactive).
 */
export function ColumnToggle({ source }: { readonly source: string }) {
  const { storeKey, defaultHiddenColumns } = useDataTableStoreContext();
  const [hidden, setHidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const searched = useDataTableColumnFilterContext() ?? '';
  const label = useTranslate()(`resources.${caseResource}.fields.${source}`);
  if (!label.toLowerCase().includes(searched.toLowerCase())) return null;
  const isShown = !hidden.includes(source);
  const Icon = isShown ? CheckBox : CheckBoxOutlineBlank;
  return (
    <MenuItem
      dense
      role="menuitemcheckbox"
      aria-checked={isShown}
      onClick={() => setHidden(isShown ? [...hidden, source] : hidden.filter((one) => one !== source))}
      sx={{ gap: 1.5 }}
    >
      <Icon fontSize="small" color={isShown ? 'primary' : 'inherit'} aria-hidden />
      {label}
    </MenuItem>
  );
}
