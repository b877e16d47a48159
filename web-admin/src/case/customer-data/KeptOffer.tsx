import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { Waiting } from '../../ui/Waiting.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { lazyPart } from '../../ui/lazy-part.js';

const DifferenceList = lazyPart(
  async () => (await import('../../settings/versions/DifferenceList.js')).DifferenceList,
  Waiting,
);

const Title = styled('h2')({ fontSize: '1.05rem', marginBottom: 8 });
const Changes = styled('details')({
  marginTop: 8,
  '& > summary': { cursor: 'pointer', minHeight: 28, listStylePosition: 'inside' },
  '&[open] > summary': { marginBottom: 8 },
});

/** The offer that the order keeps, and what the bank has changed about it since; nothing before the order. */
export function KeptOffer() {
  const { keptOffer } = useBankCase();
  if (keptOffer === null) return null;
  const { settingsVersion, changes } = keptOffer;
  return (
    <Panel aria-labelledby="angebot">
      <Title id="angebot">Angebot der Bestellung</Title>
      <p>
        {settingsVersion === 0
          ? 'Paket, Bestellboxen, Mehrwerte und Put-on-hold-Regeln gelten, wie sie bei der Bestellung waren.'
          : `Paket, Bestellboxen, Mehrwerte und Put-on-hold-Regeln gelten nach Version ${settingsVersion} der Einstellungen.`}
      </p>
      {changes.length === 0 ? (
        <p>Die Bank hat daran seitdem nichts geändert.</p>
      ) : (
        <Changes>
          <summary>Seitdem von der Bank geändert ({changes.length})</summary>
          <DifferenceList changes={changes} />
        </Changes>
      )}
    </Panel>
  );
}
