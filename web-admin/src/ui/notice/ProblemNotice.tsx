import Button from '@mui/material/Button';
import { Notice } from './Notice.js';
import { problemText } from './problem-text.js';

interface ProblemNoticeProps {
  readonly error: unknown;
  readonly title?: string;
  readonly onRetry?: () => void;
}

export function ProblemNotice({ error, title, onRetry }: ProblemNoticeProps) {
  const text = problemText(error, title);
  return (
    <Notice tone={text.tone ?? 'danger'} title={text.title} live>
      <p>{text.message}</p>
      {text.errorNumber === undefined ? null : <small>Fehler-Nr. {text.errorNumber}</small>}
      {onRetry === undefined ? null : (
        <Button variant="outlined" onClick={onRetry}>
          Erneut versuchen
        </Button>
      )}
    </Notice>
  );
}
