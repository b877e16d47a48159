import type { DescMethodUnary, DescService, MessageInitShape, MessageShape } from '@bufbuild/protobuf';
import type { CallContext, CallOptions } from './call-context.js';

/** One async function per rpc of a service, as the service implements it. */
export type ServiceHandlers<S extends DescService> = {
  [K in keyof S['method']]: S['method'][K] extends DescMethodUnary<infer I, infer O>
    ? (input: MessageShape<I>, context: CallContext) => Promise<MessageInitShape<O>>
    : never;
};

/** One async function per rpc of a service, as its callers see it. Each throws ServiceFault. */
export type ServiceClient<S extends DescService> = {
  [K in keyof S['method']]: S['method'][K] extends DescMethodUnary<infer I, infer O>
    ? (input: MessageInitShape<I>, options?: CallOptions) => Promise<MessageShape<O>>
    : never;
};
