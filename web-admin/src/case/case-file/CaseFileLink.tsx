import Download from '@mui/icons-material/Download';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { LinkButton } from '../../ui/LinkButton.js';
import { useDownload } from '../../ui/use-download.js';
import { type CaseFile, downloadPath, isSame } from './case-file.js';
import { useShownFile } from './shown-file.js';

const Row = styled('div')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 4,
  '& > .name': { minWidth: 0 },
  '& > .MuiIconButton-root': { flex: 'none', padding: 3, marginBlock: -2 },
});

/** A file of the case: its name opens the preview, the button beside it downloads. */
export function CaseFileLink({ file }: { readonly file: CaseFile }) {
  const { file: shown, show } = useShownFile();
  const [download, isRunning] = useDownload();
  const isShown = shown !== undefined && isSame(shown, file);
  return (
    <Row>
      <div className="name">
        <LinkButton
          type="button"
          data-case-file=""
          title="Vorschau öffnen"
          aria-expanded={isShown}
          onClick={({ currentTarget }) => show(file, currentTarget)}
        >
          {file.name}
        </LinkButton>
        <small>{file.about}</small>
      </div>
      <IconButton
        size="small"
        title="Herunterladen"
        aria-label={`${file.name} herunterladen`}
        aria-disabled={isRunning}
        onClick={() => {
          if (!isRunning) download(downloadPath(file));
        }}
      >
        <Download fontSize="small" />
      </IconButton>
    </Row>
  );
}
