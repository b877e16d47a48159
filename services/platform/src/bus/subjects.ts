import type { DescMethod, DescService } from '@bufbuild/protobuf';
import { ServiceFault } from './service-fault.js';

const CONTEXT = /^kontor\.([a-z_]+)\.v1$/;
const TOKEN = /^[A-Za-z0-9_-]{1,128}$/;

/** The bounded context of a protobuf package: `kontor.company_check.v1` → `company_check`. */
export function contextOfPackage(packageName: string): string {
  const context = CONTEXT.exec(packageName)?.[1];
  if (context === undefined) throw new TypeError(`Package ${packageName} is not of the form kontor.<context>.v1`);
  return context;
}

/** The queue group that the instances of a service share. */
export function queueOf(service: DescService): string {
  return contextOfPackage(service.file.proto.package);
}

/** `svc.<context>.v1.<Rpc>` */
export function requestSubject(method: DescMethod): string {
  return `svc.${queueOf(method.parent)}.v1.${method.name}`;
}

/** `ev.<context>.v1.<Event>` of an event message. */
export function eventSubject(typeName: string): string {
  const dot = typeName.lastIndexOf('.');
  return `ev.${contextOfPackage(typeName.slice(0, dot))}.v1.${typeName.slice(dot + 1)}`;
}

/** `live.<caseId>`, or `live.*` for all cases. @throws ServiceFault invalid-request for an id that is no subject token. */
export function liveSubject(caseId: string): string {
  if (caseId !== '*' && !TOKEN.test(caseId))
    throw new ServiceFault('invalid-request', 'This case id cannot be a subject');
  return `live.${caseId}`;
}
