import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';
import { useBankCase } from '../bank-case/use-bank-case.js';

export function WorkflowLink() {
  const { workflowUrl } = useBankCase();
  if (workflowUrl === null) return null;
  return (
    <Link
      href={workflowUrl}
      target="_blank"
      rel="noopener noreferrer"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: '4px' }}
    >
      Ablauf in Temporal
      <OpenInNew fontSize="inherit" titleAccess="öffnet in einem neuen Tab" />
    </Link>
  );
}
