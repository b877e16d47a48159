import type { Plugin } from 'vite';

const processor = /^ +inst\._zod\.processJSONSchema = .*;$/gm;
const writers = /^import \{ createStandardJSONSchemaMethod, createToJSONSchemaMethod \} from .*;$/m;
const absent = `const absent = () => () => { throw new Error('The web app has no JSON Schema'); };
const createStandardJSONSchemaMethod = absent, createToJSONSchemaMethod = absent;`;

/** Leaves out how zod writes schemas as JSON Schema, which only the server does: 5 kB of each page behind the login. */
export function zodWithoutJsonSchema(): Plugin {
  return {
    name: 'zod-without-json-schema',
    apply: 'build',
    transform: {
      filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
      handler(code) {
        if (code.search(processor) < 0 || !writers.test(code))
          this.error('zod has changed: its JSON Schema is not found');
        return { code: code.replace(processor, '').replace(writers, absent), map: null };
      },
    },
  };
}
