import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { pdfFiles } from './pdf-files.js';

// Small replacements for packages of react-admin of which the back office uses little or nothing.
const vendor = (name: string): string => fileURLToPath(new URL(`src/vendor/${name}.ts`, import.meta.url));

/** react-router exports its development build only; that for production is the same without its warnings. */
const productionRouter = fileURLToPath(
  new URL('../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

export default defineConfig({
  base: '/bm/',
  plugins: [react(), pdfFiles()],
  worker: { format: 'es' },
  resolve: {
    conditions: ['source', ...defaultClientConditions],
    alias: [
      { find: 'react-router-dom', replacement: vendor('react-router-dom') },
      { find: 'jsonexport/dist/index.js', replacement: vendor('jsonexport') },
      { find: 'inflection', replacement: vendor('inflection') },
      { find: /^react-router$/, replacement: productionRouter },
    ],
  },
  // The portal replaces this placeholder with a new nonce in every page.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without modulepreload load the same files a moment later.
    modulePreload: { polyfill: false },
    // Lists the files of each page, for the check of sizes.
    manifest: true,
    chunkSizeWarningLimit: 800,
    // Removes unused route descriptions and schemas, with their dependencies.
    rolldownOptions: {
      treeshake: { manualPureFunctions: ['defineRoute', 'z', 'createRegistrationSchema'] },
      // One file for what every page needs, and one for what every page behind the login needs: many small ones compress worse.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 1 },
            { name: 'back-office', test: /app\/BackOffice\.tsx$/ },
            // What every page loads later; one file keeps the list in the first page short.
            {
              name: 'later',
              test: /app\/(?:later|StaffMenu|idle\/IdleWarning|Notifications|outlasts|use-shown)|approval\/(?:OpenApprovals|approval-)|case\/list\/(?:ListMenus|ExportButton|use-case-export)/,
            },
          ],
        },
      },
    },
  },
});
