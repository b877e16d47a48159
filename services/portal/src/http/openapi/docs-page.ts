/** The page of the viewer. Its addresses are relative to `/api/docs`. */
export function docsPage(nonce: string): string {
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Kontor API</title>
<link rel="stylesheet" href="docs/swagger-ui.css"></head>
<body><div id="viewer"></div>
<script src="docs/swagger-ui-bundle.js" nonce="${nonce}"></script>
<script nonce="${nonce}">
SwaggerUIBundle({
  url: 'openapi.json',
  dom_id: '#viewer',
  deepLinking: true,
  docExpansion: 'none',
  tryItOutEnabled: true,
  validatorUrl: null,
});
</script>
</body></html>
`;
}
