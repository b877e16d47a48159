/** What a run of many cases left behind, counted. Pure, so that a planted mistake shows that it is counted. */
export interface Delivered {
  readonly messageId: string;
  /** ISO 8601. */
  readonly date: string;
}

/** A process that was killed, from the kill until it was ready again, ms since 1970. */
export interface Outage {
  readonly process: string;
  readonly from: number;
  readonly until: number;
}

export interface MailCount {
  readonly lost: readonly string[];
  /** Copies of a mail during whose sending its sender, or the database that marks it as sent, was killed. */
  readonly copies: readonly string[];
  /** Copies that nothing explains. */
  readonly unexplained: readonly string[];
}

/**
 * Between them lies the mark "sent": the sink that acknowledges, the service that sends, and the database that keeps
 * the mark.
 */
const markers = ['mail-sink', 'notification', 'mongo'];

/** Compares the mails that had to be sent with those in the inbox. */
export function countMails(
  expected: readonly string[],
  delivered: readonly Delivered[],
  outages: readonly Outage[],
): MailCount {
  const byId = new Map<string, number[]>();
  for (const { messageId, date } of delivered)
    byId.set(
      messageId,
      [...(byId.get(messageId) ?? []), Date.parse(date)].sort((a, b) => a - b),
    );
  const lost = expected.filter((messageId) => !byId.has(messageId));
  const [copies, unexplained]: [string[], string[]] = [[], []];
  for (const [messageId, times] of byId)
    for (const [first, second] of pairs(times))
      (isExplained(first, second, outages) ? copies : unexplained).push(messageId);
  return { lost, copies, unexplained };
}

const pairs = (times: readonly number[]): readonly (readonly [number, number])[] =>
  times.slice(1).map((time, index) => [times[index] ?? time, time]);

function isExplained(first: number, second: number, outages: readonly Outage[]): boolean {
  return outages.some(({ process, from, until }) => markers.includes(process) && from <= second && until >= first);
}

export interface Effect {
  readonly kind: string;
  readonly reference: string | null;
  readonly count: number;
}

/** What a provider made more than once. */
export function doubledIn(counts: readonly Effect[]): readonly string[] {
  return counts
    .filter(({ count }) => count > 1)
    .map(({ kind, reference, count }) => `${count} × ${kind} ${reference ?? ''}`);
}

/** What the bank sees of a case. */
export interface View {
  readonly status: number;
  /** End of the window, if one is armed. */
  readonly dueAt: string | null;
  readonly running: string | null;
  readonly commands: readonly string[];
}

/** Statuses in which a case is over: nobody needs to move it. */
const ended = [120, 216, 250, 320, 330, 340, 350, 430, 440, 450, 900];
/** Commands by which the bank moves a case that waits for it. */
const buttons = ['release', 'takeOver', 'finish'];

/**
 * Why a case is stuck at a time (ms since 1970); undefined when it has ended, has a window that is not over, or waits for a
 * button of the bank.
 */
export function standstillOf({ status, dueAt, running, commands }: View, at: number): string | undefined {
  if (running !== null) return `still running: ${running}`;
  if (ended.includes(status)) return undefined;
  if (dueAt !== null) return Date.parse(dueAt) > at ? undefined : `its window was over at ${dueAt}`;
  return buttons.some((button) => commands.includes(button)) ? undefined : 'neither a window nor a button';
}
