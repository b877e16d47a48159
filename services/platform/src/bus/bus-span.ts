import type { DescMethod } from '@bufbuild/protobuf';
import type { SpanStart } from '../trace/span.js';

/** A call over the bus, as seen by who asks or by who answers. */
export function spanOf(method: DescMethod, kind: 'client' | 'server'): SpanStart {
  const { name, parent } = method;
  return {
    name: `${parent.typeName}/${name}`,
    kind,
    attributes: { 'rpc.system': 'nats', 'rpc.service': parent.typeName, 'rpc.method': name },
  };
}
