import { createElement, Fragment, useMemo, type ReactNode } from 'react';

const allowed = new Set([
  'P',
  'BR',
  'B',
  'STRONG',
  'I',
  'EM',
  'U',
  'UL',
  'OL',
  'LI',
  'H2',
  'H3',
  'H4',
  'DIV',
  'SPAN',
  'A',
]);
const dropped = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'EMBED', 'SVG', 'MATH']);
const empty = new Set(['BR']);

/** A link may lead to the web, to a mailbox or to a telephone, and nowhere else. */
function hrefOf(element: Element): string | undefined {
  const href = element.getAttribute('href') ?? '';
  return /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(href) ? href : undefined;
}

function nodeOf(node: ChildNode, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent;
  if (!(node instanceof Element) || dropped.has(node.tagName.toUpperCase())) return null;
  const children = nodesOf(node);
  if (!allowed.has(node.tagName)) return <Fragment key={key}>{children}</Fragment>;
  const link = node.tagName === 'A' ? { href: hrefOf(node), rel: 'noopener noreferrer' } : {};
  return createElement(node.tagName.toLowerCase(), { key, ...link }, ...(empty.has(node.tagName) ? [] : children));
}

function nodesOf(parent: ParentNode): ReactNode[] {
  return [...parent.childNodes].map(nodeOf);
}

/** Formatted text of the bank, rebuilt from the few elements it may consist of; nothing is put into the page as it came. */
export function RichText({ html }: { readonly html: string }) {
  return useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
}
