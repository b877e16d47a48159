import PostAdd from '@mui/icons-material/PostAdd';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { problemLine } from '../../ui/notice/problem-text.js';
import type { BankCase } from '../bank-case/bank-case.js';
import { caseKeys } from '../bank-case/case-keys.js';

interface ReplyPickerProps {
  // Inside a form the record around a component is that of the form.
  readonly of: Pick<BankCase, 'id' | 'status'>;
  /** What is typed already; a template is put below it. */
  readonly typed: string;
  readonly onFill: (text: string) => void;
}

/** Puts a template into the message; hidden where none fits the case. */
export function ReplyPicker({ of: { id, status }, typed, onFill }: ReplyPickerProps) {
  const provider = useDataProvider<KontorDataProvider>();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { data = [], error } = useQuery({
    queryKey: caseKeys.replyTemplates(id, status),
    queryFn: ({ signal }) => provider.replyTemplatesFor(id, signal),
  });
  if (error !== null) return <small>Vorlagen nicht geladen: {problemLine(error)}</small>;
  if (data.length === 0) return null;
  const insert = (template: string): void => {
    const text = typed.trim() === '' ? template : `${typed.trimEnd()}\n\n${template}`;
    setAnchor(null);
    onFill(text);
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<PostAdd />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Vorlage einfügen
      </Button>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={() => setAnchor(null)}
        // Where it is opened: inside the landmark or the dialog around it.
        disablePortal
      >
        {data.map(({ key, title, text }) => (
          <MenuItem key={key} dense onClick={() => insert(text)}>
            {title}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
