import { germanDay } from '@kontor/domain/calendar-date/german-day';
import { mostKeys, type Factors } from '@kontor/api/second-factor/second-factor.schema';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { ActionButton } from '../ui/button/ActionButton.js';
import { RelativeTime } from '../ui/time/RelativeTime.js';
import { KeySetup } from './KeySetup.js';
import { RemoveFactorDialog } from './RemoveFactorDialog.js';
import { Section } from './Section.js';

type OwnKey = Factors['keys'][number];

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  width: '100%',
  padding: 0,
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    padding: '8px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& li > div': { display: 'grid', minWidth: 0 },
  '& strong': { overflowWrap: 'anywhere' },
  '& small': { fontSize: 14, color: theme.vars.palette.text.secondary },
}));

interface KeySectionProps {
  readonly factors: Factors;
  readonly onEnrolled: (recoveryCodes: readonly string[]) => void;
  readonly onRemoved: () => Promise<unknown>;
}

/** The security keys and passkeys of the account. */
export function KeySection({ factors, onEnrolled, onRemoved }: KeySectionProps) {
  const [removed, setRemoved] = useState<OwnKey>();
  const { keys, keysOffered } = factors;
  return (
    <Section title="Sicherheitsschlüssel und Passkeys">
      {keys.length === 0 ? (
        <p>Noch keiner eingerichtet. Ein Schlüssel schützt auch vor nachgemachten Anmeldeseiten.</p>
      ) : (
        <List aria-label="Ihre Sicherheitsschlüssel und Passkeys">
          {keys.map((key) => (
            <KeyItem key={key.id} item={key} onRemove={() => setRemoved(key)} />
          ))}
        </List>
      )}
      {!keysOffered ? (
        <p>
          Browser bieten Sicherheitsschlüssel nur unter einem Namen an, nicht unter einer Adresse aus Zahlen. Bitte
          öffnen Sie den Bankzugang unter seinem Namen.
        </p>
      ) : keys.length >= mostKeys ? (
        <p>Mehr als {mostKeys} Schlüssel sind nicht möglich. Bitte entfernen Sie zuerst einen.</p>
      ) : (
        <AddKey onEnrolled={onEnrolled} />
      )}
      {removed === undefined ? null : (
        <RemoveFactorDialog
          title={`Schlüssel „${removed.name}“ entfernen?`}
          factors={factors}
          factor={{ kind: 'key', id: removed.id }}
          onClose={() => setRemoved(undefined)}
          onRemoved={onRemoved}
        />
      )}
    </Section>
  );
}

function KeyItem({ item, onRemove }: { readonly item: OwnKey; readonly onRemove: () => void }) {
  return (
    <li>
      <div>
        <strong>{item.name}</strong>
        <small>
          Seit {germanDay(item.since)},{' '}
          {item.lastUsed === null ? (
            'noch nicht benutzt'
          ) : (
            <>
              zuletzt benutzt <RelativeTime at={item.lastUsed} />
            </>
          )}
        </small>
      </div>
      <Button
        variant="outlined"
        size="small"
        color="error"
        aria-label={`Schlüssel ${item.name} entfernen`}
        onClick={onRemove}
      >
        Entfernen
      </Button>
    </li>
  );
}

function AddKey({ onEnrolled }: Pick<KeySectionProps, 'onEnrolled'>) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <ActionButton variant="outlined" onClick={() => setOpen(true)}>
        Schlüssel hinzufügen
      </ActionButton>
    );
  return (
    <KeySetup
      onCancel={() => setOpen(false)}
      onEnrolled={(codes) => {
        setOpen(false);
        onEnrolled(codes);
      }}
    />
  );
}
