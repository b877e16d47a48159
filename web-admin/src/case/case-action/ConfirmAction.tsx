import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.js';
import { Notice } from '../../ui/notice/Notice.js';
import { busyText, useIsActing } from './use-case-action.js';

/** Asks before an action on the case. It stays open and cannot be confirmed while another action runs. */
export function ConfirmAction({ children, isConfirmDisabled = false, ...props }: ComponentProps<typeof ConfirmDialog>) {
  const isActing = useIsActing();
  return (
    <ConfirmDialog {...props} isConfirmDisabled={isConfirmDisabled || isActing}>
      {isActing ? (
        <Notice tone="info" live>
          <p>{busyText}</p>
        </Notice>
      ) : null}
      {children}
    </ConfirmDialog>
  );
}
