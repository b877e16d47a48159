import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { root } from '../../deploy/local/command-line/paths.mjs';

// Without the typed rules, which need a program of all packages.
const eslint = new ESLint({
  cwd: root,
  overrideConfig: { ...tseslint.configs.disableTypeChecked, files: ['**/*.tsx'] },
});

/**
 * @param {string} filePath
 * @param {string} markup
 * @returns {Promise<(string | null)[]>} the rules that a component with this markup breaks
 */
async function brokenBy(filePath, markup) {
  const [result] = await eslint.lintText(`export const Shown = () => ${markup};\n`, { filePath });
  return (result?.messages ?? []).map(({ ruleId }) => ruleId);
}

for (const app of ['web-customer', 'web-admin'])
  describe(`the accessibility rules in ${app}`, () => {
    const file = `${app}/src/ui/Shown.tsx`;

    it('accept markup that everybody can use', async () => {
      assert.deepEqual(await brokenBy(file, '<button type="button">Weiter</button>'), []);
    });

    for (const [rule, markup] of [
      ['alt-text', '<img src="/logo.png" />'],
      ['click-events-have-key-events', '<li role="option" aria-selected onClick={() => undefined} tabIndex={0} />'],
      ['no-static-element-interactions', '<div onClick={() => undefined} onKeyDown={() => undefined} />'],
      ['anchor-is-valid', '<a href="#">Weiter</a>'],
      ['aria-props', '<div aria-lable="Weiter" />'],
      ['label-has-associated-control', '<label>Name</label>'],
      ['no-autofocus', '<input autoFocus />'],
      ['heading-has-content', '<h2 />'],
    ])
      it(`refuse what ${rule} is about`, async () => {
        const broken = await brokenBy(file, markup ?? '');
        assert.ok(broken.includes(`jsx-a11y-x/${rule}`), broken.join(', '));
      });
  });

describe('the rule for regular expressions', () => {
  const file = 'web-admin/src/ui/Shown.tsx';
  const refused = async (/** @type {string} */ pattern) =>
    (await brokenBy(file, `${pattern}.test(location.hash) ? null : undefined`)).includes(
      'regexp/no-super-linear-backtracking',
    );

  it('accepts one that reads each character once', async () => {
    assert.equal(await refused(String.raw`/^[^\s@]+@[^\s@.]+\.[^\s@]+$/`), false);
  });

  it('refuses one that a long text holds up', async () => {
    assert.equal(await refused('/^(?:a+)+$/'), true);
    assert.equal(await refused(String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`), true);
  });
});
