import type { Page } from 'playwright-core';

/**
 * What keeps the shown texts of a page from being read, as sentences: a text that is cut off by its box and cannot be
 * scrolled to, that leaves the window, or that lies on another one. Texts for screen readers alone are left out.
 */
export function unreadableTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    interface Line {
      readonly words: string;
      readonly element: Element;
      readonly box: DOMRect;
    }
    /** Less than this is the rounding of a font's boxes, px. */
    const tolerance = 3;
    const isShown = (element: Element): boolean => {
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const { width, height } = up.getBoundingClientRect();
        const { position, overflow, display } = getComputedStyle(up);
        if (position === 'fixed' || position === 'sticky') return false;
        if (overflow === 'hidden' && display !== 'inline' && width <= 1 && height <= 1) return false;
      }
      return true;
    };
    const lines: Line[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || (node.textContent ?? '').trim() === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const words = (node.textContent ?? '').trim().slice(0, 80);
      for (const box of range.getClientRects()) if (box.width > 1) lines.push({ words, element, box });
    }
    const faults = new Set<string>();
    for (const { words, element, box } of lines) {
      if (box.left < -tolerance || box.right > innerWidth + tolerance) faults.add(`leaves the window: ${words}`);
      for (let up: Element | null = element; up !== null; up = up.parentElement) {
        const style = getComputedStyle(up);
        const around = up.getBoundingClientRect();
        const hides = ['hidden', 'clip'].includes(style.overflowX) || style.textOverflow === 'ellipsis';
        if (hides && style.display !== 'inline' && box.right > around.right + tolerance)
          faults.add(`is cut off: ${words}`);
        const isCard = style.borderRightWidth !== '0px' && style.borderRightStyle !== 'none';
        if (isCard && box.right > around.right + tolerance) faults.add(`leaves its box: ${words}`);
      }
    }
    for (const [index, one] of lines.entries())
      for (const other of lines.slice(index + 1)) {
        if (one.element === other.element || one.element.contains(other.element) || other.element.contains(one.element))
          continue;
        const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
        if (across > tolerance && down > tolerance + 4) faults.add(`lies on "${other.words}": ${one.words}`);
      }
    return [...faults];
  });
}
