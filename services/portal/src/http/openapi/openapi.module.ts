export { createOpenApiRouter } from './openapi.router.js';
