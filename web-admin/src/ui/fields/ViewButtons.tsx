import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

interface ViewButtonsProps<T extends string> {
  /** What is viewed. */
  readonly name: string;
  readonly views: readonly T[];
  readonly view: T;
  readonly onChoose: (view: T) => void;
}

/** The views of the same text, of which one is shown. */
export function ViewButtons<T extends string>({ name, views, view, onChoose }: ViewButtonsProps<T>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={`Ansicht von ${name}`}
      value={view}
      onChange={(_event, next: T | null) => onChoose(next ?? view)}
    >
      {views.map((one) => (
        // The usual colour has too little contrast under the pointer.
        <ToggleButton
          key={one}
          value={one}
          sx={{ minHeight: 32, py: 0, textTransform: 'none', color: 'text.secondary' }}
        >
          {one}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
