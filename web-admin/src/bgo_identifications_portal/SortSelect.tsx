import { useListContext } from 'react-admin';
import { Select } from '../ui/Select.js';

/** What can be sorted by where there is no head of a table to press. */
const choices = [
  { value: 'recordCreatedAt DESC', label: 'Neueste zuerst' },
  { value: 'recordCreatedAt ASC', label: 'Älteste zuerst' },
  { value: 'businessName ASC', label: 'Firma A–Z' },
  { value: 'businessName DESC', label: 'Firma Z–A' },
  { value: 'bgoMainStatus ASC', label: 'Status aufsteigend' },
  { value: 'bgoMainStatus DESC', label: 'Status absteigend' },
] as const;

/** The order of the cards on a narrow screen. */
export function SortSelect() {
  const { sort, setSort } = useListContext();
  return (
    <Select
      name="Sortierung"
      value={`${sort.field} ${sort.order}`}
      choices={choices}
      onChange={(value) => {
        const [field = 'recordCreatedAt', order] = value.split(' ');
        setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
      }}
    />
  );
}
