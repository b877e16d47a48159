import { styled } from '@mui/material/styles';
import DOMPurify, { type Config } from 'dompurify';
import { useMemo } from 'react';
import { bankLanguage } from '../texts/create-text.js';

const rules: Config = {
  ALLOWED_TAGS: 'p br b strong i em u ul ol li h2 h3 h4 div span a #text'.split(' '),
  ALLOWED_ATTR: ['href'],
  ALLOW_ARIA_ATTR: false,
  ALLOW_DATA_ATTR: false,
  ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i,
};

const purify = DOMPurify(window);
purify.addHook('afterSanitizeAttributes', (element) => {
  if (element.tagName === 'A') element.setAttribute('rel', 'noopener noreferrer');
});

const Content = styled('span')({ display: 'contents' });

interface RichTextProps {
  readonly html: string;
  readonly className?: string;
}

/** Formatted text that the bank has written in its settings. */
export function RichText({ html, className }: RichTextProps) {
  const clean = useMemo(() => purify.sanitize(html, rules), [html]);
  return <Content className={className} lang={bankLanguage(html)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
