import UploadFile from '@mui/icons-material/UploadFile';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { FileButton } from '../../ui/FileButton.js';
import { Notice } from '../../ui/notice/Notice.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { UploadBar } from '../../ui/UploadBar.js';
import { acts } from '../case-action/acts.js';
import { useMayDo } from '../case-action/CaseCommand.js';
import { done } from '../case-action/outcome.js';
import { useCaseAction } from '../case-action/use-case-action.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { ContractFileList } from './ContractFileList.js';
import { uploadProblem } from './file-check.js';
import { useContractFiles } from './use-contract-files.js';

/** Last step of the checklist: the contract files for the customer (R3 §4.3). */
export function ContractFiles() {
  const { id } = useBankCase();
  const provider = useDataProvider<KontorDataProvider>();
  const { data = [], error, refetch } = useContractFiles();
  const [refused, setRefused] = useState<string>();
  const [share, setShare] = useState<number>();
  const mayWrite = useMayDo('contractFilesWrite');
  const mayReplace = useMayDo('contractFilesReplace');
  const upload = useCaseAction<File>('contractFile', async (file) => {
    await provider.uploadContractFile(id, file, setShare).finally(() => setShare(undefined));
    return done('Datei hochgeladen', file.name);
  });
  const choose = (file: File): void => {
    const problem = uploadProblem(file);
    setRefused(problem);
    if (problem === undefined) upload.act(file);
  };
  if (error !== null)
    return <ProblemNotice error={error} title="Vertragsunterlagen nicht geladen" onRetry={() => void refetch()} />;
  return (
    <>
      <ContractFileList
        files={data}
        mayWrite={mayWrite}
        mayReplace={mayReplace}
        onRefused={setRefused}
        onProgress={setShare}
      />
      {mayWrite ? (
        <FileButton
          shortcut={acts.contractFile.key}
          icon={<UploadFile />}
          isRunning={upload.isRunning}
          hasFailed={upload.hasFailed}
          onChoose={choose}
        >
          {upload.isRunning ? 'Wird hochgeladen …' : acts.contractFile.label}
        </FileButton>
      ) : null}
      {share === undefined ? null : <UploadBar share={share} />}
      {refused === undefined ? null : (
        <Notice tone="danger" title="Datei nicht hochgeladen" live>
          {refused}
        </Notice>
      )}
    </>
  );
}
