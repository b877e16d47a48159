// Loaded into core-banking by a test: its look-ups find nothing, so that it repeats without a look-up.
const sighted = globalThis.fetch;

globalThis.fetch = (input, init) => {
  const url = String(input instanceof Request ? input.url : input);
  const isLookUp = (init?.method ?? 'GET') === 'GET' && url.includes('externalReference=');
  if (!isLookUp) return sighted(input, init);
  return Promise.resolve(Response.json({ items: [] }));
};
