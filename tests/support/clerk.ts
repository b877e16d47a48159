import type { Tokens } from './applicant.js';
import { isRefused, api, unexpected, type Answer, type Call } from './http.js';

/** The password of every demo member of staff. */
export const staffPassword = 'Kontor!Demo2026';

/** Demo staff of the bank, by role. */
export const staffMail = {
  ROLE_ROOT: 'root@kontor.test',
  ROLE_INSTANCE_ADMIN: 'instanz@kontor.test',
  ROLE_USER_ADMIN: 'nutzer@kontor.test',
  ROLE_ADMIN: 'sachbearbeitung@kontor.test',
  ROLE_ADMIN_PLUS: 'sachbearbeitung-plus@kontor.test',
  ROLE_AUDITOR: 'pruefung@kontor.test',
} as const;

export type StaffRole = keyof typeof staffMail;

interface Log {
  readonly 'hydra:member': readonly { readonly sentence: string }[];
}

/** A member of staff at the API. */
export class Clerk {
  readonly tokens: Tokens;

  private constructor(tokens: Tokens) {
    this.tokens = tokens;
  }

  get token(): string {
    return this.tokens.token;
  }

  static login(role: StaffRole = 'ROLE_ADMIN'): Promise<Clerk> {
    return Clerk.loginAs(staffMail[role]);
  }

  static async loginAs(username: string): Promise<Clerk> {
    const answer = await api<Tokens>('POST', '/me/login', { body: { username, password: staffPassword } });
    if (answer.status !== 200) throw unexpected('POST /me/login', answer);
    return new Clerk(answer.body);
  }

  call<T = unknown>(method: string, path: string, call: Omit<Call, 'token'> = {}): Promise<Answer<T>> {
    return api<T>(method, path, { ...call, token: this.token });
  }

  async done<T = unknown>(method: string, path: string, call: Omit<Call, 'token'> = {}): Promise<T> {
    const answer = await this.call<T>(method, path, call);
    if (isRefused(answer)) throw unexpected(`${method} ${path}`, answer);
    return answer.body;
  }

  /** The main status of a case in the back office; undefined while there is no such case. */
  async status(caseId: string): Promise<number | undefined> {
    const path = `/bgo_identifications_portal/${caseId}`;
    const answer = await this.call<{ bgoIdentification?: { bgoMainStatus: number } } | null>('GET', path);
    return answer.body?.bgoIdentification?.bgoMainStatus;
  }

  setStatus(caseId: string, status: number, reason?: string): Promise<Answer> {
    const body = reason === undefined ? { status } : { status, reason };
    return this.call('PATCH', `/bgo_identifications_status/${caseId}/setStatus`, { body });
  }

  /** Releases a case on hold, or transfers one again. */
  release<T = unknown>(caseId: string, reason = 'Unterlagen geprüft'): Promise<Answer<T>> {
    return this.call('POST', `/bgo_identifications/${caseId}/start`, { body: { reason } });
  }

  /** Takes a ready case over. */
  async takeOver(caseId: string): Promise<void> {
    const answer = await this.setStatus(caseId, 410);
    if (isRefused(answer)) throw unexpected('take over', answer);
  }

  /**
   * The newest sentences of the log that a query finds, as a list (`category`, `accountId`, `bgoIdentification.id`, …).
   * All tests write the same log: without a query others push a sentence off its first page.
   */
  async logged(query: Readonly<Record<string, string>>): Promise<readonly string[]> {
    const log = await this.done<Log>('GET', `/event_histories?${new URLSearchParams(query)}`);
    return log['hydra:member'].map(({ sentence }) => sentence);
  }

  readiness(caseId: string): Promise<Readonly<Record<string, boolean | null>>> {
    return this.done('POST', `/bgo_identifications_portal/${caseId}/passToAgree21ready`);
  }

  pass(caseId: string, mode = 'KUNDE_WITH_PLACEHOLDERS'): Promise<Answer<Record<string, unknown>>> {
    return this.call('POST', `/bgo_identifications_portal/${caseId}/passToAgree21?mode=${mode}`);
  }

  createAccount(caseId: string): Promise<Answer<Record<string, unknown> & { readonly IBAN: string }>> {
    return this.call('POST', `/bgo_identifications_portal/${caseId}/createKontokorrentkonto`);
  }

  createGirocard(caseId: string): Promise<Answer<Record<string, unknown> & { readonly Kartennummer: string }>> {
    return this.call('POST', `/bgo_identifications_portal/${caseId}/createGirocard`);
  }

  async uploadContract(caseId: string, file: Blob, name: string): Promise<Answer<{ readonly id: string }>> {
    const form = new FormData();
    form.append('file', file, name);
    return this.call('POST', `/bgo_identifications/${caseId}/contract_files`, { body: form });
  }
}
