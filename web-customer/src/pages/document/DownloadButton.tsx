import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import { useState, type ReactNode } from 'react';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { api } from '../../app/session/session.js';
import { text } from '../../texts/case-text.js';
import { Button } from '../../ui/Button.js';

interface DownloadButtonProps {
  /** Path of the file in the API. */
  readonly path: string;
  /** Accessible name where several files have the same visible text. */
  readonly label?: string | undefined;
  readonly look?: 'primary' | 'secondary' | 'quiet';
  readonly children: ReactNode;
}

/** Fetches a file with a ticket for one download. */
export function DownloadButton({ path, label, look = 'quiet', children }: DownloadButtonProps) {
  const [busy, setBusy] = useState(false);
  const download = async (): Promise<void> => {
    setBusy(true);
    try {
      window.location.assign(await api.downloadUrl(path));
    } catch (error) {
      notifyProblem(error, { title: () => text('download.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button look={look} busy={busy} onClick={() => void download()} aria-label={label}>
      <FileDownloadOutlined aria-hidden />
      <span>{children}</span>
    </Button>
  );
}
