import { areDocumentsFinal, isDocumentsPanelShown } from '@kontor/domain/case-wording/case-panels';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import WarningAmber from '@mui/icons-material/WarningAmber';
import { styled } from '@mui/material/styles';
import { Panel } from '../../ui/Panel.js';
import { OrderDownloads } from './OrderDownloads.js';
import { customerFiles } from '../case-file/case-file.js';
import { CaseFileLink } from '../case-file/CaseFileLink.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

const Box = styled(Panel)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  '& .state': {
    display: 'flex',
    gap: 6,
    alignItems: 'flex-start',
    fontSize: 14,
    color: theme.vars.palette.text.secondary,
  },
  '& .state svg': { fontSize: 18, flex: 'none', marginTop: 1 },
  '& .state.open svg': { color: theme.vars.palette.warning.text },
  '& .state.final svg': { color: theme.vars.palette.success.text },
  '& ul': { listStyle: 'none', padding: 0, display: 'grid', gap: 10 },
  '& small': { display: 'block', color: theme.vars.palette.text.secondary, fontSize: 13 },
}));

/** Whether documents are shown at a main status, and whether they are final (R3 §9). */
export function documentsStateAt(status: number): 'hidden' | 'open' | 'final' {
  if (!isDocumentsPanelShown(status)) return 'hidden';
  return areDocumentsFinal(status) ? 'final' : 'open';
}

export function DocumentPanel() {
  const { status, documents } = useBankCase();
  const state = documentsStateAt(status);
  if (state === 'hidden') return null;
  const files = customerFiles(documents);
  const Icon = state === 'open' ? WarningAmber : CheckCircleOutlined;
  return (
    <Box aria-labelledby="dokumente">
      <h2 id="dokumente">Dokumente</h2>
      <p className={`state ${state}`}>
        <Icon aria-hidden />
        {state === 'open' ? 'Die Dokumente sind noch nicht endgültig.' : 'Die Dokumente sind endgültig.'}
      </p>
      {files.length === 0 ? (
        <p>Der Kunde hat keine Dokumente hochgeladen.</p>
      ) : (
        <ul>
          {files.map((file) => (
            <li key={file.id}>
              <CaseFileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      <OrderDownloads />
    </Box>
  );
}
