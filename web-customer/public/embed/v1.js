'use strict';
// Shows an entry page of Kontor in a page of the bank; see docs/embedding.md. Sites name the hash of this file, so it never
// changes: what it has to do otherwise is done by /embed/v2.js.
{
  /** Heights that a frame can have, px. */
  const heights = { least: 200, most: 20_000, first: 600 };
  /** How much of the site stays visible above what it scrolls to, px. */
  const gap = 16;
  /** How long a loaded frame may be silent before the console says so, ms. */
  const silenceMs = 10_000;

  /** @param {string} text */
  const complain = (text) => console.error(`[Kontor] ${text}`);

  /** @type {{ frame: HTMLIFrameElement, hasSpoken: boolean }[]} */
  const placed = [];
  const script = document.currentScript;
  const portal = script instanceof HTMLScriptElement && script.src !== '' ? new URL(script.src).origin : '';

  /**
   * The address of an entry page, with the site that shows it; null where it is none.
   * @param {string} entry
   */
  const addressOf = (entry) => {
    const address = URL.canParse(entry, portal) ? new URL(entry, portal) : null;
    if (address === null || address.origin !== portal || !/^\/(?:start|fk)\//.test(address.pathname)) return null;
    address.searchParams.set('kontor-parent', window.location.origin);
    return address.href;
  };

  /** @param {string | undefined} text */
  const firstHeight = (text) => {
    if (text === undefined) return heights.first;
    const height = Number(text);
    if (text.trim() !== '' && height >= heights.least && height <= heights.most) return Math.ceil(height);
    complain(`data-kontor-height="${text}" ist keine Höhe von ${heights.least} bis ${heights.most}.`);
    return heights.first;
  };

  /** @param {string | undefined} text */
  const loadingOf = (text) => {
    if (text !== undefined && text !== 'lazy' && text !== 'eager')
      complain(`data-kontor-loading="${text}" ist weder „lazy“ noch „eager“.`);
    return text === 'eager' ? 'eager' : 'lazy';
  };

  /**
   * @param {string} address
   * @param {DOMStringMap} options
   */
  const createFrame = (address, options) => {
    const frame = document.createElement('iframe');
    frame.title = (options['kontorTitle'] ?? '').trim() || 'Geschäftskonto eröffnen';
    frame.loading = loadingOf(options['kontorLoading']);
    frame.referrerPolicy = 'no-referrer';
    const { style } = frame;
    style.display = 'block';
    style.width = '100%';
    style.border = '0';
    style.height = `${firstHeight(options['kontorHeight'])}px`;
    const one = { frame, hasSpoken: false };
    placed.push(one);
    frame.addEventListener('load', () => {
      setTimeout(() => {
        if (one.hasSpoken) return;
        complain(`Der Rahmen bleibt leer? Dann fehlt ${window.location.origin} in Konfiguration › Einbettung.`);
      }, silenceMs);
    });
    frame.src = address;
    return frame;
  };

  /** @param {HTMLElement} element */
  const place = (element) => {
    const options = element.dataset;
    if (options['kontorPlaced'] !== undefined) return;
    const address = addressOf(options['kontorEntry'] ?? '');
    if (address === null) {
      complain(`data-kontor-entry="${options['kontorEntry'] ?? ''}" ist keine Einstiegsadresse von ${portal}.`);
      return;
    }
    if (element.closest('head') !== null) {
      complain('Das Script mit data-kontor-entry gehört in den body, an die Stelle des Rahmens.');
      return;
    }
    options['kontorPlaced'] = '';
    const frame = createFrame(address, options);
    if (element === script) element.after(frame);
    else element.replaceChildren(frame);
  };

  /**
   * Scrolls the site to a place in the frame, unless it is in sight.
   * @param {HTMLIFrameElement} frame
   * @param {number} top
   * @param {number} height
   */
  const show = (frame, top, height) => {
    const at = frame.getBoundingClientRect().top + top;
    if (at >= 0 && at + Math.min(height, window.innerHeight - gap) <= window.innerHeight) return;
    window.scrollBy(0, at - gap);
  };

  /** @param {unknown} value */
  const isPlace = (value) => typeof value === 'number' && value >= 0 && value <= heights.most;

  /**
   * @param {HTMLIFrameElement} frame
   * @param {Readonly<Record<string, unknown>>} message
   */
  const follow = (frame, { type, height, top }) => {
    if (type === 'kontor:height' && typeof height === 'number' && Number.isFinite(height))
      frame.style.height = `${Math.min(Math.max(Math.ceil(height), heights.least), heights.most)}px`;
    if (type === 'kontor:scroll-top') show(frame, 0, 1);
    if (type === 'kontor:focus' && isPlace(top) && isPlace(height)) show(frame, Number(top), Number(height));
  };

  if (portal === '') {
    complain('Bitte binden Sie /embed/v1.js als <script src="…"> ein, nicht als Modul.');
  } else {
    window.addEventListener('message', ({ origin, source, data }) => {
      if (origin !== portal || source === null) return;
      const one = placed.find(({ frame }) => frame.contentWindow === source);
      if (one === undefined || typeof data !== 'object' || data === null || data.version !== 1) return;
      one.hasSpoken = true;
      follow(one.frame, data);
    });
    if (script instanceof HTMLElement && script.dataset['kontorEntry'] !== undefined) place(script);
    const placeAll = () => {
      for (const element of document.querySelectorAll('[data-kontor-entry]:not(script)'))
        if (element instanceof HTMLElement) place(element);
    };
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', placeAll, { once: true });
    else placeAll();
  }
}
