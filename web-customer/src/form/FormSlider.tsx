import { styled } from '@mui/material/styles';
import { useController } from 'react-hook-form';
import { text } from '../texts/form-text.js';
import { FieldFrame, framed, type FieldTexts } from './FieldFrame.js';
import { fieldId } from '../violations/field-id.js';
import { useFieldMessage } from './use-field-message.js';

interface FormSliderProps extends FieldTexts {
  readonly name: string;
  /** From left to right. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

const trackHeight = 6;
const thumbSize = 26;

const Place = styled('div', { shouldForwardProp: (name) => name !== 'stops' && name !== 'chosen' })<{
  readonly stops: number;
  readonly chosen: number;
}>(({ theme, stops, chosen }) => {
  // A column for each stop, and one before them where the thumb waits outside of the track.
  const column = 100 / (stops + 1);
  const { primary, divider, background, text: texts } = theme.vars.palette;
  const track = {
    height: trackHeight,
    borderRadius: 3,
    background: [
      // Dots where the thumb waits before the first stop.
      `repeating-linear-gradient(to right, ${divider} 0 6px, transparent 0 12px) 0 / ${100 / stops}% 100% no-repeat`,
      `linear-gradient(to right, transparent ${100 / stops}%, ${primary.main} ${100 / stops}% ${(100 * chosen) / stops}%, ${divider} 0)`,
    ].join(', '),
  };
  const thumb = {
    width: thumbSize,
    height: thumbSize,
    boxSizing: 'border-box',
    borderRadius: '50%',
    background: chosen === 0 ? background.paper : primary.main,
    border: `2px solid ${chosen === 0 ? texts.secondary : primary.main}`,
    cursor: 'grab',
  };
  return {
    marginTop: 10,
    '& input': {
      appearance: 'none',
      display: 'block',
      height: 44,
      margin: 0,
      width: `calc(${100 - column}% + ${thumbSize}px)`,
      marginLeft: `calc(${column / 2}% - ${thumbSize / 2}px)`,
      background: 'transparent',
      cursor: 'pointer',
    },
    '& input:focus-visible': { borderRadius: 22 },
    '& input::-webkit-slider-runnable-track': track,
    '& input::-moz-range-track': track,
    '& input::-webkit-slider-thumb': { ...thumb, appearance: 'none', marginTop: (trackHeight - thumbSize) / 2 },
    '& input::-moz-range-thumb': thumb,
    [theme.breakpoints.down('sm')]: {
      '& input': { width: '100%', marginLeft: 0 },
    },
  };
});

const Stops = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  '& > *': {
    flex: '1 1 0',
    minHeight: 44,
    padding: '2px 4px',
    border: 0,
    background: 'transparent',
    font: 'inherit',
    fontSize: '15px',
    lineHeight: 1.3,
    textAlign: 'center',
    textWrap: 'balance',
    color: theme.vars.palette.text.secondary,
  },
  '& > button': { cursor: 'pointer', borderRadius: 8 },
  '& > button:hover': { background: theme.vars.palette.primary.tint },
  '& > [data-chosen="true"]': { fontWeight: 600, color: theme.vars.palette.text.primary },
  [theme.breakpoints.down('sm')]: {
    display: 'grid',
    alignItems: 'stretch',
    gridTemplateColumns: '1fr 1fr',
    gap: 6,
    '& > span': { display: 'none' },
    '& > button': { border: `1px solid ${theme.vars.palette.divider}` },
    '& > [data-chosen="true"]': { borderColor: theme.vars.palette.primary.text },
  },
}));

/**
 * A choice on a scale, by slider or by the words of its stops. It has no value until one is chosen: the thumb is then
 * before the track (R1 §5 "Annual turnover slider").
 */
export function FormSlider({ name, label, hint, options }: FormSliderProps) {
  const { field } = useController({ name });
  const chosen = options.findIndex(({ value }) => value === field.value) + 1;
  const frame = { id: fieldId(name), hint, message: useFieldMessage(name) };
  const choose = (stop: number): void => field.onChange(options[Math.max(stop, 1) - 1]?.value);
  return (
    <FieldFrame label={label} {...frame}>
      <Place stops={options.length} chosen={chosen}>
        <input
          type="range"
          // The role of a slider has no `aria-required`.
          {...framed({ ...frame, optional: true })}
          name={name}
          ref={field.ref}
          min={0}
          max={options.length}
          step={1}
          value={chosen}
          aria-valuetext={options[chosen - 1]?.label ?? text('slider.none')}
          onChange={({ target }) => choose(target.valueAsNumber)}
          onBlur={field.onBlur}
        />
        {/* For the pointer; the slider says the same words. */}
        <Stops aria-hidden>
          <span data-chosen={chosen === 0}>{chosen === 0 ? text('slider.none') : null}</span>
          {options.map((option, index) => (
            <button
              key={option.value}
              type="button"
              tabIndex={-1}
              data-chosen={chosen === index + 1}
              onClick={() => choose(index + 1)}
            >
              {option.label}
            </button>
          ))}
        </Stops>
      </Place>
    </FieldFrame>
  );
}
