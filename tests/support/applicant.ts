import { randomUUID } from 'node:crypto';
import { filledIn, type Form } from './application.js';
import { freshAddress, type CompanyEntry } from './company.js';
import { pdf } from './files.js';
import { isRefused, api, unexpected, type Answer, type Call } from './http.js';
import { codeIn, mailTo } from './inbox.js';
import { waitLimitMs, until } from './until.js';

export interface Tokens {
  readonly token: string;
  readonly refresh_token: string;
}

export interface Portal {
  readonly bgoIdentification: { readonly bgoMainStatus: number; readonly bgoMainStatusTitle: string };
  readonly items: readonly {
    readonly type: string;
    readonly id: string;
    readonly status?: { readonly value: string };
  }[];
}

interface OrderBox {
  readonly key: string;
}

/** Windows of one case in ms; the others are those of the portal (docs/sandbox.md, "How to reach everything"). */
export type Policy = Readonly<
  Partial<
    Record<
      'doiWindowMs' | 'draftWindowMs' | 'waitWindowMs' | 'archiveAfterMs' | 'pollMs' | 'answerMs' | 'reminderDayMs',
      number
    >
  >
>;

/** An applicant at the API, with tokens and case. */
export class Applicant {
  readonly email: string;
  readonly company: CompanyEntry;
  tokens: Tokens | undefined;
  #caseId: string | undefined;
  readonly #policy: Policy | undefined;

  constructor(company: CompanyEntry, email = freshAddress(), policy?: Policy) {
    this.company = company;
    this.email = email;
    this.#policy = policy;
  }

  get caseId(): string {
    if (this.#caseId === undefined) throw new Error('not registered yet');
    return this.#caseId;
  }

  /** The tokens of the registration or the confirmation. */
  get session(): Tokens {
    if (this.tokens === undefined) throw new Error('not registered yet');
    return this.tokens;
  }

  /** Sets the applicant's case. */
  adopt(caseId: string): void {
    this.#caseId = caseId;
  }

  /** Any call with this applicant's token. */
  call<T = unknown>(method: string, path: string, call: Omit<Call, 'token'> = {}): Promise<Answer<T>> {
    return api<T>(method, path, { ...call, token: this.tokens?.token });
  }

  /** The same, but throws unless the status is 2xx. */
  async done<T = unknown>(method: string, path: string, call: Omit<Call, 'token'> = {}): Promise<T> {
    const answer = await this.call<T>(method, path, call);
    if (isRefused(answer)) throw unexpected(`${method} ${path}`, answer);
    return answer.body;
  }

  registration(): Readonly<Record<string, unknown>> {
    const [first] = this.company.people;
    return {
      username: this.email,
      businessLegalForm: this.company.legalForm ?? 'GMBH',
      businessName: this.company.name,
      salutation: first.salutation,
      firstName: first.firstName,
      lastName: first.lastName,
      orderData: { kontoId: 2 },
      authorizedToRepresent: true,
      acceptedDatenschutz: true,
    };
  }

  async register(extra: Readonly<Record<string, unknown>> = {}): Promise<void> {
    const body = { ...this.registration(), ...extra };
    const own = this.#policy === undefined ? {} : { 'kontor-case-policy': JSON.stringify(this.#policy) };
    this.tokens = await this.done<Tokens>('POST', '/me/register', {
      body,
      headers: { 'idempotency-key': randomUUID(), ...own },
    });
    const me = await this.done<{ bgoId: number }>('GET', '/me');
    this.adopt(String(me.bgoId));
  }

  /** Confirms the e-mail address by the code of the mail. */
  async confirm(): Promise<void> {
    const mail = await mailTo(this.email, (candidate) => codeIn(candidate) !== undefined);
    this.tokens = await this.done<Tokens>('POST', '/me/verify', { body: { code: codeIn(mail) } });
  }

  form(): Promise<Form> {
    return this.done<Form>('GET', `/bgo_identifications/${this.caseId}`);
  }

  /** Uploads a document of the form, or one that is asked for later. */
  async upload(type: string, file?: Blob, name?: string): Promise<void> {
    const answer = await this.sendDocument(type, file, name);
    if (isRefused(answer)) throw unexpected(`upload of ${type}`, answer);
  }

  sendDocument(type: string, file: Blob = pdf(type), name = 'unterlage.pdf'): Promise<Answer> {
    const form = new FormData();
    form.append('files[]', file, name);
    form.append('document_type', type);
    return this.call('POST', '/business_documents/upload', { body: form });
  }

  /** Fills the form in with its documents, and saves it. */
  async fillIn(company: CompanyEntry = this.company): Promise<void> {
    for (const type of company.documents ?? []) await this.upload(type);
    const form = await this.form();
    await this.done('PUT', `/bgo_identifications/${this.caseId}`, {
      body: filledIn(form, company, this.email),
      headers: { 'if-match': `"${form.version}"` },
    });
  }

  /** Accepts every order box and orders. */
  async order(call: Omit<Call, 'token' | 'body'> = {}): Promise<Answer<Record<string, unknown> | null>> {
    return this.call('POST', '/me/startIdentification', { ...call, body: { orderCheckboxes: await acceptedBoxes() } });
  }

  portal(): Promise<Portal> {
    return this.done<Portal>('GET', `/bgo_identifications_portal/${this.caseId}`);
  }

  async status(): Promise<number> {
    return (await this.portal()).bgoIdentification.bgoMainStatus;
  }

  /** Waits until the case has one of the statuses. */
  reaches(...statuses: readonly number[]): Promise<number> {
    return this.comesTo(statuses, waitLimitMs);
  }

  /** Waits until the case has one of the statuses; the error names the status that it has instead. */
  async comesTo(statuses: readonly number[], timeoutMs: number): Promise<number> {
    let last: number | undefined;
    const arrived = async () => {
      last = await this.status();
      return statuses.includes(last) ? last : undefined;
    };
    const what = `case ${this.#caseId ?? '?'} at ${statuses.join('/')}`;
    return until(arrived, { what, timeoutMs }).catch((error: unknown) => {
      throw new Error(`${what} is at ${last ?? 'an unknown status'}`, { cause: error });
    });
  }
}

/** All order boxes of the bank, accepted. */
export async function acceptedBoxes(): Promise<Readonly<Record<string, 'Ja'>>> {
  const configuration = await api<{ orderCheckboxes?: readonly OrderBox[] }>('GET', '/configuration');
  const boxes = configuration.body.orderCheckboxes ?? [];
  return Object.fromEntries(boxes.map(({ key }) => [key, 'Ja' as const]));
}

/** An applicant who has registered, confirmed and filled in the form of a company. */
export async function readyToOrder(company: CompanyEntry, policy?: Policy): Promise<Applicant> {
  const applicant = new Applicant(company, undefined, policy);
  await applicant.register();
  await applicant.confirm();
  await applicant.reaches(130, 210);
  await applicant.fillIn();
  // The process has the first save a moment after its answer.
  await applicant.reaches(210);
  return applicant;
}
