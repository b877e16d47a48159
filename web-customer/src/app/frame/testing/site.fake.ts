import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';

const file = join(__dirname, '../../../../public/embed/v1.js');

/** The script as it is served. */
export const embedScript = readFileSync(file, 'utf8');

export const portal = 'https://konto.bank.example';

class FakeElement {
  readonly dataset: Record<string, string>;
  readonly style: Record<string, string> = {};
  readonly placed: FakeElement[] = [];
  readonly contentWindow = {};
  readonly onLoad: (() => void)[] = [];
  isInHead = false;
  src = '';
  title = '';
  loading = '';
  referrerPolicy = '';
  top = 0;

  constructor(dataset: Record<string, string> = {}) {
    this.dataset = dataset;
  }
  closest(): FakeElement | null {
    return this.isInHead ? this : null;
  }
  after(frame: FakeElement): void {
    this.placed.push(frame);
  }
  replaceChildren(frame: FakeElement): void {
    this.placed.splice(0, this.placed.length, frame);
  }
  addEventListener(_name: 'load', act: () => void): void {
    this.onLoad.push(act);
  }
  getBoundingClientRect(): { readonly top: number } {
    return { top: this.top };
  }
}

class FakeScript extends FakeElement {
  override src = `${portal}/embed/v1.js`;
}

export interface Sent {
  readonly origin?: string;
  readonly source?: object | null;
  readonly data: unknown;
}

interface SiteOptions {
  /** The attributes `data-kontor-…` of the script, as a dataset. */
  readonly script?: Record<string, string>;
  /** Those of other elements of the page. */
  readonly elements?: readonly Record<string, string>[];
  readonly isModule?: boolean;
  readonly isInHead?: boolean;
  readonly isLoading?: boolean;
}

/** The page of a bank that has run the script; 1000 px of it are visible. */
export function openSite({ script = {}, elements = [], isModule, isInHead, isLoading }: SiteOptions) {
  const own = new FakeScript(script);
  own.isInHead = isInHead === true;
  const others = elements.map((dataset) => new FakeElement(dataset));
  const complaints: string[] = [];
  const scrolled: number[] = [];
  const timers: (() => void)[] = [];
  const listeners: ((event: object) => void)[] = [];
  const ready: (() => void)[] = [];
  const window = {
    location: { origin: 'https://www.bank.example' },
    innerHeight: 1000,
    addEventListener: (_name: string, listener: (event: object) => void) => listeners.push(listener),
    scrollBy: (_left: number, top: number) => scrolled.push(top),
  };
  const document = {
    currentScript: isModule === true ? null : own,
    readyState: isLoading === true ? 'loading' : 'complete',
    createElement: () => new FakeElement(),
    querySelectorAll: () => others,
    addEventListener: (_name: string, listener: () => void) => ready.push(listener),
  };
  runInNewContext(embedScript, {
    ...{ window, document, URL, HTMLScriptElement: FakeScript, HTMLElement: FakeElement },
    console: { error: (text: string) => complaints.push(text) },
    setTimeout: (act: () => void) => timers.push(act),
  });
  return {
    ...{ complaints, scrolled, others, own },
    frames: () => [own, ...others].flatMap(({ placed }) => placed),
    ready: () => ready.forEach((act) => act()),
    /** The time after which a silent frame is reported. */
    wait: () => timers.splice(0).forEach((act) => act()),
    say: ({ origin = portal, source, data }: Sent) =>
      listeners.forEach((listen) => listen({ origin, source: source ?? null, data })),
  };
}
