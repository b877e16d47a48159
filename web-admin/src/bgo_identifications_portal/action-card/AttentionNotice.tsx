import { Notice } from '../../ui/notice/Notice.js';
import { useCaseRecord } from '../case-record/use-case-record.js';
import { attentionText } from './attention-text.js';

export function AttentionNotice() {
  const found = attentionText(useCaseRecord().attention);
  if (found === null) return null;
  return (
    <Notice tone="warning" title={found.title}>
      <p>{found.text}</p>
    </Notice>
  );
}
