import { createHash } from 'node:crypto';

/** The hash of the embedding script as the portal serves it. */
export async function scriptIntegrity(portal: string): Promise<string> {
  const response = await fetch(`${portal}/embed/v1.js`);
  if (!response.ok) throw new Error(`${portal}/embed/v1.js answers ${response.status}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

interface BankPage {
  readonly portal: string;
  readonly integrity: string;
  /** Path of the entry page. */
  readonly entry: string;
}

/** A page of a bank's own site with a frame in its middle, as the bank writes it. */
export function bankPage({ portal, integrity, entry }: BankPage): string {
  return pageOf(`<script
      src="${portal}/embed/v1.js"
      integrity="${integrity}"
      crossorigin="anonymous"
      data-kontor-entry="${entry}"
      data-kontor-title="Geschäftskonten der Musterbank"
      data-kontor-loading="eager"
    ></script>`);
}

/** A page of a site with a part of its own. */
export function pageOf(part: string): string {
  return `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Musterbank: Geschäftskonten</title>
    <style>
      body { margin: 0; font: 17px/1.5 system-ui, sans-serif; }
      header, footer { padding: 24px; background: #eef2f5; }
      main { max-width: 1100px; margin: 0 auto; }
      h1, .before { margin: 24px; }
      .before { min-height: 900px; }
    </style>
  </head>
  <body>
    <header>Musterbank</header>
    <main>
      <h1>Geschäftskonten</h1>
      <p class="before">Dieser Text steht auf der Website der Bank. Der Rahmen steht darunter.</p>
    ${part}
    </main>
    <footer>Impressum der Musterbank</footer>
  </body>
</html>
`;
}
