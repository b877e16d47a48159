import { globalConfig } from 'zod/v4/core';

// The content security policy forbids the compiled parsers of zod, which need `eval`. Before the first schema is created.
globalConfig.jitless = true;
