import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { useNotificationContext, useTranslate, type NotificationPayload } from 'react-admin';
import { Notice, type NoticeTone } from '../ui/notice/Notice.js';

const Place = styled('div')({
  position: 'fixed',
  zIndex: 1500,
  insetInline: 16,
  bottom: 16,
  display: 'grid',
  justifyItems: 'center',
  pointerEvents: 'none',
  '& > div': {
    pointerEvents: 'auto',
    width: 'fit-content',
    maxWidth: 'min(640px, 100%)',
    boxShadow: '0 8px 28px rgba(13, 20, 26, 0.16)',
  },
  '& p': { paddingTop: 1 },
});

const tones: Readonly<Record<string, NoticeTone>> = { success: 'success', warning: 'warning', error: 'danger' };
const defaultDurationMs = 6_000;

export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  const [shown, setShown] = useState<NotificationPayload>();
  useEffect(() => {
    if (shown === undefined && notifications.length > 0) setShown(takeNotification() ?? undefined);
  }, [shown, notifications, takeNotification]);
  const isError = shown?.type === 'error';
  const duration = shown?.notificationOptions?.autoHideDuration;
  const lasts = isError || duration === null || duration === 0;
  useEffect(() => {
    if (shown === undefined || lasts) return;
    const timer = setTimeout(() => setShown(undefined), duration ?? defaultDurationMs);
    return () => clearTimeout(timer);
  }, [shown, lasts, duration]);
  if (shown === undefined) return <Place />;
  const { message, type, notificationOptions } = shown;
  return (
    <Place>
      <Notice
        tone={tones[type] ?? 'info'}
        live
        end={
          <IconButton size="small" aria-label="Meldung schließen" onClick={() => setShown(undefined)}>
            <Close fontSize="small" />
          </IconButton>
        }
      >
        <p>{typeof message === 'string' ? translate(message, notificationOptions?.messageArgs ?? {}) : message}</p>
      </Notice>
    </Place>
  );
}
