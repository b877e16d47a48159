import type { ContractFile } from '@kontor/api/document/document.schema';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { text } from '../../../texts/case-text.js';
import { problemText } from '../../../texts/problem-text.js';
import { Skeleton } from '../../../ui/Skeleton.js';
import { Button } from '../../../ui/Button.js';
import { Delayed } from '../../../ui/Delayed.js';
import { Notice } from '../../../ui/Notice.js';
import { CardActions } from './CardActions.js';
import { DownloadButton } from '../../document/DownloadButton.js';
import { contractsQuery } from '../own-case/own-case.js';
import { bytesText, dayText } from '../../../texts/format.js';

const List = styled('ul')(({ theme }) => ({
  padding: '0 !important',
  listStyle: 'none',
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '2px 16px',
    padding: '8px 0 !important',
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& b': { display: 'block', fontWeight: 600, overflowWrap: 'anywhere' },
  '& small': { fontSize: '15px', color: theme.vars.palette.text.secondary },
}));

/** The contracts that the bank uploaded, one by one and all together (R2 §4.1, 430). */
export function ContractFiles({ caseId }: { readonly caseId: number }) {
  const { data, error, refetch } = useQuery(contractsQuery(caseId));
  if (data === undefined) {
    return error === null ? (
      <Delayed>
        <Skeleton style={{ height: 64 }} />
      </Delayed>
    ) : (
      <Notice tone="error" title={text('contracts.loadFailed')} live>
        <p>{problemText(error)}</p>
        <Button look="secondary" onClick={() => void refetch()}>
          {text('error.again')}
        </Button>
      </Notice>
    );
  }
  if (data.length === 0) return <p>{text('contracts.empty')}</p>;
  return (
    <>
      <h3>{text('contracts.title')}</h3>
      <List>
        {data.map((file) => (
          <Line key={file.id} file={file} />
        ))}
      </List>
      {data.length === 1 ? null : (
        <CardActions>
          <DownloadButton look="primary" path="/bgo_identifications/me/contract_files/download">
            {text('contracts.all')}
          </DownloadButton>
        </CardActions>
      )}
    </>
  );
}

function Line({ file: { id, originalName: name, createdAt, sizeBytes } }: { readonly file: ContractFile }) {
  const more = { date: dayText(createdAt), size: bytesText(sizeBytes) };
  return (
    <li>
      <div>
        <b>{name}</b>
        <small>{text('contracts.date', more)}</small>
      </div>
      <DownloadButton
        look="secondary"
        path={`/contract_files/${id}/download`}
        label={text('contracts.of', { name, ...more })}
      >
        {text('contracts.download')}
      </DownloadButton>
    </li>
  );
}
