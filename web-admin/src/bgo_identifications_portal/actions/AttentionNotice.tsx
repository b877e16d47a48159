import { Notice } from '../../ui/Notice.js';
import { useCaseRecord } from '../case-context.js';
import { attentionText } from './attention-text.js';

/** What should be looked at besides the status. */
export function AttentionNotice() {
  const found = attentionText(useCaseRecord().attention);
  if (found === null) return null;
  return (
    <Notice tone="warning" title={found.title}>
      <p>{found.text}</p>
    </Notice>
  );
}
