import type { DescMethod } from '@bufbuild/protobuf';
import type { SpanStart } from '../trace/span.js';

/** The span of a call over the bus, on the client or the server side. */
export function spanOf(method: DescMethod, kind: 'client' | 'server'): SpanStart {
  const { name, parent } = method;
  return {
    name: `${parent.typeName}/${name}`,
    kind,
    attributes: { 'rpc.system': 'nats', 'rpc.service': parent.typeName, 'rpc.method': name },
  };
}
