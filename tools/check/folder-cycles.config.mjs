import base from '../../.dependency-cruiser.mjs';

/**
 * Folders import each other in one direction only. Tests and harnesses are left out, because a test beside its
 * subject and the fakes in `testing/` import each other's folders.
 *
 * @type {import('dependency-cruiser').IConfiguration}
 */
export default {
  forbidden: [
    {
      name: 'no-folder-cycles',
      comment: 'Folders import each other in one direction only.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    ...base.options,
    exclude: { path: '(^|/)(dist|testing|gen)/|[.](test|fixture)[.]' },
  },
};
