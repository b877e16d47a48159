import type { CaseId } from '@kontor/domain/case/case-id';
import { statusClass } from '@kontor/domain/case/case-status';
import { snapshotOf } from '@kontor/domain/case/snapshot';
import { waitingForOf, type WaitingFor } from '@kontor/domain/case/waiting-for';
import { statusTitle } from '@kontor/domain/case-wording/status-title';
import type { CaseState } from '@kontor/domain/case/case-state';
import { searchAttributes } from '@kontor/workflow-contract/search-attributes.contract';
import { setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';

const waitingFor = (state: CaseState): WaitingFor => waitingForOf(snapshotOf(state));

/** Compared as text, so that only a change costs a history event. */
function attributesOf(state: CaseState, legalForm: string) {
  return {
    revision: state.revision,
    status: state.status,
    phase: statusClass(state.status),
    attention: state.attention,
    waitingFor: waitingFor(state),
    waitingSince: state.statusSince,
    dueAt: state.window?.dueAt ?? null,
    legalForm,
  };
}

/** Keeps the search attributes of a case and the text on its page in the Temporal UI up to date. */
export class CaseSearchAttributes {
  readonly #caseId: CaseId;
  readonly #legalForm: string;
  #current = '';

  constructor(caseId: CaseId, legalForm: string) {
    this.#caseId = caseId;
    this.#legalForm = legalForm;
  }

  update(state: CaseState): void {
    setCurrentDetails(detailsOf(state));
    const values = attributesOf(state, this.#legalForm);
    const text = JSON.stringify(values);
    if (text === this.#current) return;
    this.#current = text;
    upsertSearchAttributes([
      { key: searchAttributes.caseId, value: Number(this.#caseId) },
      { key: searchAttributes.revision, value: values.revision },
      { key: searchAttributes.status, value: values.status },
      { key: searchAttributes.phase, value: values.phase },
      { key: searchAttributes.attention, value: values.attention },
      { key: searchAttributes.waitingFor, value: values.waitingFor },
      { key: searchAttributes.waitingSince, value: new Date(values.waitingSince) },
      { key: searchAttributes.dueAt, value: values.dueAt === null ? null : new Date(values.dueAt) },
      { key: searchAttributes.legalForm, value: values.legalForm },
    ]);
  }
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
