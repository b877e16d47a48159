import { maxAssigned } from '@kontor/domain/case/owner';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { useShortcuts } from '../../ui/shortcuts/use-shortcuts.js';
import { lazyPart } from '../../ui/lazy-part.js';

const AssignDialog = lazyPart(async () => (await import('./AssignDialog.js')).AssignDialog);

const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '8px 16px',
  padding: '8px 12px',
  borderTop: `1px solid ${theme.vars.palette.primary.text}`,
  background: theme.vars.palette.primary.tint,
}));

/** What can be done with the chosen cases, of all pages. */
export function SelectionBar() {
  const { selectedIds, onSelect, onUnselectItems } = useListContext();
  const [isOpen, setOpen] = useState(false);
  const count = selectedIds.length;
  const isPossible = count > 0 && count <= maxAssigned;
  useShortcuts({ z: () => setOpen(isPossible) });
  return (
    <>
      {count === 0 ? null : (
        <Bar aria-label="Auswahl">
          <strong role="status">{count === 1 ? 'Ein Vorgang ausgewählt' : `${count} Vorgänge ausgewählt`}</strong>
          {isPossible ? (
            <Button variant="contained" size="small" onClick={() => setOpen(true)}>
              Zuweisen
            </Button>
          ) : (
            <span>Höchstens {maxAssigned} lassen sich auf einmal zuweisen.</span>
          )}
          <Button variant="outlined" size="small" onClick={() => onUnselectItems()}>
            Auswahl aufheben
          </Button>
        </Bar>
      )}
      {isOpen ? (
        <AssignDialog
          ids={selectedIds.map(Number)}
          onClose={() => setOpen(false)}
          // What was refused stays chosen.
          onResults={(results) => onSelect(results.filter(({ ok }) => !ok).map(({ id }) => id))}
        />
      ) : null}
    </>
  );
}
