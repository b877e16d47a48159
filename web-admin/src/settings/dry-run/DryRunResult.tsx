import type { HoldDryRun } from '@kontor/api/hold-dry-run/hold-dry-run.schema';
import { dryRunGroups, dryRunLabels, type DryRunGroup } from '@kontor/domain/on-hold/dry-run';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { LinkButton } from '../../ui/LinkButton.js';
import { countText, coverageText } from './dry-run-text.js';
import { DryRunCases } from './DryRunCases.js';

const Table = styled('table')(({ theme }) => ({
  width: '100%',
  maxWidth: 640,
  borderCollapse: 'collapse',
  '& th, & td': { padding: '8px 0', textAlign: 'left', borderBottom: `1px solid ${theme.vars.palette.divider}` },
  '& thead th': { fontSize: 14, color: theme.vars.palette.text.secondary, fontWeight: 600 },
  '& tbody th': { fontWeight: 400, paddingRight: 16 },
  '& :is(th, td):last-child': { textAlign: 'right', fontVariantNumeric: 'tabular-nums', width: '6em' },
}));

/** The counts of a finished run; a group opens the list of its cases. */
export function DryRunResult({ run }: { readonly run: HoldDryRun }) {
  const id = useId();
  const [open, setOpen] = useState<DryRunGroup>();
  return (
    <>
      <p role="status">{coverageText(run)}</p>
      <Table aria-label="Ergebnis des Probelaufs">
        <thead>
          <tr>
            <th scope="col">Ergebnis</th>
            <th scope="col">Anfragen</th>
          </tr>
        </thead>
        <tbody>
          {dryRunGroups.map((group) => (
            <tr key={group}>
              <th scope="row">
                {run.counts[group] === 0 ? (
                  dryRunLabels[group]
                ) : (
                  <LinkButton
                    type="button"
                    aria-expanded={open === group}
                    aria-controls={open === group ? id : undefined}
                    onClick={() => setOpen(open === group ? undefined : group)}
                  >
                    {dryRunLabels[group]}
                  </LinkButton>
                )}
              </th>
              <td>{countText(run.counts[group])}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      {open === undefined ? null : (
        <section id={id} aria-label={dryRunLabels[open]} style={{ width: '100%' }}>
          <DryRunCases key={open} id={run.id} group={open} />
        </section>
      )}
    </>
  );
}
