import Button from '@mui/material/Button';
import { useCaseExport } from './use-case-export.js';

export function ExportButton() {
  const [save, isRunning] = useCaseExport();
  return (
    <Button size="small" disabled={isRunning} onClick={save}>
      CSV
    </Button>
  );
}
