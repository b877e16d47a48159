import { faultOf } from './json/json-fault.js';

export const editorModes = ['Baum', 'Formular', 'Code'] as const;

/** The views of a setting; all three edit the same text. */
export type EditorMode = (typeof editorModes)[number];

/** The view after somebody asked for one: a text that is no JSON can only be shown as code. */
export function shownMode(asked: EditorMode, text: string): EditorMode {
  return faultOf(text) === undefined ? asked : 'Code';
}
