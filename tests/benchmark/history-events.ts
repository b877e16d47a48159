import { Client, Connection } from '@temporalio/client';
import { addresses } from '../support/addresses.js';

/** Counts history events of cases: of all runs of their workflows, and of the workflows that these have started. */
export class HistoryEvents {
  readonly #connection: Connection;
  readonly #temporal: Client;

  private constructor(connection: Connection) {
    this.#connection = connection;
    this.#temporal = new Client({ connection });
  }

  static async open(): Promise<HistoryEvents> {
    return new HistoryEvents(await Connection.connect({ address: addresses.temporal }));
  }

  /** So far, of one case. */
  async of(caseId: string): Promise<number> {
    const id = `case/${caseId}`;
    let events = 0;
    const query = `WorkflowId = '${id}' OR WorkflowId STARTS_WITH '${id}/'`;
    for await (const { workflowId, runId } of this.#temporal.workflow.list({ query }))
      events += (await this.#temporal.workflow.getHandle(workflowId, runId).describe()).historyLength;
    return events;
  }

  close(): Promise<void> {
    return this.#connection.close();
  }
}
