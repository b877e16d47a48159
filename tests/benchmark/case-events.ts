import { addresses } from '../support/addresses.js';
import { Clerk } from '../support/clerk.js';

/** The event stream of the bank's staff, which has every case as soon as it is projected. */
export class CaseEvents {
  readonly #seen = new Set<string>();
  readonly #waiting = new Map<string, () => void>();
  readonly #ended = new AbortController();

  private constructor(body: ReadableStream<Uint8Array>) {
    void this.#read(body).catch(() => undefined);
  }

  static async open(): Promise<CaseEvents> {
    const { token } = await Clerk.login();
    const answer = await fetch(`${addresses.portal}/api/staff/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    });
    if (!answer.ok || answer.body === null) throw new Error(`The event stream answered ${answer.status}`);
    return new CaseEvents(answer.body);
  }

  /** Resolves as soon as anything of the case has been projected, also when that was before the call. */
  of(caseId: string): Promise<void> {
    if (this.#seen.has(caseId)) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.set(caseId, resolve));
  }

  close(): void {
    this.#ended.abort();
  }

  async #read(body: ReadableStream<Uint8Array>): Promise<void> {
    const decoder = new TextDecoder();
    let rest = '';
    const reader = body.getReader();
    this.#ended.signal.addEventListener('abort', () => void reader.cancel().catch(() => undefined));
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      const lines = (rest + decoder.decode(part.value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data:')) this.#take(line.slice('data:'.length));
    }
  }

  #take(data: string): void {
    const { caseId } = JSON.parse(data) as { caseId?: unknown };
    if (typeof caseId !== 'string') return;
    this.#seen.add(caseId);
    this.#waiting.get(caseId)?.();
    this.#waiting.delete(caseId);
  }
}
