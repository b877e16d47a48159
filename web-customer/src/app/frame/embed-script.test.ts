import { createHash } from 'node:crypto';
import type { FrameMessage } from './frame-message.js';
import { embedScript, openSite, portal } from './testing/site.fake.js';

const comparison = '/start/produkte/vergleich';
const withParent = (path: string): string =>
  `${portal}${path}${path.includes('?') ? '&' : '?'}kontor-parent=https%3A%2F%2Fwww.bank.example`;

/** A site with one frame. */
function framed(options: Readonly<Record<string, string>> = {}) {
  const site = openSite({ script: { kontorEntry: comparison, ...options } });
  const [frame] = site.frames();
  if (frame === undefined) throw new Error('The site has no frame');
  const say = (data: unknown) => site.say({ source: frame.contentWindow, data });
  return { site, frame, say, report: (message: FrameMessage) => say(message) };
}

it('never changes: sites name its hash, and what has to be different is /embed/v2.js', () => {
  const hash = createHash('sha384').update(embedScript).digest('base64');
  expect(hash).toBe('4tI+TrbMGHZjWIp8JcnZ4WUvF+hI0h0LGkYAC90R5QsQEEosKQ87QW+xIfePu7id');
});

describe('the frame', () => {
  it.each([
    [comparison],
    ['/start/produkte/2'],
    ['/start/produkte/2/online'],
    ['/start/produkte/-/online?berater-einstieg=1'],
    ['/fk/2'],
    ['/fk/2/online?vrPaymentReferenceId=7'],
  ])('shows %s, with the site that shows it', (entry) => {
    const site = openSite({ script: { kontorEntry: entry } });
    expect(site.frames().map(({ src }) => src)).toEqual([withParent(entry)]);
    expect(site.complaints).toEqual([]);
  });

  it('shows the whole address of an entry link too', () => {
    expect(openSite({ script: { kontorEntry: portal + comparison } }).frames()[0]?.src).toBe(withParent(comparison));
  });

  it.each([
    ['', 'keine Einstiegsadresse'],
    ['/', 'keine Einstiegsadresse'],
    ['/hub', 'keine Einstiegsadresse'],
    ['/hub/aktivierung', 'keine Einstiegsadresse'],
    ['/bm/login', 'keine Einstiegsadresse'],
    ['/start/../hub', 'keine Einstiegsadresse'],
    ['/startx/produkte', 'keine Einstiegsadresse'],
    ['https://elsewhere.example/start/produkte/vergleich', 'keine Einstiegsadresse'],
    ['//elsewhere.example/start/produkte/vergleich', 'keine Einstiegsadresse'],
    ['javascript:alert(1)//start/', 'keine Einstiegsadresse'],
    ['https://[', 'keine Einstiegsadresse'],
  ])('is not there for %j, and the console says why', (entry, why) => {
    const site = openSite({ script: { kontorEntry: entry } });
    expect(site.frames()).toEqual([]);
    expect(site.complaints).toEqual([expect.stringContaining(why)]);
  });

  it.each([
    [{}, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 0],
    [{ kontorTitle: ' Konten ' }, { title: 'Konten', loading: 'lazy', height: '600px' }, 0],
    [{ kontorTitle: ' ' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 0],
    [{ kontorLoading: 'eager' }, { title: 'Geschäftskonto eröffnen', loading: 'eager', height: '600px' }, 0],
    [{ kontorLoading: 'soon' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 1],
    [{ kontorHeight: '200' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '200px' }, 0],
    [{ kontorHeight: '900.2' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '901px' }, 0],
    [{ kontorHeight: '199' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 1],
    [{ kontorHeight: '20001' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 1],
    [{ kontorHeight: '' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 1],
    [{ kontorHeight: 'hoch' }, { title: 'Geschäftskonto eröffnen', loading: 'lazy', height: '600px' }, 1],
  ])('with %j is %j', (options, { title, loading, height }, complaints) => {
    const { site, frame } = framed(options);
    expect([frame.title, frame.loading, frame.style['height'], frame.style['width'], frame.referrerPolicy]).toEqual([
      ...[title, loading, height],
      ...['100%', 'no-referrer'],
    ]);
    expect(site.complaints).toHaveLength(complaints);
  });

  it('is where the script is, or in each element that names an entry', () => {
    const elements = [{ kontorEntry: '/fk/1' }, { kontorEntry: '/nirgends' }, { kontorEntry: '/fk/2' }];
    const site = openSite({ elements });
    expect(site.own.placed).toEqual([]);
    expect(site.others.map(({ placed }) => placed.length)).toEqual([1, 0, 1]);
    expect(site.complaints).toHaveLength(1);
  });

  it('waits for the rest of the page', () => {
    const site = openSite({ elements: [{ kontorEntry: '/fk/1' }], isLoading: true });
    expect(site.frames()).toEqual([]);
    site.ready();
    site.ready();
    expect(site.frames()).toHaveLength(1);
  });

  it('is in no head, and a module places none', () => {
    const site = openSite({ script: { kontorEntry: comparison }, isInHead: true });
    expect([site.frames(), site.complaints]).toEqual([[], [expect.stringContaining('in den body')]]);
    const module = openSite({
      script: { kontorEntry: comparison },
      elements: [{ kontorEntry: '/fk/1' }],
      isModule: true,
    });
    expect([module.frames(), module.complaints]).toEqual([[], [expect.stringContaining('nicht als Modul')]]);
  });

  it.each([true, false])('that has loaded and then says something (%s) is not reported as empty', (hasSpoken) => {
    const { site, frame, report } = framed();
    for (const act of frame.onLoad) act();
    if (hasSpoken) report({ type: 'kontor:height', version: 1, height: 700 });
    site.wait();
    expect(site.complaints).toHaveLength(hasSpoken ? 0 : 1);
  });
});

describe('the height', () => {
  it.each([
    [700, '700px'],
    [700.4, '701px'],
    [200, '200px'],
    [199, '200px'],
    [-5, '200px'],
    [20_000, '20000px'],
    [1e9, '20000px'],
    [Number.NaN, '600px'],
    [Number.POSITIVE_INFINITY, '600px'],
    ['900', '600px'],
    [null, '600px'],
    [{}, '600px'],
  ])('%j makes %s', (height, expected) => {
    const { frame, say } = framed();
    say({ type: 'kontor:height', version: 1, height });
    expect(frame.style['height']).toBe(expected);
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['the origin in other words', { origin: `${portal}:443` }],
    ['another window of the portal', { source: {} }],
    ['a window that is gone', { source: null }],
    ['another version', { data: { type: 'kontor:height', version: 2, height: 900 } }],
    ['another type', { data: { type: 'height', version: 1, height: 900 } }],
    ['a text', { data: '{"type":"kontor:height","version":1,"height":900}' }],
    ['nothing', { data: null }],
  ])('is not changed by %s', (_what, change) => {
    const { site, frame } = framed();
    const data = { type: 'kontor:height', version: 1, height: 900 };
    site.say({ source: frame.contentWindow, data, ...change });
    expect(frame.style['height']).toBe('600px');
  });

  it('is that of the frame whose page has sent it, and nothing else of it changes', () => {
    const site = openSite({ elements: [{ kontorEntry: '/fk/1' }, { kontorEntry: '/fk/2' }] });
    const [first, second] = site.frames();
    const before = { ...second?.style };
    const data = { type: 'kontor:height', version: 1, height: 900, width: 5, border: 9, src: 'https://evil.example' };
    site.say({ source: second?.contentWindow ?? null, data });
    expect(first?.style['height']).toBe('600px');
    expect(second?.style).toEqual({ ...before, height: '900px' });
    expect(second?.src).toBe(withParent('/fk/2'));
  });
});

describe('the site scrolls', () => {
  it.each([
    ['to the top of the frame that is above', { type: 'kontor:scroll-top' }, -300, [-316]],
    ['to the top of the frame that is below', { type: 'kontor:scroll-top' }, 1200, [1184]],
    ['nowhere while the top is in sight', { type: 'kontor:scroll-top' }, 40, []],
    ['to the focus above', { type: 'kontor:focus', top: 100, height: 50 }, -900, [-816]],
    ['to the focus below', { type: 'kontor:focus', top: 1500, height: 50 }, 0, [1484]],
    ['nowhere while the focus is in sight', { type: 'kontor:focus', top: 1500, height: 50 }, -1000, []],
    [
      'nowhere for a focus higher than the window whose top is in sight',
      { type: 'kontor:focus', top: 0, height: 5000 },
      10,
      [],
    ],
    ['nowhere for a place that is none', { type: 'kontor:focus', top: '1500', height: 50 }, 0, []],
    ['nowhere for a place above the frame', { type: 'kontor:focus', top: -5000, height: 50 }, 0, []],
    ['nowhere for a place below every frame', { type: 'kontor:focus', top: 1e9, height: 50 }, 0, []],
  ])('%s', (_where, message, top, scrolled) => {
    const { site, frame, say } = framed();
    frame.top = top;
    say({ version: 1, ...message });
    expect(site.scrolled).toEqual(scrolled);
  });
});
