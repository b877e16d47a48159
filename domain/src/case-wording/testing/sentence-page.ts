import { statusTitle } from '../status-title.js';
import type { Reading } from './reading.js';

/** A reading with the states that have it. */
export interface ReadingRow {
  readonly reading: Reading;
  readonly facts: readonly string[];
}

const shownFacts = 3;

/** The page of all readings, by status. */
export function sentencePage(rows: readonly ReadingRow[]): string {
  const statuses = [...new Set(rows.map(({ reading }) => reading.status))].sort((a, b) => a - b);
  return [
    '# What people read about a case, in every state',
    '',
    'Made from the model of the process: `npm run sentences` writes this page, and a test compares it. Each entry is what',
    'the customer (who acts for the company) and the bank read in all states that differ in nothing they see. The persons',
    'are Änne Groß, who acts, and Jörg Weiß.',
    '',
    ...statuses.flatMap((status) => [
      `## ${status} ${statusTitle(status, 'bank')}`,
      '',
      ...rows.filter(({ reading }) => reading.status === status).flatMap(entryOf),
    ]),
  ].join('\n');
}

function entryOf({ reading, facts }: ReadingRow): readonly string[] {
  const { customer, bank, waitingFor, asked, hasDeadline, customerCan, bankCan } = reading;
  const more = facts.length - shownFacts;
  const when = facts.slice(0, shownFacts).map((fact) => (fact === '' ? 'nothing else' : fact));
  const deadline = hasDeadline ? ' Bis zum …' : '';
  return [
    `**When** ${when.join(' / ')}${more > 0 ? ` / ${more} more` : ''}`,
    '',
    `- Customer (${customer.turn}): ${customer.title}. ${customer.happened} ${customer.next}${deadline}`,
    ...(asked.length === 0 ? [] : [`- Asked to identify: ${asked.join(', ')}`]),
    `- Customer can: ${listed(customerCan)}`,
    `- Bank (${bank.turn}, waits for ${waitingFor}): ${bank.title}. ${bank.happened} ${bank.next}`,
    `- Next step in the list: ${bank.step ?? '–'}`,
    `- Bank can: ${listed(bankCan)}`,
    '',
  ];
}

const listed = (names: readonly string[]): string => (names.length === 0 ? 'nothing' : names.join(', '));
