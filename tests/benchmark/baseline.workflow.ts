import { defineSearchAttributeKey, SearchAttributeType } from '@temporalio/common';
import { proxyActivities, sleep, upsertSearchAttributes } from '@temporalio/workflow';

const { project } = proxyActivities<{ project(text: string): Promise<void> }>({ startToCloseTimeout: '5s' });

const number = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.INT);
const word = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.KEYWORD);
const time = (name: string) => defineSearchAttributeKey(name, SearchAttributeType.DATETIME);

/**
 * The calls to Temporal of a new case: one timer, its search attributes, one activity with a text as long as a
 * projection. Twelve history events, as a new case has them.
 */
export async function baseline(text: string): Promise<void> {
  const window = sleep('14d');
  upsertSearchAttributes([
    { key: number('CaseId'), value: 0 },
    { key: number('CaseStatus'), value: 110 },
    { key: word('CasePhase'), value: 'waiting' },
    { key: word('CaseAttention'), value: 'none' },
    { key: word('WaitingFor'), value: 'customer' },
    { key: time('WaitingSince'), value: new Date() },
    { key: time('DueAt'), value: new Date(Date.now() + 1_209_600_000) },
    { key: word('LegalForm'), value: 'GMBH' },
  ]);
  await project(text);
  await window;
}
