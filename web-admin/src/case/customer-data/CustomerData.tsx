import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import type { CaseGroup } from '../bank-case/bank-case.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { StructurePicture } from '../structure/StructurePicture.js';
import { DataGroup } from './DataGroup.js';
import { KeptOffer } from './KeptOffer.js';

const Groups = styled('div')({
  display: 'grid',
  gap: 12,
  '& > section > h2': { fontSize: '1.05rem', marginBottom: 4 },
});

const hasHit = ({ items }: CaseGroup): boolean => items.some((item) => item.class !== 0);

/**
 * Data of the customer and of the providers, in groups; that of the registration last (R3 §2.5). Persons are folded but for
 * those whom a hold rule is about.
 */
export function CustomerData() {
  const { groups } = useBankCase();
  const filled = groups.filter(({ items }) => items.length > 0);
  if (filled.length === 0) return <p>Zu diesem Vorgang sind keine Kundendaten mehr vorhanden.</p>;
  const of = (type: string) => filled.filter((group) => group.type === type);
  const [company, ...otherCompanies] = of('business');
  return (
    <Groups>
      {company === undefined ? null : <DataGroup group={{ ...company, title: 'Unternehmen' }} />}
      {otherCompanies.map((group) => (
        <DataGroup key={group.id} group={group} kind="Komplementärin" />
      ))}
      <Panel aria-labelledby="beteiligung">
        <h2 id="beteiligung">Beteiligung und Vertretung</h2>
        <StructurePicture />
      </Panel>
      {of('person').map((group) => (
        <DataGroup key={group.id} group={group} kind="Person" isOpen={hasHit(group)} />
      ))}
      {of('kycnow').map((group) => (
        <DataGroup key={group.id} group={group} />
      ))}
      <KeptOffer />
      {of('bgo').map((group) => (
        <DataGroup key={group.id} group={{ ...group, title: 'Registrierung', status: null }} />
      ))}
    </Groups>
  );
}
