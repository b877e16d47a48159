import type { CaseCommand } from '../../case-command.js';
import type { CaseEffect } from '../../case-effect.js';
import type { CaseState } from '../../case-state.js';
import { caseStatus, isFinal, statusClass } from '../../case-status.js';
import { derivingStatuses } from '../../case-table.statuses.js';
import { currentRevision } from '../../case-table.js';
import { decide } from '../../decide.js';
import { isMismatch } from '../../case-outcome.js';
import { snapshotOf } from '../../snapshot.js';
import { waitingForOf } from '../../waiting-for.js';
import { clerk, otherClerk } from '../case-fixture.js';
import type { Edge, Exploration, Node } from './explore.js';

export interface Violation {
  readonly rule: string;
  readonly status: number;
  /** What led there from the start. */
  readonly way: readonly string[];
}

interface Rule {
  readonly name: string;
  readonly isBroken: (node: Node, nodes: readonly Node[]) => boolean;
}

const isOver = ({ status }: CaseState): boolean => isFinal(status) || status === caseStatus.archived;
const isBanks = ({ status }: CaseState): boolean => ['ready', 'bank'].includes(statusClass(status));

/** Commands that leave the process; they do not count as a way on. */
const escapes = ['abort', 'supportFix', 'disableProcess', 'setReady', 'end at functionaries', 'end at beneficiaries'];

const isLedBy = (kinds: readonly Edge['kind'][]) => (edge: Edge) => kinds.includes(edge.kind);
const isFair = isLedBy(['answer', 'window', 'poll', 'news']);

/** What continues a case without a window and without leaving the process: effects, polls, news, and whoever the case waits for. */
function isWayOn({ kind, label }: Edge, { state }: Node): boolean {
  if (kind !== 'command') return isLedBy(['answer', 'poll', 'news'])({ kind, label, to: null });
  const waitsFor = waitingForOf(snapshotOf(state));
  return (waitsFor === 'customer' || waitsFor === 'bank') && !escapes.includes(label);
}

/** Numbers of the nodes from which a goal is reached by the edges that count; what budgets cut off counts as a goal. */
function reaching(
  nodes: readonly Node[],
  isGoal: (node: Node) => boolean,
  counts: (edge: Edge, node: Node) => boolean,
): ReadonlySet<number> {
  const before = nodes.map((): number[] => []);
  const reached: number[] = [];
  nodes.forEach((node, number) => {
    const edges = node.edges.filter((edge) => counts(edge, node));
    if (isGoal(node) || edges.some(({ to }) => to === null)) reached.push(number);
    for (const { to } of edges) if (to !== null) before[to]?.push(number);
  });
  const found = new Set(reached);
  for (const number of reached)
    for (const earlier of before[number] ?? [])
      if (!found.has(earlier)) {
        found.add(earlier);
        reached.push(earlier);
      }
  return found;
}

function subjectOf(effect: CaseEffect): string {
  const { generation: _generation, deadline: _deadline, isStuck: _isStuck, ...subject } = effect;
  return JSON.stringify(subject);
}

const hasDoubles = ({ pending }: CaseState): boolean => new Set(pending.map(subjectOf)).size < pending.length;

/** Waiting statuses, holds and whatever runs have an end of their own; while the last save is asked for, the answer decides. */
function lacksWindow({ state }: Node): boolean {
  if (isOver(state) || isBanks(state) || state.archiving || state.window) return false;
  return !state.pending.some(({ kind }) => kind === 'fetchLastSave');
}

/** A window alone leads out: to a final status, or back to the bank. */
function windowFails({ state, edges }: Node, nodes: readonly Node[]): boolean {
  if (state.archiving || isOver(state) || isBanks(state)) return false;
  return edges.some(({ kind, to }) => {
    const after = to === null ? undefined : nodes[to]?.state;
    if (kind !== 'window' || !after) return false;
    return !isOver(after) && !isBanks(after) && !after.pending.some(({ kind: asked }) => asked === 'fetchLastSave');
  });
}

/** Whoever the case waits for can do something about it: an effect or a poll, a command of the customer or of the bank. */
function isStandingStill(node: Node): boolean {
  const { state, edges } = node;
  if (state.status === caseStatus.archived) return false;
  if (state.archiving || state.run?.kind === 'coreBanking') return state.pending.length === 0;
  switch (waitingForOf(snapshotOf(state))) {
    case 'provider':
      return state.pending.length === 0 && state.pollAt === null;
    case 'customer':
      return !edges.some((edge) => edge.kind === 'command' && !escapes.includes(edge.label)) && !isIdentified(state);
    case 'bank':
      return !hasButton(state) || (state.status === caseStatus.transferring && !isRefused(state));
    case 'timer':
      return state.window === null;
  }
}

/** What the bank can do about a case that waits for it; the last one in the debug mode only. */
const buttons: readonly CaseCommand[] = [
  { name: 'release' },
  { name: 'takeOver' },
  { name: 'finish', success: true },
  { name: 'debugSetStatus', status: caseStatus.dataCollecting },
];

function hasButton(state: CaseState): boolean {
  return [clerk, otherClerk].some((one) =>
    buttons.some((command) => decide(currentRevision, state, command, one).decision === 'run'),
  );
}

/** Identity checks are passed at the provider, not by a command. */
const isIdentified = ({ handedOver, pollAt }: CaseState): boolean => handedOver && pollAt !== null;

/** From a final status only the support fix (216, 250), the archive and a deletion lead on. */
function leavesFinal({ state, edges }: Node, nodes: readonly Node[]): boolean {
  if (!isOver(state)) return false;
  return edges.some(({ label, to }) => {
    const after = to === null ? undefined : nodes[to]?.state;
    return after !== undefined && after.status !== state.status && !['supportFix', 'erased'].includes(label);
  });
}

/** The bank looks at the case, whatever fails later. */
const isRefused = ({ attention }: CaseState): boolean => attention === 'transfer_failed';

/** Somebody who must be identified, whom the provider should know, and whose check nobody starts. */
function leavesSomebodyOut({ state }: Node): boolean {
  const { status, run, automationEnded, archiving, persons, pending } = state;
  if (!derivingStatuses.includes(status) || run || automationEnded || archiving) return false;
  // What was refused, the bank can hand over again; what differs, the customer resolves and hands over.
  if ((isRefused(state) && hasButton(state)) || isMismatch(state.start?.state ?? null)) return false;
  // The provider is asked at this moment, and says what it lacks.
  if (pending.some((effect) => effect.kind === 'fetchState')) return false;
  const starting = pending.flatMap((effect) => (effect.kind === 'startIdentification' ? [effect.personId] : []));
  return persons.some((one) => one.required && one.status === 'created' && !starting.includes(one.personId));
}

const rules: readonly Rule[] = [
  { name: 'two live effects of one kind, subject and version', isBroken: ({ state }) => hasDoubles(state) },
  { name: 'a final status is left', isBroken: leavesFinal },
  { name: 'no window', isBroken: lacksWindow },
  { name: 'a window leads nowhere', isBroken: windowFails },
  { name: 'nobody can move the case that waits for them', isBroken: isStandingStill },
  { name: 'a person whose check nobody starts', isBroken: leavesSomebodyOut },
  {
    name: 'somebody waits for a run of which nothing is under way',
    isBroken: ({ state }) => state.run !== null && state.pending.length === 0,
  },
];

function wayTo(nodes: readonly Node[], number: number): readonly string[] {
  const from = nodes[number]?.from;
  return from ? [...wayTo(nodes, from.node), from.label] : [];
}

/** Every state that breaks a rule, the nearest first. */
export function violationsIn({ nodes }: Exploration): readonly Violation[] {
  const endsFairly = reaching(nodes, ({ state }) => isOver(state) || isBanks(state), isFair);
  const isAim = ({ state }: Node) => isBanks(state) || (isOver(state) && state.status !== caseStatus.expired);
  const continues = reaching(nodes, (node) => isAim(node) || isOver(node.state) || node.state.archiving, isWayOn);
  return nodes.flatMap((node, number) => {
    const broken = rules.filter(({ isBroken }) => isBroken(node, nodes)).map(({ name }) => name);
    if (!endsFairly.has(number)) broken.push('a closed set without a final status');
    if (!continues.has(number)) broken.push('only a window or somebody who gives up leads on');
    return broken.map((rule) => ({ rule, status: node.state.status, way: wayTo(nodes, number) }));
  });
}
