import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import { styled } from '@mui/material/styles';
import { useSyncExternalStore } from 'react';
import { text } from '../../texts/text.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 12,
  padding: '10px 16px',
  background: theme.vars.palette.warning.tint,
  borderBottom: `1px solid ${theme.vars.palette.warning.text}`,
  color: theme.vars.palette.text.primary,
  '& svg': { color: theme.vars.palette.warning.text, flex: 'none' },
}));

function onConnectionChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while the connection is lost; entries are kept. */
export function OfflineBanner() {
  const online = useSyncExternalStore(onConnectionChange, () => navigator.onLine);
  return (
    <div role="status">
      {online ? null : (
        <Bar>
          <CloudOffOutlined aria-hidden />
          {text('app.offline')}
        </Bar>
      )}
    </div>
  );
}
