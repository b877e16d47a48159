import { applicationDraftSchema } from './application-draft.schema.js';

describe('a draft', () => {
  it('has ordinary blanks only', () => {
    const copied = { firma: { registrationNumber: 'HRB\u00a012345' }, people: [{ vorname: 'Anna\u00a0Maria' }] };
    expect(applicationDraftSchema.parse(copied)).toMatchObject({
      firma: { registrationNumber: 'HRB 12345' },
      people: [{ vorname: 'Anna Maria' }],
    });
  });

  it('accepts the lists of as many uploaded files as a case may have, which are sent back', () => {
    const name = `${'📄'.repeat(150)}.jpeg`;
    const file = Array.from({ length: 100 }, (_, index) => ({ id: `file-${index}`, name }));
    expect(applicationDraftSchema.parse({ firma: { file } }).firma.file).toHaveLength(100);
  });
});
