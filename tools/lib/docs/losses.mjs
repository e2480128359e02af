/**
 * What a source of the migration reports as not, or not fully, migrated: read from its folder in includes/Migration/ and from the shared
 * classes that it uses.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from '../paths.mjs';

const migration = join( root, 'includes', 'Migration' );

/** The folders of the sources. */
export const SOURCES = {
	yoast: 'Yoast',
	rankmath: 'RankMath',
	aioseo: 'AllInOneSeo',
	seopress: 'SeoPress',
	tsf: 'SeoFramework',
	slim: 'SlimSeo',
	surerank: 'SureRank',
	redirection: 'Redirection',
	srm: 'SafeRedirectManager',
};

/** Reasons that any source can have; docs/users/moving.md has them in its own words. */
export const GENERAL = [
	'gone',
	'unreadable',
	'skipped',
	'damaged',
	'invalid',
	'no_field',
	'not_output',
	'kept',
	'taxonomy_gone',
];

/** @return {Map<string, string>} The source code of the files in a folder, by name. */
const filesIn = ( folder ) =>
	new Map(
		readdirSync( folder )
			.filter( ( name ) => name.endsWith( '.php' ) )
			.map( ( name ) => [
				name,
				readFileSync( join( folder, name ), 'utf8' ),
			] )
	);

const shared = filesIn( migration );

/**
 * Returns the reasons as lines of Markdown.
 *
 * @param {string} folder  The folder of the source.
 * @param {Object} reasons Sentences by code.
 */
export function lossesOf( folder, reasons ) {
	const own = filesIn( join( migration, folder ) );
	const code = [ ...own.values() ].join( '\n' );
	const used = usedBy( code );
	const found = Object.keys( reasons ).filter(
		( reason ) =>
			! GENERAL.includes( reason ) &&
			[ ...own, ...used ].some( ( [ name, source ] ) =>
				isReported( reason, name, source )
			)
	);
	return [
		...found.map( ( reason ) => reasons[ reason ] ),
		...ownTexts( code ),
	].map( ( text ) => `- ${ text }` );
}

/**
 * Returns the shared files that a source imports, and those that they use.
 *
 * @param {string} code
 */
function usedBy( code ) {
	const used = new Map(
		[ ...shared ].filter( ( [ name ] ) =>
			code.includes(
				`\nuse Pharos\\Migration\\${ basename( name, '.php' ) };`
			)
		)
	);
	// A map includes what is added to it during the loop.
	for ( const source of used.values() ) {
		for ( const [ name, other ] of shared ) {
			const use = new RegExp(
				`\\b${ basename( name, '.php' ) }(::|\\()`
			);
			if ( use.test( source ) ) {
				used.set( name, other );
			}
		}
	}
	return used;
}

function isReported( reason, name, source ) {
	if ( name === 'map.php' ) {
		const [ , rows = '' ] =
			/'losses' => \[\n([\s\S]*?)\n\t\],/.exec( source ) ?? [];
		return new RegExp( `\\[\\s*'${ reason }',` ).test( rows );
	}
	return (
		( /^(NotMigrated|Row|Rows|\w*Redirects?\w*)\.php$/.test( name ) &&
			! shared.has( name ) &&
			source.includes( `'${ reason }'` ) ) ||
		new RegExp( `lose\\w*\\(\\s*'${ reason }'` ).test( source )
	);
}

/** Sentences that only this source has. */
const ownTexts = ( code ) => [
	...new Set(
		[ ...code.matchAll( /\b__\(\s*'([^']+)',\s*'pharos-seo'/g ) ].map(
			( [ , text ] ) => text
		)
	),
];
