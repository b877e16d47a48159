import { offeredMehrwerte, type Mehrwert, type MehrwerteSettings } from '@kontor/domain/mehrwerte/mehrwerte';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { MehrwertCard } from './MehrwertCard.js';
import { MehrwertPopup } from './MehrwertPopup.js';
import { isChosen, type Selection } from './selection.js';

const List = styled('ul')({
  margin: '32px 0 0',
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 300px), 1fr))',
});

interface MehrwertListProps {
  readonly settings: MehrwerteSettings;
  /** The package of the options. */
  readonly accountTitle: string | undefined;
  readonly selection: Selection;
  readonly onChoose: (key: string, chosen: boolean) => void;
}

/** The options as cards; the long text opens in a dialog. */
export function MehrwertList({ settings, accountTitle, selection, onChoose }: MehrwertListProps) {
  const [shown, setShown] = useState<Mehrwert>();
  return (
    <>
      <List>
        {offeredMehrwerte(settings).map((option) => (
          <MehrwertCard
            key={option.key}
            option={option}
            checkboxText={settings.checkboxText}
            chosen={isChosen(selection, option.key)}
            onChoose={(chosen) => onChoose(option.key, chosen)}
            onMore={() => setShown(option)}
          />
        ))}
      </List>
      {shown === undefined ? null : (
        <MehrwertPopup option={shown} accountTitle={accountTitle} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
