/**
 * Which folder of includes/ uses which, compared with the table (folders.mjs).
 *
 * A file directly in includes/ counts as a folder of its own. Core/ may be used by all, and uses none of them. The files that assemble the plugin (includes/hooks.php, includes/hooks/,
 * pharos-seo.php, uninstall.php) may use all, and contain no classes.
 */

const TABLE = 'tools/lib/php-check/folders.mjs';

/** What every folder stands on: all may use it, and it uses none of them. */
const GROUND = 'Core';

/**
 * @param {import('./world.mjs').World}         world
 * @param {import('./facts.d.mts').FileFacts[]} files
 * @return {import('./facts.d.mts').FolderUse[]} All uses, in the order of the files.
 */
export function folderUses( world, files ) {
	return files.flatMap( ( { file, references, uses } ) => {
		const from = folderOf( file );
		return [
			...references.filter( ( { kind } ) => kind === 'class' ),
			// Also those that only comments need.
			...uses.filter( ( one ) => ! one.used ),
		]
			.map( ( { name, line } ) => ( {
				from,
				to: folderOf( world.classes.get( name )?.file ?? '' ),
				name,
				file,
				line,
			} ) )
			.filter( ( { to } ) => from && to && from !== to && to !== GROUND );
	} );
}

/** @return {string|null} Null for files that belong to no folder. */
function folderOf( file ) {
	const [ , folder ] = /^includes\/([A-Z]\w*)/.exec( file ) ?? [];
	return folder ?? null;
}

/**
 * @param {import('./facts.d.mts').FolderUse[]} all
 * @param {import('./facts.d.mts').Table}       table
 * @return {import('./facts.d.mts').Problem[]} Uses that the table doesn't allow, and what it should no longer contain.
 */
export function folderProblems( all, { uses } ) {
	const listed = new Set(
		Object.entries( uses ).flatMap( ( [ from, to ] ) =>
			split( to ).map( ( one ) => `${ from } ${ one }` )
		)
	);
	const found = new Set( all.map( keyOf ) );
	const wayFrom = wayFinder( found );
	const problems = [];
	const seen = new Set();
	for ( const one of all ) {
		const { from, to, name, file, line } = one;
		const once = `${ keyOf( one ) } ${ file }`;
		if ( seen.has( once ) ) {
			continue;
		}
		seen.add( once );
		const back = wayFrom( to, from );
		if ( back ) {
			problems.push( {
				file,
				line,
				text: `${ from } uses ${ to } (${ name }), and ${ back.join( ' uses ' ) }: let only one of them use the other. What both need belongs into a folder below them, and what connects them into one above, or into includes/hooks/.`,
			} );
		} else if ( ! listed.has( keyOf( one ) ) ) {
			problems.push( {
				file,
				line,
				text: `${ from } uses ${ to } (${ name }), which isn't in the table of ${ TABLE }. If ${ from } should depend on ${ to }, add it to the line of ${ from } there.`,
			} );
		}
	}
	const outdated = [
		...[ ...listed ]
			.filter( ( key ) => ! found.has( key ) )
			.map( ( key ) => {
				const [ from, to ] = split( key );
				return `${ from } doesn't use ${ to } any longer: delete ${ to } from its line.`;
			} ),
	];
	return [
		...problems,
		...outdated.map( ( text ) => ( { file: TABLE, line: 1, text } ) ),
	];
}

/**
 * @param {Set<string>} found Uses, as "from to".
 * @return {( from: string, to: string ) => string[]|null} Finds the shortest way from a folder to another one by uses; null for none.
 */
function wayFinder( found ) {
	const next = {};
	for ( const key of found ) {
		const [ from, to ] = split( key );
		( next[ from ] ??= [] ).push( to );
	}
	return ( from, to ) => {
		const ways = [ [ from ] ];
		const seen = new Set( [ from ] );
		for ( const way of ways ) {
			for ( const one of next[ way.at( -1 ) ] ?? [] ) {
				if ( one === to ) {
					return [ ...way, to ];
				}
				if ( ! seen.has( one ) ) {
					seen.add( one );
					ways.push( [ ...way, one ] );
				}
			}
		}
		return null;
	};
}

const split = ( text ) => text.split( ' ' ).filter( Boolean );
const keyOf = ( { from, to } ) => `${ from } ${ to }`;
