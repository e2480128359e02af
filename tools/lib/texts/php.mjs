import phpParser from 'php-parser';
import { isTranslation, textsOfCall } from './calls.mjs';

const engine = new phpParser.Engine( {
	parser: { extractDoc: false, version: '8.1' },
	ast: { withPositions: true },
} );

/**
 * Returns the translatable texts of a PHP file.
 *
 * @param {string} file   Its path, for messages.
 * @param {string} source Its content.
 * @return {import('./calls.mjs').Text[]} In the order of the file.
 * @throws {Error} With its path, if the file can't be parsed.
 */
export function textsOfPhp( file, source ) {
	const found = [];
	const visit = ( node ) => {
		if (
			node?.kind === 'call' &&
			isTranslation( String( node.what.name ) )
		) {
			found.push(
				...textsOfCall(
					node.what.name,
					node.arguments.map( literal ),
					`${ file }:${ node.loc.start.line }`
				)
			);
		}
		for ( const part of Object.values( node ?? {} ) ) {
			if ( part && typeof part === 'object' ) {
				visit( part );
			}
		}
	};
	visit( parse( file, source ) );
	return found;
}

function parse( file, source ) {
	try {
		return engine.parseCode( source, file );
	} catch ( error ) {
		throw new Error( `${ file }: ${ error.message }`, { cause: error } );
	}
}

/** The value of a string, also of several joined by dots; null if it isn't one. */
function literal( node ) {
	if ( node.kind === 'string' ) {
		return node.value;
	}
	const parts =
		node.kind === 'bin' && node.type === '.'
			? [ literal( node.left ), literal( node.right ) ]
			: [ null ];
	return parts.includes( null ) ? null : parts.join( '' );
}
