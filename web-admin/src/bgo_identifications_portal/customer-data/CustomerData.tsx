import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { DataGroup } from './DataGroup.js';

const Groups = styled('div')({ display: 'grid', gap: 16 });

/** Data of the customer and of the providers, in groups (R3 §2.5). */
export function CustomerData() {
  const { groups } = useBankCase();
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
