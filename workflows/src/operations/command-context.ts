import type { CaseId } from '@kontor/domain/case/case-id';
import type { Bus, ServiceClient } from '@kontor/platform/bus/bus';
import { createBus } from '@kontor/platform/bus/bus';
import { silentLogger } from '@kontor/platform/logger/logger';
import { CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import { identificationCaseId } from '@kontor/workflow-contract/identification-case.contract';
import type { Client } from '@temporalio/client';
import { createTemporalClient } from '../temporal/temporal-client.js';
import { readOpsConfig } from './ops-config.js';

/** Clients and output of a command; all changes go through the owning services. */
export interface CommandContext {
  readonly temporal: Client;
  readonly namespace: string;
  readonly bus: Bus;
  readonly cases: ServiceClient<typeof CasesService>;
  /** Prints one line. */
  readonly print: (line: string) => void;
  /** The page of a case in the Temporal UI, or its workflow id when no UI is known. */
  readonly linkOf: (caseId: CaseId) => string;
  close(): Promise<void>;
}

/** Opens the clients. @throws ConfigError naming the missing environment variable. */
export function openCommandContext(print: (line: string) => void): CommandContext {
  const config = readOpsConfig();
  const { NATS_USER: user, TEMPORAL_NAMESPACE: namespace } = config;
  const temporal = createTemporalClient(config);
  // The name of the NATS user, because its permissions cover only its own inbox.
  const bus = createBus({ config, name: user, logger: silentLogger() });
  const ui = config.TEMPORAL_UI_URL;
  return {
    temporal: temporal.client,
    namespace,
    bus,
    cases: bus.client(CasesService),
    print,
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
