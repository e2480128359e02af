/**
 * Paths of the project. All generated files are in `.cache/`, which git ignores.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(
	dirname( fileURLToPath( import.meta.url ) ),
	'..',
	'..'
);
export const cache = join( root, '.cache' );
export const sites = join( cache, 'sites' );

export const pluginSlug = 'pharos-seo';
