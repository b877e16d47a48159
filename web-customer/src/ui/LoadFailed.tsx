import { ApiProblem } from '@kontor/api/problem/api-problem';
import { styled } from '@mui/material/styles';
import { text } from '../texts/case-text.js';
import { problemText } from '../texts/problem-text.js';
import { Button } from './Button.js';
import { Notice } from './Notice.js';

const Body = styled('div')({ marginTop: 32 });

interface LoadFailedProps {
  readonly error: Error;
  readonly onRepeat: () => void;
}

/** Why the case cannot be shown; an archived case has no data. */
export function LoadFailed({ error, onRepeat }: LoadFailedProps) {
  const problem = error instanceof ApiProblem ? error : undefined;
  // The page is redirecting to the login.
  if (problem?.status === 401) return null;
  if (problem?.status === 410) {
    return (
      <Body>
        <Notice tone="info" title={text('archived.title')} live>
          <p>{text('archived.body')}</p>
        </Notice>
      </Body>
    );
  }
  return (
    <Body>
      <Notice tone="error" title={text('status.loadFailed')} live>
        <p>{problemText(error)}</p>
        {problem?.errorNumber === undefined ? null : <p>{text('error.number', { number: problem.errorNumber })}</p>}
        <Button look="secondary" onClick={onRepeat}>
          {text('error.again')}
        </Button>
      </Notice>
    </Body>
  );
}
