/**
 * Since which version WordPress has its functions and classes, by the docblocks of its files.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Those that a plugin may use. */
const FOLDERS = [ 'wp-includes', 'wp-admin/includes' ];

/** A docblock with its first @since, and the function or class right below it. Methods are indented; functions inside of function_exists() too. */
const DECLARATION =
	/(?:^|function_exists\([^\n]*\n\t)\/\*\*\n(?:(?!\s*\*\/)[^\n]*\n)*?\s*\* @since\s+(?:MU \()?(\d+\.\d+(?:\.\d+)?)[^\n]*\n(?:(?!\s*\*\/)[^\n]*\n)*\s*\*\/\n\t?(?:#\[[^\n]*\n\t?)?(?:(?:final|abstract|readonly) )*(?:function &?|class |interface )(\w+)/gm;

/**
 * @param {string} core The folder of WordPress.
 * @return {Promise<Map<string, string>>} The first version by name, in lower case.
 */
export async function readCoreVersions( core ) {
	const lists = await Promise.all(
		FOLDERS.map( async ( folder ) =>
			( await readdir( join( core, folder ), { recursive: true } ) )
				.filter( ( name ) => name.endsWith( '.php' ) )
				.map( ( name ) => join( core, folder, name ) )
		)
	);
	const sources = await Promise.all(
		lists.flat().map( ( path ) => readFile( path, 'utf8' ) )
	);
	return new Map( sources.flatMap( versionsIn ) );
}

/**
 * @param {string} source Of a file of WordPress.
 * @return {[string, string][]} Names in lower case, and versions.
 */
export const versionsIn = ( source ) =>
	[ ...source.matchAll( DECLARATION ) ].map( ( [ , version, name ] ) => [
		name.toLowerCase(),
		version,
	] );

/**
 * Newer ones that are only reached where they exist.
 *
 * @type {Record<string, string[]>} Names in lower case, by reason.
 */
const REACHED = {
	'on the hooks of the Abilities API, which only WordPress 6.9 fires': [
		'wp_register_ability',
		'wp_register_ability_category',
		'wp_get_abilities',
		'wp_ability',
	],
	'after Suggestions\\Provider::is_supported() has asked for the AI client': [
		'wp_supports_ai',
		'wp_ai_client_prompt',
	],
};

/**
 * Functions and classes that the oldest supported WordPress doesn't have. Code that asks for one, such as function_exists( 'wp_new' ), may use it
 * in the same file.
 *
 * @param {import('./facts.d.mts').FileFacts}    facts
 * @param {import('./facts.d.mts').CoreVersions} wordpress
 * @return {import('./facts.d.mts').Problem[]} Uses of newer ones.
 */
export function versionProblems( { file, references }, { since, oldest } ) {
	const texts = new Set(
		references
			.filter( ( { kind } ) => kind === 'text' )
			.map( ( { name } ) => name )
	);
	const reached = Object.values( REACHED ).flat();
	return references
		.filter( ( { kind } ) => kind === 'function' || kind === 'class' )
		.map( ( { name, line } ) => ( {
			name: [ name ].flat().at( -1 ),
			line,
		} ) )
		.flatMap( ( { name, line } ) => {
			const key = name.toLowerCase();
			const version = since.get( key );
			return version &&
				isNewer( version, oldest ) &&
				! texts.has( name ) &&
				! reached.includes( key )
				? [
						{
							file,
							line,
							text: `${ name } is there since WordPress ${ version }, and the plugin supports ${ oldest }: ask for it first`,
						},
					]
				: [];
		} );
}

/**
 * @param {string} one
 * @param {string} other
 * @return {boolean} Whether the first version is newer, such as 6.10 than 6.9.1.
 */
function isNewer( one, other ) {
	const [ a, b ] = [ one, other ].map( ( version ) =>
		version.split( '.' ).map( Number )
	);
	return (
		( a[ 0 ] - b[ 0 ] ||
			a[ 1 ] - b[ 1 ] ||
			( a[ 2 ] ?? 0 ) - ( b[ 2 ] ?? 0 ) ) > 0
	);
}
