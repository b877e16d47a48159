import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import type { DescMessage, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import { ServiceFault } from './service-fault.js';

/** Largest payload of a message on the bus, bytes (1 MiB). Documents are sent in pages. */
export const MAX_PAYLOAD_BYTES = 1_048_576;

/** A message as bytes. @throws ServiceFault payload-too-large */
export function encode<D extends DescMessage>(schema: D, message: MessageInitShape<D>): Uint8Array {
  const bytes = toBinary(schema, create(schema, message));
  if (bytes.byteLength > MAX_PAYLOAD_BYTES) {
    throw new ServiceFault(
      'payload-too-large',
      `${schema.typeName} has ${bytes.byteLength} bytes, the limit is ${MAX_PAYLOAD_BYTES}`,
    );
  }
  return bytes;
}

/** Bytes as a message. @throws ServiceFault invalid-request */
export function decode<D extends DescMessage>(schema: D, bytes: Uint8Array): MessageShape<D> {
  try {
    return fromBinary(schema, bytes);
  } catch (cause) {
    throw new ServiceFault('invalid-request', `These bytes are not a ${schema.typeName}`, { cause });
  }
}
