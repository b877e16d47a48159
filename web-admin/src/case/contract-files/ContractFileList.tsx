import type { ContractFile } from '@kontor/api/document/document.schema';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import SwapHoriz from '@mui/icons-material/SwapHoriz';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { FileButton } from '../../ui/FileButton.js';
import { contractFile, replacedApart } from '../case-file/case-file.js';
import { CaseFileLink } from '../case-file/CaseFileLink.js';
import { ConfirmAction } from '../case-action/ConfirmAction.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { uploadProblem } from './file-check.js';

const List = styled('ul')(({ theme }) => ({
  listStyle: 'none',
  padding: 0,
  width: '100%',
  display: 'grid',
  gap: 8,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 8px' },
  '& > li > span': { display: 'flex', alignItems: 'center', gap: 8 },
  '& > li > div': { flex: '1 1 140px', minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary },
}));

/** The version that the customer gets, and below it those that it replaced. */
function Versions({ file }: { readonly file: ContractFile }) {
  return (
    <div>
      <CaseFileLink file={contractFile(file)} />
      {(file.olderVersions ?? []).map((older) => (
        <CaseFileLink key={older.id} file={contractFile(older, replacedApart)} />
      ))}
    </div>
  );
}

interface ContractFileListProps {
  readonly files: readonly ContractFile[];
  readonly mayWrite: boolean;
  /** A new version may still come once the contract is closed; what it replaces stays. */
  readonly mayReplace: boolean;
  readonly onRefused: (why: string | undefined) => void;
  /** The part of a replacement that was sent, from 0 to 1; undefined when none is sent. */
  readonly onProgress: (share: number | undefined) => void;
}

export function ContractFileList({ files, mayWrite, mayReplace, onRefused, onProgress }: ContractFileListProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const [leaving, setLeaving] = useState<ContractFile>();
  const remove = useCaseAction<ContractFile>('contractFile', async ({ id, originalName }) => {
    await provider.deleteContractFile(id);
    return done('Datei gelöscht', originalName);
  });
  const replace = useCaseAction<{ readonly id: string; readonly file: File }>('contractFile', async ({ id, file }) => {
    await provider.replaceContractFile(id, file, onProgress).finally(() => onProgress(undefined));
    return done('Datei ersetzt', file.name);
  });
  if (files.length === 0) return null;
  return (
    <List aria-label="Vertragsunterlagen">
      {files.map((one) => (
        <li key={one.id}>
          <Versions file={one} />
          {mayReplace ? (
            <span>
              <FileButton
                icon={<SwapHoriz />}
                name={`${one.originalName} ersetzen`}
                isRunning={replace.isRunning}
                onChoose={(file) => {
                  const problem = uploadProblem(file);
                  onRefused(problem);
                  if (problem === undefined) replace.act({ id: one.id, file });
                }}
              >
                Ersetzen
              </FileButton>
              {mayWrite ? (
                <IconButton size="small" aria-label={`${one.originalName} löschen`} onClick={() => setLeaving(one)}>
                  <DeleteOutlined fontSize="small" />
                </IconButton>
              ) : null}
            </span>
          ) : null}
        </li>
      ))}
      <ConfirmAction
        isOpen={leaving !== undefined}
        title="Datei löschen?"
        confirmLabel="Datei löschen"
        isDangerous
        onClose={() => setLeaving(undefined)}
        onConfirm={() => {
          if (leaving !== undefined) remove.act(leaving);
          setLeaving(undefined);
        }}
      >
        <p>
          <strong>{leaving?.originalName}</strong> wird gelöscht und ist für den Kunden nicht mehr vorhanden.
        </p>
      </ConfirmAction>
    </List>
  );
}
