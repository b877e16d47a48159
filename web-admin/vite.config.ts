import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  base: '/bm/',
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The portal puts a fresh nonce in the place of this mark with every page it sends.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    outDir: 'dist/app',
    emptyOutDir: true,
    target: 'es2022',
    // Browsers without modulepreload load the same files a moment later.
    modulePreload: { polyfill: false },
    // Which files a page brings; the check of sizes reads it.
    manifest: true,
    // Descriptions of routes and schemas that nobody uses here, and what they pull in, stay out of the pages.
    rolldownOptions: { treeshake: { manualPureFunctions: ['defineRoute', 'z', 'createRegistrationSchema'] } },
  },
});
