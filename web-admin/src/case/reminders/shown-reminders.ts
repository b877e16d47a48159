import type { CaseReminders } from '@kontor/api/reminder/reminder.schema';

type Open = CaseReminders['open'][number];

export interface ShownReminder extends Open {
  /** When it is sent, ISO 8601; null while none is planned. */
  readonly at: string | null;
  /** Whether the bank can send it now. */
  readonly isOpen: boolean;
}

const isSame = (one: Open, other: Open): boolean => one.topic === other.topic && one.personId === other.personId;

/** What is planned, the earliest first, then what can be sent although none is planned. */
export function shownReminders({ next, open }: Pick<CaseReminders, 'next' | 'open'>): readonly ShownReminder[] {
  const planned = next.map((one) => ({ ...one, isOpen: open.some((other) => isSame(one, other)) }));
  const others = open.filter((one) => next.every((other) => !isSame(one, other)));
  return [...planned, ...others.map((one) => ({ ...one, at: null, isOpen: true }))];
}
