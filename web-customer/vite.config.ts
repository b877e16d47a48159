import react from '@vitejs/plugin-react';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const router = join(dirname(fileURLToPath(import.meta.resolve('react-router'))), '../production');

/** The router's package names its development build to every bundler; what customers load is the other one. */
const productionRouter: Plugin = {
  name: 'production-router',
  apply: 'build',
  config: () => ({
    resolve: {
      alias: [
        { find: /^react-router$/, replacement: join(router, 'index.mjs') },
        { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
      ],
    },
  }),
};

const routerParts = /react-router\/dist\/production\/chunk-[\w-]+\.mjs$/;

/** Its links, forms and their kin stay in every page although nobody uses them: to a bundler they look like deeds. */
const withoutRouterParts: Plugin = {
  name: 'without-router-parts',
  apply: 'build',
  transform: {
    filter: { id: routerParts },
    handler: (code) => ({
      code: code
        .replace(/^(var \w+ = )(React\d*\.forwardRef\()/gm, '$1/* @__PURE__ */ $2')
        .replace(/^(?:Link|NavLink|Form|HistoryRouter|ScrollRestoration)\.displayName = .*;$/gm, ''),
      map: null,
    }),
  },
};

const namesShorthands = /@mui\/system\/styleFunctionSx\/defaultSxConfig\.mjs$/;

/** The shorthands of MUI's `sx`, which no page uses: what is styled here is styled with `styled`. */
const withoutShorthands: Plugin = {
  name: 'without-shorthands',
  apply: 'build',
  enforce: 'pre',
  transform: { filter: { id: namesShorthands }, handler: () => ({ code: 'export default {};', map: null }) },
};

const writesJsonSchema = /zod\/v4\/core\/(?:json-schema-processors|to-json-schema)\.js$/;

/** Every schema carries a writer of JSON Schema, which only the server's documentation needs. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: writesJsonSchema },
    handler: (code) => {
      const names = [...code.matchAll(/^export (?:const|function|class) (\w+)/gm)].map(([, name]) => name);
      return { code: names.map((name) => `export const ${name} = () => undefined;`).join('\n'), map: null };
    },
  },
};

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Writes beside the manifest which modules the files of the app are made of; the check of what customers load reads it. */
const moduleList: Plugin = {
  name: 'module-list',
  apply: 'build',
  generateBundle(_options, bundle) {
    const shipped = Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? Object.entries(file.modules).filter(([, { renderedLength }]) => renderedLength > 0) : [],
    );
    const modules = shipped.map(([id]) => relative(root, id.replace(/[?#].*$/, '').replace(/^\0/, '')));
    const source = JSON.stringify([...new Set(modules)].sort(), null, 1);
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source });
  },
};

/** Where most visits begin, and the module of the page that stands there. */
const entrances = { '/start/produkte/vergleich': 'src/pages/account/ComparisonPage.tsx' } as const;

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];

/** The files a page of the app brings along, itself first, without those that `index.html` names anyway. */
function filesOf(bundle: Bundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === join(here, module));
  if (page === undefined) throw new Error(`The build has no page of its own for ${module}`);
  const found = new Set([page.fileName]);
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
}

/** Runs the app's own way to draw what the server can write before the app has come. */
async function renderFirstFrame(): Promise<string> {
  const server = await createServer({
    root: here,
    appType: 'custom',
    logLevel: 'error',
    // It draws once and is closed: no socket, no watcher, no scan of packages.
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/src/app/render-first-frame.tsx');
    return (module as typeof import('./src/app/render-first-frame.js')).renderFirstFrame();
  } finally {
    await server.close();
  }
}

/**
 * At an entrance the app's page also names the files of the page that stands there: they come together with the app instead
 * of after it, and has a first frame to look at meanwhile. The portal sends `entrances/<address>.html` in the place of `index.html`.
 */
const entrancePages: Plugin = {
  name: 'entrance-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('The build has no index.html');
    const html = String(index.source);
    const frame = await renderFirstFrame();
    for (const [address, module] of Object.entries(entrances)) {
      const links = filesOf(bundle, module)
        .filter((file) => !html.includes(file))
        .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">\n`);
      const source = html
        .replace('  </head>', `${links.join('')}  </head>`)
        .replace('    <div id="root">', `    ${frame}\n    <div id="root">`);
      this.emitFile({ type: 'asset', fileName: `entrances${address}.html`, source });
    }
  },
};

export default defineConfig({
  base: '/',
  plugins: [
    react(),
    productionRouter,
    withoutRouterParts,
    withoutShorthands,
    withoutJsonSchema,
    moduleList,
    entrancePages,
  ],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // What runs while the app is built takes the sources too: nothing else is compiled yet.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // The portal puts a fresh nonce in the place of this mark with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Which files a page brings; the check of sizes reads it.
    manifest: true,
    // Every browser that reads es2022 preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // What every page needs is one file: small ones would each wait for their turn on the line.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      treeshake: {
        // Descriptions of routes and schemas that nobody uses here, and what they pull in, stay out of the pages.
        manualPureFunctions: ['defineRoute', 'z', 'createRegistrationSchema'],
        // Emotion needs it for a function that nobody here calls.
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
    },
  },
});
