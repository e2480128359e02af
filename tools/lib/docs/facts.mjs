/**
 * What the tables of docs/users/ need to know about the code.
 */
import { join } from 'node:path';
import { root } from '../paths.mjs';
import { oldestPhp } from '../php-versions.mjs';
import { runPhpCode, startPhp } from '../php.mjs';
import '../typescript.mjs';

/** What fields that depend on the site are described for: a site with posts, categories, an archive and a profile. */
const SITE = {
	content: {
		post_types: [ { name: 'post', label: 'Posts' } ],
		taxonomies: [
			{ name: 'category', label: 'Categories', base: 'category' },
		],
		archives: [ { name: 'author', label: 'Author archives' } ],
	},
	social_profiles: [],
	access: null,
};

/** @return {Promise<Object>} The facts of facts.php, and `screens`: the definitions of the settings screens. */
export async function readFacts() {
	const php = await startPhp( oldestPhp, {
		'/includes': join( root, 'includes' ),
		'/facts.php': join( root, 'tools', 'lib', 'docs', 'facts.php' ),
	} );
	const facts = JSON.parse(
		await runPhpCode( php, `<?php require '/facts.php';` )
	);
	php.exit();
	const { SETTINGS_SCREENS } =
		await import( '../../../src/admin/definitions/registry.ts' );
	return {
		...facts,
		screens: SETTINGS_SCREENS.map(
			( { path, groups = [], siteGroups } ) => ( {
				path,
				fields: [
					...groups,
					...( siteGroups?.( SITE ) ?? [] ),
				].flatMap( ( { fields } ) => fields ),
			} )
		),
	};
}
