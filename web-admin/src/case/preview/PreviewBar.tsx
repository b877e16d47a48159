import Add from '@mui/icons-material/Add';
import Close from '@mui/icons-material/Close';
import Download from '@mui/icons-material/Download';
import ExpandLess from '@mui/icons-material/ExpandLess';
import ExpandMore from '@mui/icons-material/ExpandMore';
import NavigateBefore from '@mui/icons-material/NavigateBefore';
import NavigateNext from '@mui/icons-material/NavigateNext';
import Remove from '@mui/icons-material/Remove';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import type { SvgIconComponent } from '@mui/icons-material';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';
import { useDownload } from '../../ui/use-download.js';
import { type CaseFile, downloadPath } from '../case-file/case-file.js';
import type { PageNumber } from './pdf/PdfView.js';
import { keysOf, type PreviewAct } from './preview-act.js';

const Bar = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  padding: '10px 12px 8px 16px',
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  '& .head': { display: 'flex', alignItems: 'flex-start', gap: 8 },
  '& .head > div': { flex: 1, minWidth: 0 },
  '& h2': { fontSize: '1.05rem', overflowWrap: 'anywhere' },
  '& small': { color: theme.vars.palette.text.secondary },
  '& .acts': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 16px', marginLeft: -6 },
  '& .acts > div': { display: 'flex', alignItems: 'center', gap: 2 },
  '& .acts span': { fontVariantNumeric: 'tabular-nums', fontSize: 14 },
}));

interface KeyButtonProps {
  readonly name: string;
  readonly act: PreviewAct;
  readonly Icon: SvgIconComponent;
  readonly isOff?: boolean;
  readonly run: (act: PreviewAct) => void;
}

/** A button of the bar; it keeps the focus where it can do nothing. */
function KeyButton({ name, act, Icon, isOff = false, run }: KeyButtonProps) {
  return (
    <IconButton
      size="small"
      title={name}
      aria-label={name}
      aria-keyshortcuts={keysOf[act]}
      aria-disabled={isOff}
      sx={isOff ? { opacity: 0.4 } : {}}
      onClick={() => run(act)}
    >
      <Icon fontSize="small" />
    </IconButton>
  );
}

interface PreviewBarProps {
  readonly titleId: string;
  readonly file: CaseFile;
  /** "2 von 5". */
  readonly place: string;
  readonly ends: { readonly isFirst: boolean; readonly isLast: boolean };
  readonly number: PageNumber | undefined;
  readonly zoom: number;
  readonly run: (act: PreviewAct) => void;
}

const percent = (zoom: number): string => `${Math.round(zoom * 100)} %`;

/** Name and place of the file, and what can be done with it. */
export function PreviewBar({ titleId, file, place, ends, number, zoom, run }: PreviewBarProps) {
  const [download, isRunning] = useDownload();
  return (
    <Bar>
      <div className="head">
        <div>
          <h2 id={titleId}>{file.name}</h2>
          <small>{file.about}</small>
        </div>
        <KeyButton name="Vorschau schließen" act="close" Icon={Close} run={run} />
      </div>
      <div className="acts">
        <div>
          <KeyButton name="Vorherige Datei" act="previousFile" Icon={NavigateBefore} isOff={ends.isFirst} run={run} />
          <span role="status">
            <VisuallyHidden>{`${file.name}, `}</VisuallyHidden>Datei {place}
          </span>
          <KeyButton name="Nächste Datei" act="nextFile" Icon={NavigateNext} isOff={ends.isLast} run={run} />
        </div>
        {number === undefined ? null : <PageActs number={number} run={run} />}
        <div>
          <KeyButton name="Kleiner" act="smaller" Icon={Remove} run={run} />
          <span>{percent(zoom)}</span>
          <KeyButton name="Größer" act="larger" Icon={Add} run={run} />
        </div>
        <Button
          size="small"
          variant="outlined"
          startIcon={<Download />}
          aria-disabled={isRunning}
          onClick={() => {
            if (!isRunning) download(downloadPath(file));
          }}
        >
          Herunterladen
        </Button>
      </div>
    </Bar>
  );
}

function PageActs({ number: { page, count }, run }: Required<Pick<KeyButtonProps, 'run'>> & { number: PageNumber }) {
  return (
    <div>
      <KeyButton name="Vorherige Seite" act="previousPage" Icon={ExpandLess} isOff={page <= 1} run={run} />
      <span role="status">
        Seite {page} von {count}
      </span>
      <KeyButton name="Nächste Seite" act="nextPage" Icon={ExpandMore} isOff={page >= count} run={run} />
    </div>
  );
}
