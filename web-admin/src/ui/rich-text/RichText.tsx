import { longTextElements } from './text-elements.js';
import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { cleanHtml } from './clean-html.js';

const Content = styled('div')({
  overflowWrap: 'anywhere',
  '& p, & ul': { margin: '0 0 8px' },
  '& > :last-child': { marginBottom: 0 },
  '& ul': { paddingLeft: 22, listStyleType: 'disc' },
});

export function RichText({ html }: { readonly html: string }) {
  const clean = useMemo(() => cleanHtml(html, longTextElements), [html]);
  return <Content dangerouslySetInnerHTML={{ __html: clean }} />;
}
