import type { ResolverState } from '@kontor/domain/matching/resolver';
import { styled } from '@mui/material/styles';
import { text } from '../../texts/matching-text.js';
import { hintOf, unchosenCount } from './resolver-hint.js';

const Line = styled('p')({ marginTop: 32, fontWeight: 600 });

/** What is still missing before the data can be confirmed; announced whenever it changes. */
export function ResolverHintLine({ id, state }: { readonly id: string; readonly state: ResolverState }) {
  return (
    <Line id={id} role="status">
      {wordsOf(state)}
    </Line>
  );
}

function wordsOf(state: ResolverState): string {
  const hint = hintOf(state);
  const count = unchosenCount(state);
  if (hint !== 'choose') return text(`hint.${hint}`);
  return count === 1 ? text('hint.choose.one') : text('hint.choose.many', { count });
}
