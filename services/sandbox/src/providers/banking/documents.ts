import { createHash } from 'node:crypto';
import { invalid, listOf, ProviderError, type Answer, type ProviderCall } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import { newId, now, withReference, type Bank } from './bank.js';
import type { Business, BusinessDocument } from './banking-objects.js';
import { documentReceived } from './business-identifications.js';
import { findBusiness, openBusiness } from './businesses.js';

/** Limit for all documents of one business, bytes (R1 §9). */
const MAX_BYTES = 8_000_000;
const CONTENT_TYPES = ['application/pdf', 'image/png', 'image/jpeg'];

export function addDocumentRoutes(routes: ProviderRoutes, bank: Bank): void {
  routes.post('/businesses/:id/documents', (call) => receive(bank, openBusiness(bank, call.params), call), {
    body: 'raw',
  });
  routes.get('/businesses/:id/documents', ({ params, query }) => {
    const business = findBusiness(bank, params);
    const own = bank.documents.all().filter((document) => document.businessId === business.id);
    return listOf(withReference(own, query['reference']));
  });
}

function receive(bank: Bank, business: Business, { headers, raw, key }: ProviderCall): Answer {
  const contentType = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? '';
  if (!CONTENT_TYPES.includes(contentType)) throw invalid('content-type', `must be one of ${CONTENT_TYPES.join(', ')}`);
  if (raw.length === 0) throw invalid('body', 'must not be empty');
  const total = business.documentBytes + raw.length;
  if (total > MAX_BYTES) {
    throw new ProviderError(413, 'file_size', 'The documents of this business are too large.', {
      limit: MAX_BYTES,
      total,
    });
  }
  const document: BusinessDocument = {
    id: newId('doc'),
    reference: header(headers, 'x-document-reference'),
    businessId: business.id,
    type: header(headers, 'x-document-type'),
    name: decodeName(header(headers, 'x-document-name')),
    contentType,
    bytes: raw.length,
    sha256: createHash('sha256').update(raw).digest('hex'),
    createdAt: now(),
  };
  bank.documents.put(document.id, document);
  bank.businesses.put(business.id, { ...business, documentBytes: total, updatedAt: now() });
  bank.created('document', document, key);
  bank.publish('business_document.received', { ...document, status: 'created' }, business);
  documentReceived(bank, document);
  return { status: 201, body: document };
}

function header(headers: Record<string, string>, name: string): string {
  const value = headers[name];
  if (!value) throw invalid(name, 'is required');
  return value;
}

function decodeName(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    throw invalid('x-document-name', 'must be percent-encoded UTF-8');
  }
}
