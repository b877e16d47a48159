import { caseIdOf } from '@kontor/domain/case/case-id';
import { personIdOf } from '@kontor/domain/person/person-id';
import { utf8 } from './bytes.js';
import { createFindings, newestOf } from './findings.js';
import { createFakeFindingRepository } from './testing/finding.repository.fake.js';

const caseId = caseIdOf('17');
const [marlene, jonas] = [personIdOf('17-0001'), personIdOf('17-0002')];

function setUp() {
  const clock = { now: 0 };
  const unsealed = {
    seal: (_case: unknown, _place: string, plain: Uint8Array | string) => Promise.resolve(Buffer.from(plain)),
    open: (_case: unknown, _place: string, sealed: Uint8Array) => Promise.resolve(sealed),
  };
  const findings = createFindings({
    repository: createFakeFindingRepository(),
    keys: unsealed as never,
    now: () => (clock.now += 1),
  });
  const missing = (findingId: string, personId = marlene) =>
    findings.record({
      ...{ caseId, kind: 'missingInformation', personId, findingId },
      content: utf8(JSON.stringify({ missingInformation: [findingId] })),
    });
  return { findings, missing };
}

test('what a provider misses again is the newest once more, and recorded once each time', async () => {
  const { findings, missing } = setUp();
  const first = await missing('taxId');
  expect(await missing('taxId')).toBe(first);
  await missing('phone');
  const again = await missing('taxId');
  expect(await missing('taxId')).toBe(again);
  const all = await findings.ofCase(caseId);
  expect(all.map(({ content }) => content)).toEqual(
    ['taxId', 'phone', 'taxId'].map((name) => ({ missingInformation: [name] })),
  );
  expect(newestOf(all, 'missingInformation', marlene)?.ref).toBe(again);
});

test('what a provider misses of one person is no news of another', async () => {
  const { findings, missing } = setUp();
  await missing('taxId');
  await missing('phone', jonas);
  await missing('taxId');
  expect(await findings.ofCase(caseId)).toHaveLength(2);
});

test('a result that is referred to keeps its reference, whatever came after it', async () => {
  const { findings } = setUp();
  const mismatch = (findingId: string) =>
    findings.record({ caseId, kind: 'matching', personId: null, findingId, content: utf8('{}') });
  const first = await mismatch('functionaries');
  await mismatch('beneficiaries');
  expect(await mismatch('functionaries')).toBe(first);
  expect(await findings.ofCase(caseId)).toHaveLength(2);
});
