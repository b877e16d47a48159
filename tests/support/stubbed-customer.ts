import type { Browser, Locator, Page, Route } from 'playwright-core';
import { addresses } from './addresses.js';
import { axeFindings, hasHorizontalScroll, watchedPage, type PageProblems } from './browser.js';

/** What the stubbed API knows about the case; tests change it. */
export interface StubbedCase {
  status: number;
  handedOver: boolean;
  commands: string[];
  persons: { name: string; status: Record<string, unknown>; url?: string }[];
  missingDocuments: string[];
  start?: Record<string, unknown>;
  me: Record<string, unknown>;
  mehrwerte: Record<string, boolean>;
  girocards: ('Ja' | 'Nein')[];
  messages: Record<string, unknown>[];
  history: Record<string, unknown>[];
  configuration: Record<string, unknown>;
}

export interface StubbedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

interface StubbedAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** Waits before the answer. */
  readonly after?: Promise<unknown>;
}

interface WindowOptions {
  readonly width?: number;
  /** The stored access token; null for a visitor without a session. */
  readonly token?: string | null;
}

type Respond = (call: StubbedCall) => StubbedAnswer;

const company = 'Lindenhof Gartenbau GmbH';
const caseId = 4711;

/** A case at 310 whose persons are identified. */
function caseAtRest(): StubbedCase {
  return {
    status: 310,
    handedOver: true,
    commands: ['customerMessage', 'customerAttachment', 'provideFeedback'],
    persons: [
      {
        name: 'Änne Weiß',
        status: { value: 'successful', source: 'solaris', required: true, acting: true, missingInformation: [] },
      },
    ],
    missingDocuments: [],
    me: { feedbackRating: null, feedbackComment: null },
    mehrwerte: {},
    girocards: ['Ja'],
    messages: [],
    history: [],
    configuration: {},
  };
}

/** A token whose claims the app reads; nothing checks its signature, because the API is stubbed. */
export function tokenFor({ verified = true, seconds = 3600 } = {}): string {
  const now = Math.floor(Date.now() / 1000);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const claims = { sub: 'stub', username: 'a@example.de', roles: ['ROLE_USER'], inheritedRoles: [], verified };
  return `${part({ alg: 'none' })}.${part({ ...claims, iat: now, exp: now + seconds, aud: 'kontor-customer' })}.x`;
}

/** The customer app in a browser with a stubbed API, in any state of a case; only files and configuration are real. */
export class StubbedCustomer {
  readonly page: Page;
  readonly case: StubbedCase = caseAtRest();
  readonly calls: StubbedCall[] = [];
  readonly #problems: PageProblems;
  readonly #answers = new Map<string, Respond>();

  private constructor(page: Page, problems: PageProblems) {
    this.page = page;
    this.#problems = problems;
  }

  /** A window with a session. */
  static async open(browser: Browser, { width = 1280, token = tokenFor() }: WindowOptions = {}) {
    const { page, pageProblems } = await watchedPage(browser, width);
    const customer = new StubbedCustomer(page, pageProblems);
    if (token !== null) {
      const stored = { 'kontor.customer.token': token, 'kontor.customer.refreshToken': 'stub' };
      await page.addInitScript((values) => {
        if (sessionStorage.getItem('stub') !== null) return;
        sessionStorage.setItem('stub', 'stored');
        for (const [name, value] of Object.entries(values)) localStorage.setItem(name, value);
      }, stored);
    }
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

  async faults(): Promise<readonly string[]> {
    const { foreign, errors } = this.#problems;
    return [
      ...(await axeFindings(this.page)),
      ...((await hasHorizontalScroll(this.page)) ? ['scrolls sideways'] : []),
      ...foreign,
      ...errors,
    ];
  }

  async #respond(route: Route): Promise<void> {
    const request = route.request();
    const path = new URL(request.url()).pathname.replace(/^\/api/, '').replaceAll(`/${caseId}`, '/{id}');
    const method = request.method();
    const sent = request.postData();
    const isJson = request.headers()['content-type'] === 'application/json' && sent !== null;
    const call = { method, path, body: isJson ? (JSON.parse(sent) as unknown) : sent };
    this.calls.push(call);
    if (path === '/configuration' && !this.#answers.has('GET /configuration')) return this.#configure(route);
    const respond = this.#answers.get(`${method} ${path}`) ?? standardAnswers[`${method} ${path}`]?.(this.case);
    const { status = 200, json, after } = respond?.(call) ?? { status: 404, json: { title: 'x', message: 'Fehlt' } };
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

const standardAnswers: Readonly<Record<string, (given: StubbedCase) => Respond>> = {
  'GET /me': (given) => () => ({ json: meOf(given) }),
  'GET /bgo_identifications/{id}': (given) => () => ({ json: applicationOf(given) }),
  'GET /bgo_identifications_portal/{id}': (given) => () => ({ json: detailsOf(given) }),
  'GET /bgo_identifications/status_history_joined': (given) => () => ({ json: given.history }),
  'GET /bgo_identifications/messages': (given) => () => ({ json: given.messages }),
  'GET /bgo_identifications/{id}/contract_files': () => () => ({ json: [] }),
  'GET /business_documents': () => () => ({ json: [] }),
  'POST /me/provideFeedback': () => () => ({ status: 204 }),
  'POST /me/refresh': () => () => ({ json: { token: tokenFor(), refresh_token: 'stub' } }),
  'POST /me/logout': () => () => ({ status: 204 }),
};

function meOf({ status, me }: StubbedCase) {
  const names = { firstName: 'Änne', lastName: 'Weiß', username: 'aenne.weiss@example.de', salutation: 'MS' };
  return {
    kontoId: 2,
    firma: company,
    rechtsform: 'GMBH',
    anrede: 'MS',
    vorname: 'Änne',
    nachname: 'Weiß',
    email: names.username,
    datenschutz: 'Ja',
    berechtigung: 'Ja',
    bgoId: caseId,
    orderData: { kontoId: 2 },
    businessName: company,
    businessLegalForm: 'GMBH',
    ...names,
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    verified: true,
    status,
    bgoIdentifications: [`/bgo_identifications/${caseId}`],
    createdByBerater: false,
    ...me,
  };
}

const director = {
  anrede: 'MS',
  nationality: 'DE',
  birthday: '1980-05-17',
  line1: 'Lindenallee 12',
  postalCode: '10115',
  city: 'Berlin',
  vertretungsberechtigung: 'Ja',
  vertretungsberechtigungArt: 'JOINT',
  gesellschafter: 'Nein',
  exponiert: 'Ja',
};

function applicationOf({ status, handedOver, persons, mehrwerte, girocards, start }: StubbedCase) {
  return {
    '@id': `/bgo_identifications/${caseId}`,
    id: caseId,
    version: 1,
    registerData: { firma: company, rechtsform: 'GMBH' },
    firma: { firma: company, rechtsform: 'GMBH', girocard: girocards[0] ?? 'Nein' },
    people: persons.map(({ name, url }, index) => {
      const [vorname, nachname] = name.split(' ');
      const check = url === undefined ? {} : { bgoLastIdentificationUrl: url };
      const girocard = girocards[index + 1] ?? 'Nein';
      return { id: `${caseId}-000${index + 1}`, vorname, nachname, ...director, girocard, ...check };
    }),
    mehrwerteSelection: mehrwerte,
    orderData: { kontoId: 2 },
    status,
    passedToSolarisBank: handedOver,
    kycnowDocumentOrderRequired: false,
    ...(start === undefined ? {} : { start }),
  };
}

function detailsOf({ status, handedOver, commands, persons, missingDocuments, start }: StubbedCase) {
  return {
    id: caseId,
    bgoIdentification: {
      bgoIdentificationId: caseId,
      bgoMainStatus: status,
      bgoMainStatusTitle: 'Stand',
      businessName: company,
      businessLegalForm: 'GMBH',
      recordCreatedAt: '2026-11-20T08:00:00.000Z',
      createdByBerater: false,
      passedToSolarisBank: handedOver,
      startState: start?.['state'] ?? null,
      isHandOverUnderWay: false,
    },
    items: [
      {
        type: 'bgo',
        id: String(caseId),
        title: 'Stand',
        status: { value: String(status), source: 'bgo', missingInformation: missingDocuments },
        items: [],
      },
      ...persons.map(({ name: title, status: own, url }, index) => ({
        type: 'person',
        id: `${caseId}-000${index + 1}`,
        title,
        status: own,
        bgoLastIdentificationUrl: url ?? null,
        items: [],
      })),
    ],
    availableCommands: commands,
    ...(start === undefined ? {} : { start }),
  };
}
