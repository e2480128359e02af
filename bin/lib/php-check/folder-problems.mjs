/**
 * Which folder of includes/ uses which, compared with the table (folders.mjs).
 *
 * A file directly in includes/ counts as a folder of its own. Core/ may be used by all, and uses none of them. The files that assemble the plugin (includes/hooks.php, includes/hooks/,
 * pharos-seo.php, uninstall.php) may use all, and contain no classes.
 */

const TABLE = 'bin/lib/php-check/folders.mjs';

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
export function folderProblems( all, { uses, pairs } ) {
	const listed = new Set(
		Object.entries( uses ).flatMap( ( [ from, to ] ) =>
			split( to ).map( ( one ) => `${ from } ${ one }` )
		)
	);
	const found = new Set( all.map( keyOf ) );
	const problems = [];
	const seen = new Set();
	for ( const one of all ) {
		const { from, to, name, file, line } = one;
		const isMutual = found.has( `${ to } ${ from }` );
		const isNewPair = isMutual && ! pairs.includes( pairOf( one ) );
		const once = `${ keyOf( one ) } ${ file }`;
		if ( seen.has( once ) ) {
			continue;
		}
		seen.add( once );
		if ( isNewPair ) {
			problems.push( {
				file,
				line,
				text: `${ from } uses ${ to } (${ name }), and ${ to } uses ${ from }: let only one of them use the other. What both need belongs into a folder below them, and what connects them into one above, or into includes/hooks/.`,
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
		...pairs
			.filter( ( pair ) => {
				const [ a, b ] = split( pair );
				return (
					! found.has( `${ a } ${ b }` ) ||
					! found.has( `${ b } ${ a }` )
				);
			} )
			.map(
				( pair ) =>
					`${ split( pair ).join( ' and ' ) } don't use each other any longer: delete the line '${ pair }' from the pairs.`
			),
	];
	return [
		...problems,
		...outdated.map( ( text ) => ( { file: TABLE, line: 1, text } ) ),
	];
}

/**
 * The pairs of folders that use each other, for those who separate them: the direction with fewer uses first, with all of them.
 *
 * @param {import('./facts.d.mts').FolderUse[]} all
 * @return {string[]} Lines.
 */
export function describePairs( all ) {
	const by = {};
	for ( const one of all ) {
		( by[ keyOf( one ) ] ??= [] ).push( one );
	}
	return Object.keys( by )
		.filter( ( key ) => {
			const [ a, b ] = split( key );
			const back = by[ `${ b } ${ a }` ];
			const fewer = by[ key ].length - ( back?.length ?? 0 );
			return back && ( fewer < 0 || ( fewer === 0 && a < b ) );
		} )
		.sort( ( a, b ) => by[ a ].length - by[ b ].length )
		.flatMap( ( key ) => {
			const [ a, b ] = split( key );
			const back = by[ `${ b } ${ a }` ].length;
			return [
				`${ a } → ${ b }: ${ by[ key ].length }, ${ b } → ${ a }: ${ back }`,
				...by[ key ].map(
					( { file, line, name } ) =>
						`    ${ file }:${ line } ${ name }`
				),
			];
		} );
}

const split = ( text ) => text.split( ' ' ).filter( Boolean );
const keyOf = ( { from, to } ) => `${ from } ${ to }`;
const pairOf = ( { from, to } ) => [ from, to ].sort().join( ' ' );
