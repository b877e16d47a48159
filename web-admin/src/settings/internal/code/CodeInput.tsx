import { openSearchPanel } from '@codemirror/search';
import { Compartment } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import Button from '@mui/material/Button';
import { useEffect, useRef, type RefObject } from 'react';
import { FieldFrame } from '../../../ui/fields/FieldFrame.js';
import { faultOf } from '../json/json-fault.js';
import { codeExtensions } from './code-extensions.js';
import { CodeFrame } from './CodeFrame.js';

interface CodeInputProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly onChange: (text: string) => void;
}

/** A text of JSON in monospace, with line numbers, its first fault marked, search, and undo. */
export function CodeInput({ label, error, ...rest }: CodeInputProps) {
  const view = useRef<EditorView>(null);
  const search = (): void => void (view.current !== null && openSearchPanel(view.current));
  return (
    <FieldFrame
      label={label}
      hint="Strg + F sucht, Strg + Z nimmt zurück, die Tabulatortaste verlässt das Feld."
      error={error}
    >
      {({ id, labelId, describedBy }) => (
        <>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button size="small" variant="outlined" onClick={search}>
              Suchen
            </Button>
            {error === undefined ? null : (
              <Button size="small" variant="outlined" onClick={() => showFault(view.current)}>
                Fehler zeigen
              </Button>
            )}
          </div>
          <CodeArea
            {...rest}
            view={view}
            attributes={{
              id,
              'aria-labelledby': labelId,
              'aria-invalid': String(error !== undefined),
              ...describedBy,
            }}
          />
        </>
      )}
    </FieldFrame>
  );
}

/** Takes the cursor to the first fault. */
function showFault(view: EditorView | null): void {
  const fault = view === null ? undefined : faultOf(view.state.doc.toString());
  if (view === null || fault === undefined) return;
  view.dispatch({ selection: { anchor: fault.offset }, scrollIntoView: true });
  view.focus();
}

interface CodeAreaProps extends Pick<CodeInputProps, 'value' | 'onChange'> {
  readonly view: RefObject<EditorView | null>;
  readonly attributes: Readonly<Record<string, string>>;
}

function CodeArea({ view, value, attributes, onChange }: CodeAreaProps) {
  const parent = useRef<HTMLDivElement>(null);
  const report = useRef(onChange);
  const first = useRef({ value, attributes });
  const described = useRef(new Compartment());
  useEffect(() => {
    report.current = onChange;
  });
  useEffect(() => {
    if (parent.current === null) return undefined;
    const created = new EditorView({
      doc: first.current.value,
      parent: parent.current,
      extensions: [
        codeExtensions((text) => report.current(text)),
        described.current.of(EditorView.contentAttributes.of(first.current.attributes)),
      ],
    });
    view.current = created;
    return () => {
      view.current = null;
      created.destroy();
    };
  }, [view]);
  const key = JSON.stringify(attributes);
  useEffect(() => {
    const now = EditorView.contentAttributes.of(JSON.parse(key) as Record<string, string>);
    view.current?.dispatch({ effects: described.current.reconfigure(now) });
  }, [view, key]);
  useEffect(() => {
    const shown = view.current?.state.doc;
    // Only a reset or a newly read value differs from what was typed.
    if (shown === undefined || shown.toString() === value) return;
    view.current?.dispatch({ changes: { from: 0, to: shown.length, insert: value } });
  }, [view, value]);
  return <CodeFrame ref={parent} />;
}
