import react from '@vitejs/plugin-react';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer, defaultClientConditions, defaultServerConditions, defineConfig, type Plugin } from 'vite';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);

/** Lists the modules in the bundle, for the check of what customers load. */
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

/** The landing pages by address, with the module of each page. */
const landingPages = { '/start/produkte/vergleich': 'src/pages/account/ComparisonPage.tsx' } as const;

type Bundle = Parameters<Extract<NonNullable<Plugin['generateBundle']>, (...args: never[]) => unknown>>[1];

/** The files that a page imports, its own first. */
function filesOf(bundle: Bundle, module: string): readonly string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const page = chunks.find(({ facadeModuleId }) => facadeModuleId === join(here, module));
  if (page === undefined) throw new Error(`The build has no chunk for ${module}`);
  const found = new Set([page.fileName]);
  for (const file of found)
    for (const next of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(next);
  return [...found];
}

async function renderShell(): Promise<string> {
  const server = await createServer({
    root: here,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module = await server.ssrLoadModule('/src/app/prerender/render-prerendered-shell.tsx');
    return (module as typeof import('./src/app/prerender/render-prerendered-shell.js')).renderPrerenderedShell();
  } finally {
    await server.close();
  }
}

/**
 * For each landing page, a copy of `index.html` that preloads the files of the page and contains the prerendered shell. The
 * portal sends `prerendered/<address>.html` instead of `index.html`.
 */
const prerenderedPages: Plugin = {
  name: 'prerendered-pages',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const index = bundle['index.html'];
    if (index?.type !== 'asset') throw new Error('The build has no index.html');
    const html = String(index.source);
    const shell = await renderShell();
    for (const [address, module] of Object.entries(landingPages)) {
      const links = filesOf(bundle, module)
        .filter((file) => !html.includes(file))
        .map((file) => `    <link rel="modulepreload" crossorigin href="/${file}" nonce="__CSP_NONCE__">\n`);
      const source = html
        .replace('  </head>', `${links.join('')}  </head>`)
        .replace('    <div id="root">', `    ${shell}\n    <div id="root">`);
      this.emitFile({ type: 'asset', fileName: `prerendered${address}.html`, source });
    }
  },
};

/**
 * The fields of the application's form: one file instead of a dozen of some hundred bytes, without what other pages need
 * too, e.g. the text field of the login, which would load all of it.
 */
const fields = {
  name: 'fields',
  test: /web-customer\/src\/(form\/(?!FormActions|FormText|FieldFrame|FormCheckbox|CheckboxRow|ConsentFields|use-field-message)|texts\/(answers|countries|format)\.)/,
  includeDependenciesRecursively: false,
};

/**
 * A browser loads six files at a time, so that each file of some hundred bytes delays a page on a slow connection: the text
 * field with the form library, what most pages behind the comparison need of fields, and the texts of rules.
 */
const textField = {
  name: 'text-field',
  test: /node_modules\/react-hook-form\/|web-customer\/src\/form\/(FormText|FieldFrame|use-field-message)\./,
  includeDependenciesRecursively: false,
};
/** What the comparison and the pages behind it share. */
const shared = {
  name: 'shared',
  test: /icons-material\/(Check|ExpandMore|DescriptionOutlined)\.|\/domain\/src\/pricing\/|web-customer\/src\/(texts\/amounts|ui\/use-media|app\/session\/debug-mode)\./,
  includeDependenciesRecursively: false,
};
const basics = {
  name: 'basics',
  test: /\/domain\/src\/(answer\/answer|case\/case-status|person\/email)\.|web-customer\/src\/(ui\/(Input|Field)|form\/FormActions|violations\/(field-id|property-path))\./,
  includeDependenciesRecursively: false,
};
const ruleTexts = {
  name: 'rule-texts',
  test: /\/domain\/src\/(violation\/violation(-texts?)?|legal-form\/legal-form)\.|web-customer\/src\/texts\/rule-text\./,
  includeDependenciesRecursively: false,
};

/** react-router exports its development build only; that for production is the same without its warnings. */
const productionRouter = [
  { find: /^react-router$/, replacement: join(root, 'node_modules/react-router/dist/production/index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(root, 'node_modules/react-router/dist/production/dom-export.mjs') },
];

export default defineConfig({
  base: '/',
  plugins: [react(), moduleList, prerenderedPages],
  resolve: { alias: productionRouter, conditions: ['source', ...defaultClientConditions] },
  // The prerendered shell is rendered from the sources of the other packages.
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  // The portal replaces this placeholder with a fresh nonce in every response.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Read by the check of bundle sizes.
    manifest: true,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // One file instead of many small requests for what every page needs.
      output: {
        codeSplitting: {
          groups: [{ name: 'first', tags: ['$initial'] }, shared, fields, textField, basics, ruleTexts],
        },
      },
    },
  },
});
