import sampleBank from '../../../../deploy/sample-bank/settings.json' with { type: 'json' };
import { disclaimerProblems, newDisclaimerBlock, olderDisclaimerText, readDisclaimer } from './mail-disclaimer.js';

describe('mail disclaimer', () => {
  it('of the sample bank has blocks', () => {
    const { mailDisclaimer } = sampleBank;
    expect(readDisclaimer(mailDisclaimer)).toEqual({ kind: 'blocks', disclaimer: mailDisclaimer });
    expect(disclaimerProblems(mailDisclaimer)).toEqual({});
  });

  it.each([
    [{ blocks: [] }, 'blocks'],
    [{ blocks: [{ title: 'A', content: 'B', extra: 1 }] }, 'blocks'],
    [{ headline: 'A', addendum: 'B' }, 'older'],
    [{ headline: 'A' }, 'older'],
    [{ addendum: '' }, 'older'],
    [{ left: [], right: [] }, 'older'],
    [{ leftBlocks: [{ title: 'A' }] }, 'older'],
    [{ blocks: [], headline: 'A' }, 'older'],
    [{ blocks: [{ title: 'A' }] }, 'unknown'],
    [{ blocks: ['A'] }, 'unknown'],
    [{ blocks: {} }, 'unknown'],
    [{}, 'unknown'],
    ['text', 'unknown'],
    [null, 'unknown'],
    [[], 'unknown'],
    [undefined, 'unknown'],
  ])('%j is %s', (value, kind) => {
    expect(readDisclaimer(value).kind).toBe(kind);
  });

  it('needs content, and has a message when it cannot be edited', () => {
    expect(disclaimerProblems({ blocks: [{ title: '', content: 'x' }, newDisclaimerBlock] })).toEqual({
      'blocks.1.content': 'Pflichtfeld',
    });
    expect(olderDisclaimerText).toMatch(/nicht bearbeitet/);
  });
});
