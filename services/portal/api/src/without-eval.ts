/**
 * The content security policy forbids the compiled parsers of zod, which need `eval`. This is where zod keeps its
 * configuration for all its copies; importing zod to set it would make it a part of the first page, which has no schema.
 */
const shared = globalThis as { __zod_globalConfig?: { jitless?: boolean } };

// Before the first schema is created; in the object that zod has where it is loaded already.
shared.__zod_globalConfig ??= {};
shared.__zod_globalConfig.jitless = true;
