import type { createBrowserRouter, Location } from 'react-router';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { readStored } from '../session/storage.js';
import { atMostEvery, messageEveryMs, parentToNotify, type FrameMessage } from './frame-message.js';

type Router = ReturnType<typeof createBrowserRouter>;

/** What a page in a frame does beyond one in a window of its own. */
export async function startFrame(router: Router): Promise<void> {
  document.addEventListener('click', leaveFrame, true);
  // Where it cannot be read, the page says so itself.
  const bank = await loadConfiguration().catch(() => undefined);
  const parent = parentToNotify(readStored('parent'), bank?.embedParents ?? []);
  if (parent !== undefined) report(router, parent);
}

/** Opens a link to another site in place of the whole page: other sites refuse to be framed. */
function leaveFrame({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (link === null || link.target !== '' || !link.protocol.startsWith('http')) return;
  if (link.origin !== window.location.origin) link.target = '_top';
}

/** Reports to the site how high the page is, when another page opens, and where the focus is. */
function report(router: Router, parent: string): void {
  const post = (message: FrameMessage): void => window.parent.postMessage(message, parent);
  reportHeight(post);
  let shown = router.state.location;
  const reportFocus = atMostEvery(messageEveryMs, (focus: { readonly element: Element; readonly page: Location }) => {
    // Once the next page has opened, the site would scroll from its top to where the last one had the focus.
    if (focus.page !== shown) return;
    const { top, height } = focus.element.getBoundingClientRect();
    post({ type: 'kontor:focus', version: 1, top: Math.max(0, Math.floor(top + window.scrollY)), height });
  });
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) reportFocus({ element: target, page: shown });
  });
  router.subscribe(({ location, navigation }) => {
    if (navigation.state !== 'idle') return;
    if (location.pathname === shown.pathname && location.search === shown.search) return;
    shown = location;
    post({ type: 'kontor:scroll-top', version: 1 });
  });
}

function reportHeight(post: (message: FrameMessage) => void): void {
  const root = document.getElementById('root');
  if (root === null) return;
  // As high as its content: otherwise it would be at least as high as the frame, which follows it.
  root.style.minHeight = '0';
  let reported = 0;
  const report = atMostEvery(messageEveryMs, () => {
    const height = Math.ceil(root.getBoundingClientRect().height);
    if (height > 0 && height !== reported) post({ type: 'kontor:height', version: 1, height });
    reported = height;
  });
  const again = (): void => report(undefined);
  new ResizeObserver(again).observe(root);
  // A browser that renders no frame out of sight reports no size of it either.
  new MutationObserver(again).observe(root, { childList: true, subtree: true });
  // The page may be complete by now.
  again();
}
