import { createProviderClient } from '@kontor/platform/http/provider-client';
import type { ProviderClient } from '@kontor/platform/http/provider-client';
import { itemsWithReference } from '@kontor/platform/http/items-with-reference';
import type { Logger } from '@kontor/platform/logger/logger';
import type { Metrics } from '@kontor/platform/metrics/metrics';
import { bookingModes } from '@kontor/domain/core-banking/booking';
import * as z from 'zod';
import type { CoreBankConnection } from './core-bank-connection.js';
import type { CoreBank, NewParty, PotentialDuplicate } from './core-bank.js';

/** A number that the core bank gives an object; null, or empty, while it is still processing. */
const givenNumber = z
  .string()
  .trim()
  .nullable()
  .transform((text) => (text === '' ? null : text));

const partySchema = z.object({
  personnummer: givenNumber,
  mode: z.enum(bookingModes),
  shortened: z.array(z.string()).default([]),
  skipped: z.array(z.string()).default([]),
  placeholders: z.array(z.string()).default([]),
  validBirthday: z.boolean().default(true),
  legitimation: z.enum(['stored', 'missing', 'error']).default('missing'),
  legitimationsdatenError: z.string().nullable().default(null),
});
const accountSchema = z.object({ kontonummer: givenNumber, iban: givenNumber });
const cardSchema = z.object({ kartennummer: givenNumber, chipkartennummer: givenNumber });
const duplicatesSchema = z.object({
  potentialDuplicates: z.array(
    z.object({
      personnummer: z.string(),
      name: z.string(),
      birthDate: z.string().nullable().default(null),
      city: z.string().nullable().default(null),
    }),
  ),
});

/** The core bank over HTTP. Creations are never repeated here: onceByClaimedLookUp decides about that. */
export function createCoreBank(
  connection: CoreBankConnection,
  tools: { logger: Logger; metrics?: Metrics | undefined },
): CoreBank {
  const client = createProviderClient({
    ...tools,
    name: 'core-banking',
    baseUrl: connection.baseUrl,
    authenticate: () => ({ 'x-api-key': connection.apiKey }),
  });
  const place = placeOf(connection);
  // A person that was linked is found by our reference and shows the one it was created with.
  const persons = resource(client, { path: '/persons', schema: partySchema, mayShowOthers: true });
  const accounts = resource(client, { path: '/accounts', schema: accountSchema });
  const cards = resource(client, { path: '/cards', schema: cardSchema });
  return {
    findParty: persons.find,
    createParty: (reference, party, deadline) => persons.create(reference, { ...party, ...place }, deadline),
    changeParty: (personnummer, externalReference, party) =>
      client.call({
        method: 'PATCH',
        path: `/persons/${encodeURIComponent(personnummer)}`,
        body: { externalReference, ...party, ...place },
        retry: 'safe',
        schema: partySchema,
      }),
    linkParty: (personnummer, externalReference) =>
      client.call({
        method: 'POST',
        path: `/persons/${encodeURIComponent(personnummer)}/references`,
        body: { externalReference },
        retry: 'safe',
        schema: partySchema,
      }),
    duplicatesOf: (party) => duplicatesOf(client, party),
    findAccount: accounts.find,
    createAccount: accounts.create,
    findCard: cards.find,
    createCard: cards.create,
  };
}

async function duplicatesOf(
  client: ProviderClient,
  { kind, name, firstName, lastName, birthDate }: NewParty,
): Promise<readonly PotentialDuplicate[]> {
  const body = { kind, name, firstName, lastName, birthDate };
  const { potentialDuplicates } = await client.call({
    method: 'POST',
    path: '/duplicates',
    body,
    retry: 'safe',
    schema: duplicatesSchema,
  });
  return potentialDuplicates;
}

function placeOf({ branch, advisor }: CoreBankConnection): Readonly<Record<string, number>> {
  return { ...number('branch', branch), ...number('advisor', advisor) };
}

/** A number of the connection; an empty one is left out. */
function number(name: string, digits: string): Readonly<Record<string, number>> {
  return digits === '' ? {} : { [name]: Number(digits) };
}

interface Resource<S> {
  readonly path: string;
  readonly schema: S;
  /** An object may show another reference than the one it was found by; then it has to be the only one. */
  readonly mayShowOthers?: boolean;
}

function resource<S extends z.ZodType>(client: ProviderClient, { path, schema, mayShowOthers = false }: Resource<S>) {
  const listOf = (reference: string) => {
    const ours = itemsWithReference(schema, { name: 'externalReference', reference });
    return mayShowOthers ? z.union([ours, z.object({ items: z.array(schema).max(1) })]) : ours;
  };
  return {
    find: async (externalReference: string, deadline?: number): Promise<z.output<S> | null> => {
      const { items } = await client.call({
        method: 'GET',
        path,
        query: { externalReference },
        retry: 'safe',
        schema: listOf(externalReference),
        deadline,
      });
      return items[0] ?? null;
    },
    create: (externalReference: string, body: object, deadline: number): Promise<z.output<S>> =>
      client.call({ method: 'POST', path, body: { externalReference, ...body }, retry: 'never', schema, deadline }),
  };
}
