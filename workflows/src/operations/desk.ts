import type { Bus, ServiceClient } from '@kontor/platform/bus/bus';
import { createBus } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import type { Client } from '@temporalio/client';
import { readOpsConfig } from '../config.js';
import { createTemporalClient } from '../temporal-client.js';

/** The doors through which operations act; none of them leads behind an owner's back. */
export interface Desk {
  readonly temporal: Client;
  readonly namespace: string;
  readonly bus: Bus;
  readonly cases: ServiceClient<typeof CasesService>;
  /** Says one line to the person. */
  readonly say: (line: string) => void;
  /** The page of a case in the Temporal UI, or its workflow id when no UI is known. */
  readonly linkOf: (caseId: string) => string;
  close(): Promise<void>;
}

/** Opens the doors. @throws ConfigError naming what is missing in the environment. */
export function openDesk(say: (line: string) => void): Desk {
  const config = readOpsConfig();
  const { NATS_URL: url, NATS_USER: user, NATS_PASSWORD: password, TEMPORAL_NAMESPACE: namespace } = config;
  const temporal = createTemporalClient(config);
  // The name is the user's, whose inbox it may hear.
  const bus = createBus({ url, user, password, name: user, logger: silentLogger() });
  const ui = config.TEMPORAL_UI_URL;
  return {
    temporal: temporal.client,
    namespace,
    bus,
    cases: bus.client(CasesService),
    say,
    linkOf: (caseId) => {
      const workflowId = identificationCaseId(caseId);
      const page = `namespaces/${encodeURIComponent(namespace)}/workflows/${encodeURIComponent(workflowId)}`;
      return ui === undefined ? workflowId : `${ui}/${page}`;
    },
    close: async () => {
      await bus.drain(500);
      await temporal.close();
    },
  };
}
