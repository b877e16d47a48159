import { setTimeout as pause } from 'node:timers/promises';
import type { Mail } from '../support/inbox.js';

export interface HistoryRow {
  readonly id: number;
  readonly createdAt: string;
  readonly identifier: string;
  readonly type: string;
  readonly status: string;
  readonly title: string;
}

/** What the bank and the inbox show of a case. */
export interface Watched {
  readonly history: () => Promise<readonly HistoryRow[]>;
  readonly mails: () => Promise<readonly Pick<Mail, 'id' | 'date' | 'to' | 'subject'>[]>;
}

interface Occurrence {
  readonly key: string;
  readonly at: number;
  readonly text: string;
}

/** Prints what happens to a case, line by line, with the day on which it happens. */
export class Chronicle {
  readonly #reported = new Set<string>();
  readonly #startedAt: number;
  readonly #dayMs: number;
  readonly #say: (line: string) => void;

  constructor(dayMs: number, say: (line: string) => void, startedAt = Date.now()) {
    this.#dayMs = dayMs;
    this.#say = say;
    this.#startedAt = startedAt;
  }

  /** Prints a line under the day of a moment, now unless named. */
  note(text: string, at = Date.now()): void {
    const day = Math.max(0, Math.floor((at - this.#startedAt) / this.#dayMs));
    this.#say(`day ${String(day).padStart(4)}  ${text}`);
  }

  /** Prints every new line of the history and every new mail until `isOver`. */
  async follow(watched: Watched, isOver: () => boolean): Promise<void> {
    for (;;) {
      const last = isOver();
      await this.#look(watched).catch((error: unknown) => {
        if (last) throw error;
      });
      if (last) return;
      await pause(150);
    }
  }

  async #look(watched: Watched): Promise<void> {
    const [rows, mails] = [await watched.history(), await watched.mails()];
    const occurrences = [
      ...rows.map((row) => ({ key: `history ${row.id}`, at: Date.parse(row.createdAt), text: lineOf(row) })),
      ...mails.map(({ id, date, to, subject }) => ({
        key: `mail ${id}`,
        at: Date.parse(date),
        text: `   mail to ${to}: ${subject}`,
      })),
    ].filter(({ key }) => !this.#reported.has(key));
    for (const { key, at, text } of occurrences.sort(inOrder)) {
      this.#reported.add(key);
      this.note(text, at);
    }
  }
}

const inOrder = (a: Occurrence, b: Occurrence): number => a.at - b.at || a.key.localeCompare(b.key);

function lineOf({ type, status, title, identifier }: HistoryRow): string {
  // A reminder moves no case.
  if (type === 'bgo') return /^Erinnerung/.test(title) ? `   ${title}` : `→ ${status} ${title}`;
  return `   ${type === 'person' ? identifier : 'company'}: ${title}`;
}
