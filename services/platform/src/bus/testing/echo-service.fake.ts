import { create, createFileRegistry } from '@bufbuild/protobuf';
import type { GenService } from '@bufbuild/protobuf/codegenv2';
import { FileDescriptorProtoSchema, StringValueSchema, file_google_protobuf_wrappers } from '@bufbuild/protobuf/wkt';

type EchoRpc = { methodKind: 'unary'; input: typeof StringValueSchema; output: typeof StringValueSchema };

const STRING = '.google.protobuf.StringValue';

const echoFile = create(FileDescriptorProtoSchema, {
  name: 'kontor/echo_test/v1/echo.proto',
  package: 'kontor.echo_test.v1',
  syntax: 'proto3',
  dependency: [file_google_protobuf_wrappers.proto.name],
  service: [
    {
      name: 'EchoService',
      method: [
        { name: 'Echo', inputType: STRING, outputType: STRING },
        { name: 'EchoSlowly', inputType: STRING, outputType: STRING },
      ],
    },
  ],
});

function describe(): GenService<{ echo: EchoRpc; echoSlowly: EchoRpc }> {
  const registry = createFileRegistry(echoFile, (name) =>
    name === file_google_protobuf_wrappers.proto.name ? file_google_protobuf_wrappers : undefined,
  );
  const service = registry.getService('kontor.echo_test.v1.EchoService');
  if (service === undefined) throw new TypeError('The echo service is not described');
  return service as GenService<{ echo: EchoRpc; echoSlowly: EchoRpc }>;
}

/** A service that returns what it received, for tests of the bus. */
export const EchoService = describe();
