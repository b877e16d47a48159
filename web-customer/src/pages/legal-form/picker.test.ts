import { isOffered, offeredLegalForms } from '@kontor/domain/legal-form/legal-form';
import { isSupportedChoice, pickerTree } from './picker.js';

describe('picker', () => {
  it('has each offered form exactly once', () => {
    const reached = pickerTree.flatMap((branch) => [
      ...branch.categories.flatMap((category) => category.forms),
      ...branch.direct,
    ]);
    const forms = reached.filter((choice) => isSupportedChoice(choice, []));
    expect([...forms].sort()).toEqual([...offeredLegalForms].sort());
  });

  it('does not support disabled and other forms', () => {
    expect(isSupportedChoice('GMBH', ['GMBH'])).toBe(false);
    expect(isSupportedChoice('OTHER', [])).toBe(false);
    expect(isSupportedChoice('OTHER_I_GR', [])).toBe(false);
    expect(isOffered('KGAA')).toBe(false);
  });
});
