import type { CaseId } from '@kontor/domain/case/case-id';
import { statusClass } from '@kontor/domain/case/case-status';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import { waitingForOf, type WaitingFor } from '@kontor/domain/case/waiting-for';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { CaseState } from '@kontor/domain/case/case-state';
import {
  searchAttributes,
  type SearchAttributePair,
  type SearchAttributeType,
  type SearchAttributeUpdatePair,
} from '@kontor/workflow-contract/search-attributes.contract';
import { setCurrentDetails, upsertSearchAttributes, workflowInfo } from '@temporalio/workflow';

const waitingFor = (state: CaseState): WaitingFor => waitingForOf(snapshotOf(state));

/** All of a case, so that one event sets them. */
function attributesOf(state: CaseState, { caseId, legalForm }: Described): SearchAttributeUpdatePair[] {
  const dueAt = state.window?.dueAt ?? null;
  return [
    { key: searchAttributes.caseId, value: Number(caseId) },
    { key: searchAttributes.revision, value: state.revision },
    { key: searchAttributes.status, value: state.status },
    { key: searchAttributes.phase, value: statusClass(state.status) },
    { key: searchAttributes.attention, value: state.attention },
    { key: searchAttributes.waitingFor, value: waitingFor(state) },
    { key: searchAttributes.waitingSince, value: new Date(state.statusSince) },
    { key: searchAttributes.dueAt, value: dueAt === null ? null : new Date(dueAt) },
    { key: searchAttributes.legalForm, value: legalForm },
  ];
}

interface Described {
  readonly caseId: CaseId;
  readonly legalForm: string;
  /** See `keepsHistoryBrief`. */
  readonly isBrief: boolean;
}

/** Keeps the search attributes of a case and the text on its page in the Temporal UI up to date. */
export class CaseSearchAttributes {
  readonly #case: Described;
  #current: string;

  constructor(described: Described) {
    this.#case = described;
    this.#current = described.isBrief ? textOf(valuesBefore()) : '';
  }

  /** Those of a state, for the run that continues with it. */
  of(state: CaseState): SearchAttributePair[] {
    return attributesOf(state, this.#case).filter((one): one is SearchAttributePair => one.value !== null);
  }

  /**
   * Compared as text, so that only a change costs a history event. Nobody looks for what holds for seconds, and
   * a run that is over hands its attributes on.
   */
  update(state: CaseState, isPassing: boolean): void {
    setCurrentDetails(detailsOf(state));
    if (this.#case.isBrief && isPassing) return;
    const attributes = attributesOf(state, this.#case);
    const text = textOf(attributes.map(({ value }) => value));
    if (text === this.#current) return;
    this.#current = text;
    upsertSearchAttributes(attributes);
  }
}

const textOf = (values: readonly unknown[]): string => JSON.stringify(values);

/** The values with which an earlier run ended; continue as new hands them on. */
function valuesBefore(): readonly unknown[] {
  const { typedSearchAttributes: left } = workflowInfo();
  return Object.values(searchAttributes).map((key) => left.get<SearchAttributeType>(key) ?? null);
}

function detailsOf(state: CaseState): string {
  const time = (ms: number) => new Date(ms).toISOString();
  const running = state.pending.map((effect) => effect.kind).join(', ') || 'nothing';
  const lines = [
    `**${state.status} ${statusTitle(state.status, 'bank')}** since ${time(state.statusSince)}`,
    `waiting for: ${waitingFor(state)}, running: ${running}`,
    state.window ? `next: ${state.window.name} at ${time(state.window.dueAt)}` : 'next: no window',
    `attention: ${state.attention}, sequence ${state.seq}, last provider event: ${state.seenEvents.at(-1) ?? 'none'}`,
  ];
  return lines.join('\n\n');
}
