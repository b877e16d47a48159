import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const root = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };

/** Where the app serves them, below its base; the version is in the address because the files never expire. */
const folder = `assets/pdfjs-${version}`;

/** What a PDF may need beside its own content, with the licences: standard fonts, character maps, image decoders. */
const wanted: Readonly<Record<string, RegExp>> = {
  cmaps: /\.bcmap$|^LICENSE/,
  standard_fonts: /\.(?:pfb|ttf)$|^LICENSE/,
  // The policy of the pages forbids WebAssembly.
  wasm: /_nowasm_fallback\.js$|^LICENSE_(?:PDFJS_)?(?:JBIG2|OPENJPEG)$/,
};

const served = Object.entries(wanted).flatMap(([part, names]) =>
  readdirSync(join(root, part))
    .filter((name) => names.test(name))
    .map((name) => `${part}/${name}`),
);

/** Serves the files that pdf.js reads while it shows a page from our own origin, built and in development. */
export function pdfFiles(): Plugin {
  return {
    name: 'pdf-files',
    generateBundle() {
      for (const name of served)
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source: readFileSync(join(root, name)) });
    },
    configureServer({ config, middlewares }) {
      middlewares.use(`${config.base}${folder}`, (request, response, next) => {
        const name = served.find((one) => request.url === `/${one}`);
        if (name === undefined) {
          next();
          return;
        }
        if (name.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(join(root, name)));
      });
    },
  };
}
