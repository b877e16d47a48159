import type { RegisterDocuments as Documents } from '@kontor/api/register-document/register-document.schema';
import { styled } from '@mui/material/styles';
import { registerDocumentLabels } from '@kontor/domain/register-document/register-document';
import { isStatusCode } from '@kontor/domain/case/case-status';
import { isPhaseOf } from '@kontor/domain/case/command-roles';
import { ActionButton } from '../../ui/button/ActionButton.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { Panel } from '../../ui/Panel.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { registerFiles } from '../case-file/case-file.js';
import { CaseFileLink } from '../case-file/CaseFileLink.js';
import { CaseCommand, useMayDo } from '../case-action/CaseCommand.js';
import { isOrderOpen, orderStateTexts } from './register-look.js';
import { FetchButton } from './FetchButton.js';
import { TransparencyRegister } from './TransparencyRegister.js';
import { useOrderDocuments, useRegisterDocuments } from './use-register-documents.js';

const Box = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& ul': { listStyle: 'none', padding: 0, display: 'grid', gap: 10 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
  '& section, & .acts': { display: 'grid', gap: 8, justifyItems: 'start' },
  '& section': { paddingTop: 12, borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& h3': { fontSize: '1rem' },
}));

/** Documents that the bank gets from registers: order, fetch, read (R3 §2.5); an auditor reads. */
export function RegisterDocuments() {
  const { status } = useBankCase();
  if (!isStatusCode(status) || !isPhaseOf('fetchDocuments', status)) return null;
  return (
    <Box aria-labelledby="registerdokumente">
      <h2 id="registerdokumente">Registerdokumente</h2>
      <Delivered />
      <CaseCommand name="transparencyRegister">
        <TransparencyRegister />
      </CaseCommand>
    </Box>
  );
}

function Delivered() {
  const { data, error, refetch } = useRegisterDocuments();
  const mayFetch = useMayDo('fetchDocuments');
  const { order, isRunning: isOrdering } = useOrderDocuments();
  if (error !== null)
    return <ProblemNotice error={error} title="Registerdokumente nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <p role="status">Wird geladen …</p>;
  return (
    <>
      <DocumentList {...data} />
      <div className="acts">
        {isOrdering || isOrderOpen(data.missing) ? (
          <CaseCommand name="orderDocuments">
            <ActionButton size="small" variant="outlined" isRunning={isOrdering} onClick={order}>
              {isOrdering ? 'Wird bestellt …' : 'Dokumente bestellen'}
            </ActionButton>
          </CaseCommand>
        ) : null}
        {data.missing.length === 0 || !mayFetch ? null : <FetchButton>Fehlende Dokumente abrufen</FetchButton>}
      </div>
    </>
  );
}

function DocumentList({ documents, missing }: Documents) {
  if (documents.length === 0 && missing.length === 0) return <p>Für diese Rechtsform ist kein Registerauszug nötig.</p>;
  return (
    <ul>
      {registerFiles(documents).map((file) => (
        <li key={file.id}>
          <CaseFileLink file={file} />
        </li>
      ))}
      {missing.map(({ documentType, state = 'unknown' }) => (
        <li key={documentType}>
          {registerDocumentLabels[documentType]}
          <small>{orderStateTexts[state]}</small>
        </li>
      ))}
    </ul>
  );
}
