import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { editorModes, type EditorMode } from './editor-mode.js';

interface ModeButtonsProps {
  readonly name: string;
  readonly mode: EditorMode;
  readonly onChoose: (mode: EditorMode) => void;
}

/** The views of a setting. */
export function ModeButtons({ name, mode, onChoose }: ModeButtonsProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={`Ansicht von ${name}`}
      value={mode}
      onChange={(_event, next: EditorMode | null) => onChoose(next ?? mode)}
    >
      {editorModes.map((one) => (
        <ToggleButton key={one} value={one} sx={{ minHeight: 32, py: 0, textTransform: 'none' }}>
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
