import type { CDPSession, Page } from 'playwright-core';
import { until } from '../until.js';

/** The focused element as a screen reader would announce it. */
interface Stop {
  readonly role: string;
  readonly name: string;
  /** The label of its group of radio buttons. */
  readonly group: string;
  /** Why its focus is not visible; empty when it is. */
  readonly hidden: string;
}

interface Wanted {
  readonly role: string | readonly string[];
  readonly name: string | RegExp;
  readonly group?: RegExp;
  readonly key?: 'Tab' | 'Shift+Tab';
}

const limit = 160;

/** A page used without a mouse: keys only. */
export class Keyboard {
  readonly #page: Page;
  readonly #session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async of(page: Page): Promise<Keyboard> {
    return new Keyboard(page, await page.context().newCDPSession(page));
  }

  press(key: string): Promise<void> {
    return this.#page.keyboard.press(key);
  }

  /** Presses Tab until an element has the focus; every element on the way must have a visible focus. */
  async to({ role, name, group, key = 'Tab' }: Wanted): Promise<Stop> {
    const seen: string[] = [];
    for (let step = 0; step < limit; step += 1) {
      await this.press(key);
      const stop = await this.settled();
      seen.push(`${stop.role} "${stop.name}"`);
      const fits = typeof name === 'string' ? stop.name === name : name.test(stop.name);
      if ([role].flat().includes(stop.role) && fits && (group === undefined || group.test(stop.group))) return stop;
    }
    throw new Error(
      `No ${[role].flat().join('/')} ${String(name)} within ${limit} steps; seen: ${[...new Set(seen)].join(', ')}`,
    );
  }

  /** Moves to a button or a link and presses it. */
  async act(role: 'button' | 'link', name: string | RegExp): Promise<void> {
    await this.to({ role, name });
    await this.press('Enter');
  }

  /** Moves to a field and types; the old value is selected and so replaced. */
  async type(name: string | RegExp, text: string): Promise<void> {
    await this.to({ role: ['textbox', 'searchbox'], name });
    await this.#page.keyboard.type(text);
  }

  /** Moves to a list and types the beginning of the option. */
  async select(name: string | RegExp, label: string): Promise<void> {
    await this.to({ role: 'combobox', name });
    await this.#page.keyboard.type(label);
  }

  async tick(name: string | RegExp): Promise<void> {
    await this.to({ role: 'checkbox', name });
    await this.press('Space');
  }

  /** Moves to the options of a question and chooses one: Space takes the first, arrow keys lead to the others. */
  async choose(group: RegExp, answer: RegExp): Promise<void> {
    const first = await this.to({ role: 'radio', name: /./, group });
    let { name } = first;
    const passed: string[] = [];
    while (!answer.test(name)) {
      if (passed.includes(name)) throw new Error(`No answer ${String(answer)}; seen: ${passed.join(', ')}`);
      passed.push(name);
      await this.press('ArrowDown');
      ({ name } = await this.settled());
    }
    if (name === first.name) await this.press('Space');
  }

  /** Moves a slider to the right, until it says the words. */
  async slide(name: RegExp, words: string): Promise<void> {
    await this.to({ role: 'slider', name });
    const said = () => this.#page.evaluate(() => document.activeElement?.getAttribute('aria-valuetext') ?? '');
    let before = '';
    for (let now = await said(); now !== words; now = await said()) {
      if (now === before) throw new Error(`The slider ends at ${now}`);
      before = now;
      await this.press('ArrowRight');
    }
  }

  /** The focused element once it can be seen; a page that still loads may move it out of the window for a moment. */
  private settled(): Promise<Stop> {
    const seen = async (): Promise<Stop> => {
      const stop = await this.here();
      if (stop.hidden !== '') throw new Error(`${stop.role} "${stop.name}": ${stop.hidden}`);
      return stop;
    };
    return until(seen, { what: 'a focus that can be seen' });
  }

  /** Waits until the element with a name has the focus. */
  async isAt(name: string | RegExp): Promise<void> {
    let at = '';
    const isThere = async (): Promise<boolean> => {
      at = (await this.here()).name;
      return typeof name === 'string' ? at === name : name.test(at);
    };
    await until(isThere, { what: `the focus at ${String(name)}` }).catch((error: unknown) => {
      throw new Error(`the focus is at "${at}" instead of ${String(name)}`, { cause: error });
    });
  }

  /** The focused element. */
  async here(): Promise<Stop> {
    // Two frames later, reactions to the focus have been drawn.
    const frame = () => this.#page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    await frame();
    await frame();
    const { result } = await this.#session.send('Runtime.evaluate', { expression: 'document.activeElement' });
    const { nodes } = await this.#session.send('Accessibility.getPartialAXTree', { objectId: result.objectId! });
    const said = (value: unknown): string => (typeof value === 'string' ? value : '');
    const groups = nodes.filter(({ role }) => role?.value === 'radiogroup' || role?.value === 'group');
    return {
      role: said(nodes[0]?.role?.value),
      name: said(nodes[0]?.name?.value).replace(/\u00AD/g, ''),
      group: groups.map(({ name }) => said(name?.value)).join(' '),
      hidden: await this.#page.evaluate(whyHidden),
    };
  }
}

/** Why the focus is not visible: there is no marking around the element, or it is outside of the view or covered. */
function whyHidden(): string {
  const element = document.activeElement;
  if (element === null || element === document.body) return '';
  const marks = (candidate: Element, pseudo?: string): boolean => {
    const { outlineStyle, outlineWidth, boxShadow, content } = getComputedStyle(candidate, pseudo);
    if (pseudo !== undefined && content === 'none') return false;
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
  };
  const candidates = [element, element.closest('label'), ...(element.parentElement?.children ?? [])];
  const marked = candidates.find(
    (candidate): candidate is Element =>
      candidate !== null && (marks(candidate) || marks(candidate, '::after') || marks(candidate, '::before')),
  );
  if (marked === undefined) return 'nothing marks it';
  const { left, right, top, bottom } = marked.getBoundingClientRect();
  if (right <= 0 || bottom <= 0 || left >= innerWidth || top >= innerHeight) return 'it lies outside of the window';
  const middle = (from: number, to: number, end: number): number => (Math.max(from, 0) + Math.min(to, end)) / 2;
  const x = middle(left, right, innerWidth);
  const y = middle(top, bottom, innerHeight);
  const onTop = document.elementFromPoint(x, y);
  const lies = onTop !== null && (marked.contains(onTop) || onTop.contains(marked) || element.contains(onTop));
  return lies ? '' : `it lies below ${onTop?.outerHTML.slice(0, 120) ?? 'nothing'}`;
}
