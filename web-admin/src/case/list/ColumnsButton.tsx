import ViewWeek from '@mui/icons-material/ViewWeek';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';

/**
 * Opens the choice of columns, which react-admin's `ColumnsSelector` renders into the place with this id. Its own button
 * opens it without role and name.
 */
export function ColumnsButton() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = useTranslate()('ra.action.select_columns');
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        startIcon={<ViewWeek />}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {name}
      </Button>
      <Popover
        open={anchor !== null}
        keepMounted
        anchorEl={anchor}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        onClose={() => setAnchor(null)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': name } }}
      >
        <div id={`${caseResource}.datatable-columnsSelector`} style={{ minWidth: 200, padding: '0 8px' }} />
      </Popover>
    </>
  );
}
