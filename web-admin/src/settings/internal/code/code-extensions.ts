import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, indentOnInput, syntaxHighlighting } from '@codemirror/language';
import { linter, lintGutter, lintKeymap } from '@codemirror/lint';
import { search, searchKeymap } from '@codemirror/search';
import { EditorState, type Extension } from '@codemirror/state';
import { EditorView, keymap, lineNumbers } from '@codemirror/view';
import { classHighlighter } from '@lezer/highlight';
import { pageNonce } from '../../../ui/page-nonce.js';
import { faultOf, faultText } from '../json/json-fault.js';
import { germanPhrases } from './german-phrases.js';

/** Wait after the last key before a fault is marked, in ms. */
const markDelayMs = 300;

/** Marks the first fault, with its sentence as a tooltip. */
const faultMark = linter(
  ({ state }) => {
    const text = state.doc.toString();
    const fault = faultOf(text);
    if (fault === undefined) return [];
    const at = Math.min(fault.offset, text.length);
    const to = Math.min(at + 1, state.doc.lineAt(at).to);
    return [{ from: at, to: Math.max(at, to), severity: 'error', message: faultText(text, fault) }];
  },
  { delay: markDelayMs },
);

/** What the code view is made of; Tab is bound to nothing, so that it leaves the field. */
export function codeExtensions(onChange: (text: string) => void): Extension[] {
  return [
    EditorView.cspNonce.of(pageNonce()),
    EditorState.phrases.of(germanPhrases),
    EditorState.tabSize.of(2),
    lineNumbers(),
    lintGutter(),
    history(),
    json(),
    syntaxHighlighting(classHighlighter),
    bracketMatching(),
    indentOnInput(),
    EditorView.lineWrapping,
    search({ top: true }),
    faultMark,
    keymap.of([...searchKeymap, ...historyKeymap, ...lintKeymap, ...defaultKeymap]),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
}
