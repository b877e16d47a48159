import { environment } from '../local/command-line/environment.mjs';

/**
 * The health check of a container: whether the process answers. The state of its engines is /readyz, which is for
 * load balancers; a process that waits for an engine must not be killed for it.
 */
const answer = await fetch(`http://127.0.0.1:${environment.HEALTH_PORT}/healthz`, {
  signal: AbortSignal.timeout(2000),
}).catch(() => undefined);
process.exitCode = answer?.ok === true ? 0 : 1;
