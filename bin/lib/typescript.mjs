/**
 * Lets Node run this project's TypeScript, as far as it is needed by commands: import this file, then `import( '….ts' )`.
 *
 * Node 20 has no type stripping, and newer versions don't add the extensions that imports here leave out.
 */
import { register } from 'node:module';

register( './typescript-hooks.mjs', import.meta.url );
