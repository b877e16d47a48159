import { styled } from '@mui/material/styles';
import { useCaseRecord } from '../case-context.js';
import { DataGroup } from './DataGroup.js';

const Groups = styled('div')({ display: 'grid', gap: 16 });

/** Everything the customer entered and the providers reported, in groups (spec 3 §2.5 tab 1). */
export function CustomerData() {
  const { groups } = useCaseRecord();
  const shown = groups.filter(({ type, items }) => type !== 'bgo' && items.length > 0);
  if (shown.length === 0) return <p>Zu diesem Vorgang sind keine Kundendaten mehr vorhanden.</p>;
  return (
    <Groups>
      {shown.map((group) => (
        <DataGroup key={group.id} group={group} />
      ))}
    </Groups>
  );
}
