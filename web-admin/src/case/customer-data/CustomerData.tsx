import { styled } from '@mui/material/styles';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { DataGroup } from './DataGroup.js';
import { KeptOffer } from './KeptOffer.js';

const Groups = styled('div')({ display: 'grid', gap: 12 });

/** Data of the customer and of the providers, in groups; that of the registration last (R3 §2.5). */
export function CustomerData() {
  const { groups } = useBankCase();
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return <p>Zu diesem Vorgang sind keine Kundendaten mehr vorhanden.</p>;
  const isRegistration = ({ type }: (typeof groups)[number]): boolean => type === 'bgo';
  return (
    <Groups>
      {filled
        .filter((group) => !isRegistration(group))
        .map((group) => (
          <DataGroup key={group.id} group={group} />
        ))}
      <KeptOffer />
      {filled.filter(isRegistration).map((group) => (
        <DataGroup key={group.id} group={{ ...group, title: 'Registrierung', status: null }} />
      ))}
    </Groups>
  );
}
