import type { MatchingCase } from '@kontor/domain/matching/matching-person';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/matching-text.js';
import { nameOf } from './person-name.js';

const Line = styled('p')(({ theme }) => ({
  display: 'flex',
  gap: 10,
  '& svg': { flex: 'none', marginTop: 1, color: theme.vars.palette.success.text },
}));

/** Persons without deviations. */
export function MatchedPersons({ matchingCase }: { readonly matchingCase: MatchingCase }) {
  const matched = matchingCase.rightSide.filter(({ matchType }) => matchType !== undefined);
  if (matched.length === 0) return null;
  return (
    <Line>
      <CheckCircleOutlined aria-hidden />
      <span>{text('mismatch.matched', { names: matched.map(nameOf).join(', ') })}</span>
    </Line>
  );
}
