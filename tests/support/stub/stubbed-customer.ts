import type { Browser, Locator, Page, Route } from 'playwright-core';
import { addresses } from '../addresses.js';
import { hasHorizontalScroll, watchedPage, type PageProblems } from '../browser.js';
import {
  caseAtRest,
  caseNumber,
  standardAnswers,
  type Respond,
  type StubbedCall,
  type StubbedCase,
} from './stubbed-case.js';
import { tokenFor } from './token.js';

interface WindowOptions {
  readonly width?: number;
  /** The access token of the browser's session; null for a visitor without one. */
  readonly token?: string | null;
}

const hasToken = (json: unknown): json is { readonly token: string } =>
  typeof json === 'object' && json !== null && 'token' in json && typeof json.token === 'string';

/** The customer app in a browser with a stubbed API, in any state of a case; only files and configuration are real. */
export class StubbedCustomer {
  readonly page: Page;
  readonly case: StubbedCase = caseAtRest();
  readonly calls: StubbedCall[] = [];
  readonly #problems: PageProblems;
  readonly #answers = new Map<string, Respond>();
  /** The access token of the session in the cookie. */
  #token: string | null = null;

  private constructor(page: Page, problems: PageProblems) {
    this.page = page;
    this.#problems = problems;
  }

  /** A window with a session. */
  static async open(browser: Browser, { width = 1280, token = tokenFor() }: WindowOptions = {}) {
    const { page, pageProblems } = await watchedPage(browser, width);
    const customer = new StubbedCustomer(page, pageProblems);
    customer.#token = token;
    await page.route(/\/api\//, (route) => customer.#respond(route));
    return customer;
  }

  /** Answers a call, e.g. `POST /me/provideFeedback`, instead of its standard answer. */
  answer(call: string, respond: Respond): void {
    this.#answers.set(call, respond);
  }

  /** Lets a call fail with a problem. */
  refuse(call: string, problem: { readonly status: number; readonly [name: string]: unknown }): void {
    this.answer(call, () => ({
      status: problem.status,
      json: { type: 'about:blank', title: 'Fehler', traceId: 'spur', ...problem },
    }));
  }

  /** The calls so far, e.g. of `GET /me`. */
  called(call: string): readonly StubbedCall[] {
    return this.calls.filter(({ method, path }) => `${method} ${path}` === call);
  }

  /** Stops the clock of the page before its first address; `page.clock.runFor` lets time pass. */
  async stopClock(): Promise<void> {
    await this.page.clock.install({ time: 0 });
    await this.page.clock.pauseAt(3_600_000);
  }

  async goto(path: string): Promise<void> {
    await this.page.goto(`${addresses.portal}${path}`);
  }

  /** Opens the status page. */
  async status(): Promise<void> {
    await this.goto('/hub/identifizierung/status');
    await this.heading('Stand Ihres Antrags').waitFor();
  }

  heading(name: string | RegExp): Locator {
    return this.page.getByRole('heading', { name });
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name });
  }

  /** A red notice with a text. */
  alert(text: string | RegExp): Locator {
    return this.page.getByRole('alert').filter({ hasText: text });
  }

  async isAt(path: string): Promise<void> {
    await this.page.waitForURL((url) => url.pathname === path);
  }

  /** What no page may have; axe has its own tests of all pages. */
  async faults(): Promise<readonly string[]> {
    const { foreign, errors } = this.#problems;
    return [...((await hasHorizontalScroll(this.page)) ? ['scrolls sideways'] : []), ...foreign, ...errors];
  }

  readonly #renewal: Respond = () => (this.#token === null ? { status: 204 } : { json: { token: this.#token } });

  async #respond(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '').replaceAll(`/${caseNumber}`, '/{id}');
    const method = request.method();
    const sent = request.postData();
    const isJson = request.headers()['content-type'] === 'application/json' && sent !== null;
    const call = { method, path, body: isJson ? (JSON.parse(sent) as unknown) : sent };
    this.calls.push(call);
    if (path === '/configuration' && !this.#answers.has('GET /configuration')) return this.#configure(route);
    const standard = path === '/me/refresh' ? this.#renewal : standardAnswers[`${method} ${path}`]?.(this.case);
    const respond = this.#answers.get(`${method} ${path}`) ?? standard;
    const { status = 200, json, after } = respond?.(call) ?? { status: 404, json: { title: 'x', message: 'Fehlt' } };
    if (path === '/me/logout') this.#token = null;
    if (hasToken(json)) this.#token = json.token;
    await after;
    const type = status < 400 ? 'application/json' : 'application/problem+json';
    const content = json === undefined ? {} : { contentType: type, body: JSON.stringify(json) };
    // The page may be closed while an answer waits.
    await route.fulfill({ status, ...content }).catch(() => undefined);
  }

  async #configure(route: Route): Promise<void> {
    const response = await route.fetch();
    const json = { ...((await response.json()) as object), ...this.case.configuration };
    await route.fulfill({ response, json });
  }
}
