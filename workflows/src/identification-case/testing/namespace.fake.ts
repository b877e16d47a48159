import { setTimeout as pause } from 'node:timers/promises';
import { searchAttributes } from '@kontor/workflow-contract/search-attributes.contract';
import type { Connection } from '@temporalio/client';

/** Numbers of Temporal's IndexedValueType. */
const indexedTypes = { TEXT: 1, KEYWORD: 2, INT: 3, DOUBLE: 4, BOOL: 5, DATETIME: 6, KEYWORD_LIST: 7 } as const;

/** Creates a namespace with the search attributes of the case; repeats until the server's caches have both. */
export async function openNamespace(connection: Connection, namespace: string): Promise<void> {
  await connection.workflowService.registerNamespace({
    namespace,
    workflowExecutionRetentionPeriod: { seconds: 86_400 as unknown as never },
  });
  const wanted = Object.fromEntries(
    Object.values(searchAttributes).map(({ name, type }) => [name, indexedTypes[type]]),
  );
  for (let attempt = 0; ; attempt += 1) {
    try {
      await connection.operatorService.addSearchAttributes({ namespace, searchAttributes: wanted });
      return;
    } catch (error) {
      if (attempt > 100) throw error;
      await pause(200);
    }
  }
}
