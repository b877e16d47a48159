const tags = 'a br div h1 h2 img p span strong table tbody td tr'.split(' ');
const attributes = 'align alt cellpadding cellspacing height role src width'.split(' ');

/**
 * The body of a mail as nodes of this page. The page's policy blocks style attributes of parsed text, so the styles are
 * set one by one; nothing but text and layout is taken over, and links lead nowhere.
 */
export function rebuildMail(html: string): HTMLElement {
  // Renamed before parsing, because the policy reports every style attribute that is parsed.
  const { body } = new DOMParser().parseFromString(html.replaceAll(' style="', ' data-style="'), 'text/html');
  const root = document.createElement('div');
  copyStyle(body, root);
  copyChildren(body, root);
  return root;
}

function copyChildren(from: Element, to: Element): void {
  for (const node of from.childNodes) {
    if (node instanceof Text) to.append(node.data);
    else if (node instanceof Element && tags.includes(node.localName)) to.append(copied(node));
  }
}

function copied(element: Element): Element {
  const copy = document.createElement(element.localName);
  for (const name of attributes) {
    const value = element.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copyStyle(element, copy);
  copyChildren(element, copy);
  return copy;
}

function copyStyle(from: Element, to: HTMLElement): void {
  to.style.cssText = from.getAttribute('data-style') ?? '';
}
