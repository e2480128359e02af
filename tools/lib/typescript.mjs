/**
 * Lets Node run the project's TypeScript, as far as commands need it: import this file, then `import( '….ts' )`.
 *
 * Node 20 has no type stripping, and newer versions don't resolve imports without extension.
 */
import { register } from 'node:module';

register( './typescript-hooks.mjs', import.meta.url );
