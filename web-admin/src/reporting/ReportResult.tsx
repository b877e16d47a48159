import Download from '@mui/icons-material/Download';
import { styled } from '@mui/material/styles';
import type { Report } from '@kontor/api/reporting/reporting.schema';
import type { ReportBody } from '../providers/report-methods.js';
import { ActionButton } from '../ui/button/ActionButton.js';
import { Panel } from '../ui/Panel.js';
import { Charts } from './Charts.js';
import { ReportTable } from './ReportTable.js';
import { useReportDownload } from './use-report-download.js';

interface ReportResultProps {
  readonly report: Report;
  /** What was searched for, for the download. */
  readonly body: ReportBody;
}

const Counts = styled(Panel)({ marginBottom: 16, '& .MuiButton-root': { marginTop: 16 } });

/** The counts of a search, as table, download and charts. */
export function ReportResult({ report, body }: ReportResultProps) {
  const [download, isDownloading] = useReportDownload();
  if (report.numberOfIdentificationsPerStatus.length === 0)
    return <p role="status">Keine Vorgänge gefunden. Ändern Sie die Filter.</p>;
  return (
    <>
      <Counts>
        <ReportTable rows={report.numberOfIdentificationsPerStatus} />
        <ActionButton
          variant="outlined"
          startIcon={<Download />}
          isRunning={isDownloading}
          onClick={() => download(body)}
        >
          CSV herunterladen
        </ActionButton>
      </Counts>
      <Charts report={report} />
    </>
  );
}
