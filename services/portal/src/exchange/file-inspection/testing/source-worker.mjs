import { registerHooks } from 'node:module';

// Sources name their imports by the built file; Node itself leaves out the types.
registerHooks({
  resolve(specifier, context, next) {
    const isSource = specifier.startsWith('.') && context.parentURL?.endsWith('.ts') === true;
    return next(isSource ? specifier.replace(/\.js$/, '.ts') : specifier, context);
  },
});

await import('../inspection.worker.ts');
