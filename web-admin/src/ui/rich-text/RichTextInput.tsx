import FormatBold from '@mui/icons-material/FormatBold';
import FormatListBulleted from '@mui/icons-material/FormatListBulleted';
import LinkIcon from '@mui/icons-material/Link';
import IconButton from '@mui/material/IconButton';
import { longTextElements } from './text-elements.js';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState, type ClipboardEvent } from 'react';
import { FieldFrame } from '../fields/FieldFrame.js';
import { cleanHtml } from './clean-html.js';
import { LinkAddress } from './LinkAddress.js';

const Frame = styled('div')(({ theme }) => ({
  borderRadius: 8,
  border: `1px solid color-mix(in srgb, ${theme.vars.palette.text.secondary} 75%, ${theme.vars.palette.background.paper})`,
  background: theme.vars.palette.background.paper,
  '& [role="toolbar"]': {
    display: 'flex',
    gap: 4,
    padding: 4,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .MuiIconButton-root': { borderRadius: 6, padding: 4 },
}));

const Editable = styled('div')({
  minHeight: 88,
  padding: '8px 12px',
  borderRadius: '0 0 8px 8px',
  overflowWrap: 'anywhere',
  '& p, & ul': { margin: '0 0 8px' },
  '& ul': { paddingLeft: 22, listStyleType: 'disc' },
});

const clean = (html: string): string => cleanHtml(html, longTextElements);

/** Executes an edit of the browser at the selection; there is no other interface for it. */
function edit(command: 'bold' | 'insertUnorderedList' | 'createLink' | 'unlink' | 'insertHTML', value?: string): void {
  document.execCommand(command, false, value);
}

interface RichTextInputProps {
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly html: string;
  readonly readOnly?: boolean;
  readonly onChange: (html: string) => void;
}

/** A text with bold words, bullet lists and links (R3 §3 "longText"). */
export function RichTextInput({ label, hint, error, html, readOnly = false, onChange }: RichTextInputProps) {
  const area = useRef<HTMLDivElement>(null);
  const shown = useRef<string | undefined>(undefined);
  const [selection, setSelection] = useState<Range>();
  useEffect(() => {
    // While somebody types, the area holds what was reported last and is left alone.
    if (area.current === null || shown.current === html) return;
    area.current.innerHTML = clean(html);
    shown.current = html;
  }, [html]);

  const report = (): void => {
    const typed = area.current?.textContent.trim() === '' ? '' : clean(area.current?.innerHTML ?? '');
    shown.current = typed;
    onChange(typed);
  };
  const run = (command: 'bold' | 'insertUnorderedList'): void => {
    area.current?.focus();
    edit(command);
    report();
  };
  const link = (address: string): void => {
    area.current?.focus();
    const current = window.getSelection();
    if (selection !== undefined) {
      current?.removeAllRanges();
      current?.addRange(selection);
    }
    edit(address === '' ? 'unlink' : 'createLink', address);
    setSelection(undefined);
    report();
  };
  const paste = (event: ClipboardEvent): void => {
    event.preventDefault();
    const pasted = event.clipboardData.getData('text/html');
    const plain = event.clipboardData.getData('text/plain');
    if (pasted === '') document.execCommand('insertText', false, plain);
    else edit('insertHTML', clean(pasted));
  };
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {({ id, labelId, describedBy }) => (
        <Frame>
          {readOnly ? null : (
            <Toolbar
              label={label}
              onBold={() => run('bold')}
              onList={() => run('insertUnorderedList')}
              onLink={() => setSelection(rangeWithin(area.current))}
            />
          )}
          {selection === undefined ? null : <LinkAddress onChoose={link} onCancel={() => setSelection(undefined)} />}
          <Editable
            ref={area}
            id={id}
            role="textbox"
            aria-multiline
            aria-labelledby={labelId}
            {...describedBy}
            aria-invalid={error !== undefined}
            aria-readonly={readOnly}
            tabIndex={0}
            contentEditable={!readOnly}
            suppressContentEditableWarning
            onInput={report}
            onPaste={paste}
          />
        </Frame>
      )}
    </FieldFrame>
  );
}

/** The selection inside the element, or its end. */
function rangeWithin(element: HTMLElement | null): Range | undefined {
  if (element === null) return undefined;
  const selection = window.getSelection();
  if (selection !== null && selection.rangeCount > 0) {
    const range = selection.getRangeAt(0);
    if (element.contains(range.commonAncestorContainer)) return range.cloneRange();
  }
  const end = document.createRange();
  end.selectNodeContents(element);
  return end;
}

interface ToolbarProps {
  readonly label: string;
  readonly onBold: () => void;
  readonly onList: () => void;
  readonly onLink: () => void;
}

function Toolbar({ label, onBold, onList, onLink }: ToolbarProps) {
  const buttons = [
    { name: 'Fett', Icon: FormatBold, act: onBold },
    { name: 'Aufzählung', Icon: FormatListBulleted, act: onList },
    { name: 'Link', Icon: LinkIcon, act: onLink },
  ];
  return (
    <div role="toolbar" aria-label={`Formatierung: ${label}`}>
      {buttons.map(({ name, Icon, act }) => (
        // The selection stays in the text while a button is pressed.
        <IconButton
          key={name}
          aria-label={name}
          title={name}
          onMouseDown={(event) => event.preventDefault()}
          onClick={act}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </div>
  );
}
