import ViewWeek from '@mui/icons-material/ViewWeek';
import { CheckMenu } from '../ui/CheckMenu.js';
import { optionalColumns, useCaseColumns } from './case-columns.js';

/** Which columns the table shows. */
export function ColumnsMenu() {
  const { isShown, toggle } = useCaseColumns();
  return (
    <CheckMenu
      name="Spalten"
      variant="text"
      startIcon={<ViewWeek />}
      empty=""
      choices={optionalColumns.map(({ key, label }) => ({
        key,
        label,
        isChecked: isShown(key),
        onToggle: () => toggle(key),
      }))}
    >
      Spalten
    </CheckMenu>
  );
}
