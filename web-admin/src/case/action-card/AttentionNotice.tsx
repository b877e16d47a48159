import { Notice } from '../../ui/notice/Notice.js';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { attentionText } from './attention-text.js';

export function AttentionNotice() {
  const found = attentionText(useBankCase());
  if (found === null) return null;
  return (
    <Notice tone="warning" title={found.title}>
      <p>{found.text}</p>
    </Notice>
  );
}
