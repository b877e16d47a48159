import Close from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Notice, type NoticeTone } from '../ui/notice/Notice.js';
import { useShownNotification } from './use-shown-notification.js';

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

/** The newest notification; an error stays until it is closed or the next act. */
export function Notifications() {
  const { shown, lasts, close } = useShownNotification();
  const translate = useTranslate();
  const duration = shown?.notification.notificationOptions?.autoHideDuration;
  useEffect(() => {
    if (shown === undefined || lasts) return;
    const timer = setTimeout(close, duration ?? defaultDurationMs);
    return () => clearTimeout(timer);
  }, [shown, lasts, duration, close]);
  if (shown === undefined) return <Place />;
  const { message, type, notificationOptions } = shown.notification;
  return (
    <Place>
      <Notice
        key={shown.number}
        tone={tones[type] ?? 'info'}
        live
        end={
          <IconButton size="small" aria-label="Meldung schließen" onClick={close}>
            <Close fontSize="small" />
          </IconButton>
        }
      >
        <p>{typeof message === 'string' ? translate(message, notificationOptions?.messageArgs ?? {}) : message}</p>
      </Notice>
    </Place>
  );
}
