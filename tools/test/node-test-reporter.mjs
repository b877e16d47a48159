/**
 * Reporter of `node --test` that writes one line of JSON per finished test.
 * @param {AsyncIterable<{ type: string, data: any }>} events
 */
export default async function* report(events) {
  for await (const { type, data } of events) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    // A suite counts through its tests; it is reported only when it fails outside of them.
    const isSuite = data.details?.type === 'suite';
    const code = data.details?.error?.failureType;
    if (isSuite && (type === 'test:pass' || code === 'subtestsFailed')) continue;
    if (type === 'test:fail' && code === 'subtestsFailed') continue;
    const state =
      data.skip !== undefined || data.todo !== undefined ? 'skipped' : type === 'test:pass' ? 'passed' : 'failed';
    yield `${JSON.stringify({ state, name: data.name, file: data.file ?? '' })}\n`;
  }
}
