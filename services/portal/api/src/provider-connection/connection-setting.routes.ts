import { defineRoute } from '../route/route.js';
import { changedConnectionSchema, connectionSettingSchema } from './provider-connection.schema.js';

/** The addresses are those of every setting, where they are documented; the answers also name the allowed hosts. */
const shared = { path: '/settings/{name}', tag: 'Anbieterverbindungen', access: 'staff', area: 'instance' } as const;

export const getConnection = defineRoute({
  ...shared,
  method: 'GET',
  summary: 'The connection to a provider, its secrets masked.',
  answers: { 200: connectionSettingSchema },
});

export const changeConnection = defineRoute({
  ...shared,
  method: 'PUT',
  summary: 'Stores a connection; a masked secret stays as it is.',
  body: changedConnectionSchema,
  approval: true,
  answers: { 200: connectionSettingSchema },
  problems: [412],
});
