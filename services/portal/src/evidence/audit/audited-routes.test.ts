import { auditedOf } from './audited-routes.js';

/** Each reaches the same route as its usual address. */
it.each([
  ['GET', '/bgo_identifications_portal/%31001', '/bgo_identifications_portal/1001'],
  ['GET', '/Download_Document_Archive/1001/', '/download_document_archive/1001'],
  ['GET', '/bgo_identifications_portal/1001.PDF', '/bgo_identifications_portal/1001.pdf'],
  ['GET', '/contract_files/a1b2%633/download', '/contract_files/a1b2c3/download'],
  ['GET', '/bgo_identifications/messages/attachments/a%62c', '/bgo_identifications/messages/attachments/abc'],
  ['PUT', '/settings/bank%4eame', '/settings/bankName'],
])('%s %s is recorded as %s', (method, path, usual) => {
  expect(auditedOf(method, path)).toEqual(auditedOf(method, usual));
  expect(auditedOf(method, usual)).not.toBeNull();
});

it('takes a part that cannot be decoded as it is', () => {
  expect(auditedOf('PUT', '/settings/%')?.target).toBe('%');
});
