import phpParser from 'php-parser';

const parser = new phpParser.Engine( {
	parser: { version: '8.1', extractDoc: false, suppressErrors: false },
	ast: { withPositions: true, withSource: true },
} );

/** Parts of a node that aren't code. */
const NOT_CODE = new Set( [
	'loc',
	'comments',
	'leadingComments',
	'trailingComments',
	'raw',
] );

/**
 * @param {string} file   For messages about its syntax.
 * @param {string} source PHP.
 * @return {import('./facts.d.mts').Node} Its program.
 */
export const parse = ( file, source ) => parser.parseCode( source, file );

/**
 * The nodes directly below a node.
 *
 * @param {import('./facts.d.mts').Node} node
 * @return {import('./facts.d.mts').Node[]} In the order of the source.
 */
export function partsOf( node ) {
	const parts = [];
	for ( const key in node ) {
		const value = node[ key ];
		if ( value === null || typeof value !== 'object' ) {
			continue;
		}
		if ( Array.isArray( value ) ) {
			if ( ! NOT_CODE.has( key ) ) {
				parts.push( ...value.filter( ( one ) => one?.kind ) );
			}
		} else if ( value.kind && ! NOT_CODE.has( key ) ) {
			parts.push( value );
		}
	}
	return parts;
}

export const lineOf = ( node ) => node.loc.start.line;

/** The identifier of a member or declaration; null if it is computed. */
export const identifier = ( node ) =>
	node?.kind === 'identifier' ? node.name : null;
