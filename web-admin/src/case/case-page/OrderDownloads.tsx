import Download from '@mui/icons-material/Download';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useDownload } from '../../ui/use-download.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

const Downloads = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  paddingTop: 12,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { justifyContent: 'flex-start' },
}));

/** Downloads of the order: PDF, CSV, and everything as ZIP (R3 §2.5). */
export function OrderDownloads() {
  const { id } = useBankCase();
  const [download, isRunning] = useDownload();
  const files = [
    { label: 'Auftragsdaten (PDF)', path: `/bgo_identifications_portal/${id}.pdf` },
    { label: 'Auftragsdaten (CSV)', path: `/bgo_identifications_portal/${id}.csv` },
    { label: 'Alle Dokumente (ZIP)', path: `/download_document_archive/${id}` },
  ];
  return (
    <Downloads role="group" aria-label="Herunterladen">
      {files.map(({ label, path }) => (
        <Button
          key={path}
          size="small"
          variant="outlined"
          startIcon={<Download />}
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning) download(path);
          }}
        >
          {label}
        </Button>
      ))}
    </Downloads>
  );
}
