import { webAddressMessage } from './web-address.js';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { TextInput } from '../fields/TextInput.js';
import { isLinkAddress } from './clean-html.js';

const Row = styled('div')({ display: 'grid', gap: 8, padding: 8, '& > div:last-child': { display: 'flex', gap: 8 } });

interface LinkAddressProps {
  /** An empty address removes the link. */
  readonly onChoose: (address: string) => void;
  readonly onCancel: () => void;
}

/** Asks for the address of a link for the selected words. */
export function LinkAddress({ onChoose, onCancel }: LinkAddressProps) {
  const [address, setAddress] = useState('https://');
  const [isRefused, setRefused] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const choose = (): void => {
    if (isLinkAddress(address.trim())) onChoose(address.trim());
    else setRefused(true);
  };
  return (
    <Row>
      <TextInput
        label="Adresse des Links"
        value={address}
        onChange={setAddress}
        inputRef={field}
        error={isRefused && !isLinkAddress(address.trim()) ? webAddressMessage : undefined}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault();
            choose();
          } else if (event.key === 'Escape') {
            event.stopPropagation();
            onCancel();
          }
        }}
      />
      <div>
        <Button size="small" variant="outlined" onClick={choose}>
          Link setzen
        </Button>
        <Button size="small" onClick={() => onChoose('')}>
          Link entfernen
        </Button>
        <Button size="small" onClick={onCancel}>
          Abbrechen
        </Button>
      </div>
    </Row>
  );
}
