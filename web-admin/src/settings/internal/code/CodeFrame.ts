import { styled, type CSSObject, type Theme } from '@mui/material/styles';

type Colours = Theme['vars']['palette'];

const border = ({ text, background }: Colours): string =>
  `1px solid color-mix(in srgb, ${text.secondary} 75%, ${background.paper})`;

const editorStyles = (colours: Colours): CSSObject => ({
  '&& .cm-editor': {
    minHeight: 160,
    maxHeight: 'min(60vh, 640px)',
    borderRadius: 8,
    border: border(colours),
    background: colours.background.paper,
    overflow: 'hidden',
  },
  '&& .cm-editor.cm-focused': { outline: `3px solid ${colours.primary.main}`, outlineOffset: 2 },
  '&& .cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace',
    fontSize: 14,
    lineHeight: 1.5,
  },
  '&& .cm-content': { caretColor: colours.text.primary, color: colours.text.primary },
  '&& .cm-content:focus-visible': { outline: 'none' },
  '&& .cm-gutters': {
    color: colours.text.secondary,
    background: colours.background.default,
    borderColor: colours.divider,
  },
});

const textStyles = (colours: Colours): CSSObject => ({
  '&& .cm-lintRange-error': {
    background: colours.error.tint,
    textDecoration: `underline wavy ${colours.error.text}`,
  },
  '&& .cm-matchingBracket': { background: colours.info.tint, color: 'inherit' },
  '&& .cm-nonmatchingBracket': { background: colours.error.tint, color: 'inherit' },
  '&& .cm-searchMatch': { background: colours.warning.tint, outline: `1px solid ${colours.warning.text}` },
  '&& .cm-searchMatch-selected': { outlineWidth: 2 },
  '& .tok-propertyName': { color: colours.primary.text },
  '& .tok-string': { color: colours.success.text },
  '& .tok-number': { color: colours.warning.text },
  '& .tok-bool, & .tok-keyword, & .tok-null': { color: colours.deep.text, fontWeight: 600 },
  // The marks are no text of one of these colours: their backgrounds were chosen for plain text.
  '& .cm-lintRange-error *, & .cm-searchMatch *': { color: colours.text.primary },
});

const panelStyles = (colours: Colours): CSSObject => ({
  '&& .cm-panels, && .cm-tooltip': {
    color: colours.text.primary,
    background: colours.background.default,
    borderColor: colours.divider,
  },
  '&& .cm-tooltip .cm-diagnostic': { font: 'inherit', borderLeftColor: colours.error.text },
  '&& .cm-panel.cm-search': { padding: '6px 36px 6px 8px', fontSize: 14 },
  '&& .cm-panel input[type=checkbox]': { width: 18, height: 18, verticalAlign: 'middle' },
  '&& .cm-panel.cm-search label': { fontSize: 14, lineHeight: '26px' },
  '&& .cm-textfield, && .cm-button': {
    minHeight: 28,
    padding: '2px 8px',
    font: 'inherit',
    color: 'inherit',
    border: border(colours),
    borderRadius: 6,
    background: colours.background.paper,
  },
  '&& .cm-panel button[name=close]': { width: 28, height: 28, top: 6, right: 4, color: 'inherit', fontSize: 20 },
});

/** The look of the code editor: its own styles know neither the bank's colours nor the dark mode. */
export const CodeFrame = styled('div')(({ theme }) => ({
  ...editorStyles(theme.vars.palette),
  ...textStyles(theme.vars.palette),
  ...panelStyles(theme.vars.palette),
}));
