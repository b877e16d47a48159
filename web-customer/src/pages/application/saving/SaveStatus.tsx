import CloudDoneOutlined from '@mui/icons-material/CloudDoneOutlined';
import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import CloudQueue from '@mui/icons-material/CloudQueue';
import { styled } from '@mui/material/styles';
import { useStore } from '../../../application-draft/value-store.js';
import { locale } from '../../../texts/language.js';
import { text } from '../../../texts/form-text.js';
import { Button } from '../../../ui/Button.js';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.js';
import type { SaveState } from '../../../application-draft/autosave.js';
import { useSession } from '../../../application-draft/session-context.js';

const timeOf = (at: number | Date): string =>
  new Intl.DateTimeFormat(locale(), { hour: '2-digit', minute: '2-digit' }).format(at);

const Line = styled('div', { shouldForwardProp: (name) => name !== 'wrong' })<{ readonly wrong: boolean }>(
  ({ theme, wrong }) => ({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    minHeight: 48,
    fontSize: '15px',
    lineHeight: 1.4,
    color: wrong ? theme.vars.palette.error.text : theme.vars.palette.text.secondary,
    fontWeight: wrong ? 600 : 400,
    '& > p': { display: 'flex', alignItems: 'flex-start', gap: 8 },
    '& svg': { fontSize: '21px', flex: 'none' },
  }),
);

function wordsFor({ phase, savedAt }: SaveState): string {
  switch (phase) {
    case 'saved':
      return savedAt === undefined ? text('save.untouched') : text('save.saved', { time: timeOf(savedAt) });
    case 'over':
      return text('save.locked');
    default:
      return text(`save.${phase}`);
  }
}

const wrongPhases: readonly string[] = ['failed', 'conflict', 'over'];
/** The announced text; typing is not announced. */
const announcedPhases: readonly string[] = ['saved', 'failed', 'offline', 'conflict', 'over'];

function isAnnounced({ phase, savedAt }: SaveState): boolean {
  return announcedPhases.includes(phase) && (phase !== 'saved' || savedAt !== undefined);
}

interface SaveStatusProps {
  readonly onDecide: () => void;
}

/** Whether everything is saved, and what to do when it is not. */
export function SaveStatus({ onDecide }: SaveStatusProps) {
  const { saving, autosave } = useSession();
  const state = useStore(saving);
  const wrong = wrongPhases.includes(state.phase);
  const Icon = wrong || state.phase === 'offline' ? CloudOffOutlined : cloudOf(state);
  return (
    <Line wrong={wrong}>
      <VisuallyHidden role="status">{isAnnounced(state) ? wordsFor(state) : ''}</VisuallyHidden>
      <p>
        <Icon aria-hidden />
        <span>
          {wordsFor(state)}
          <Reason state={state} />
        </span>
      </p>
      {state.phase === 'failed' ? (
        <Button look="quiet" onClick={autosave.again}>
          {text('save.again')}
        </Button>
      ) : null}
      {state.phase === 'conflict' ? (
        <Button look="quiet" onClick={onDecide}>
          {text('save.decide')}
        </Button>
      ) : null}
    </Line>
  );
}

function cloudOf({ phase }: SaveState) {
  return phase === 'saved' ? CloudDoneOutlined : CloudQueue;
}

function Reason({ state: { phase, message, errorNumber } }: { readonly state: SaveState }) {
  if (phase !== 'failed' || message === undefined) return null;
  return (
    <>
      {`: ${message()}`}
      {errorNumber === undefined ? null : ` (${text('error.number', { number: errorNumber })})`}
    </>
  );
}
