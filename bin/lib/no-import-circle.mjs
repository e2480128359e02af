import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import typescript from 'typescript';

const ENDINGS = [ '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/** By path; a file is read once a run. */
const known = new Map();

/**
 * A rule for the linter: no file leads back to itself. Imports of types count, as do late ones, `import( … )`; the rule
 * `import/no-cycle` leaves types out.
 */
export default {
	meta: {
		type: 'problem',
		schema: [],
		messages: { circle: 'Imports lead in a circle: {{ way }}.' },
	},
	create: ( { filename, cwd, sourceCode, report } ) => ( {
		Program( node ) {
			const imports = readImports( filename, sourceCode.text );
			const way = findWay( imports, filename );
			if ( way ) {
				report( {
					node,
					messageId: 'circle',
					data: {
						way: [ filename, ...way ]
							.map( ( file ) => relative( cwd, file ) )
							.join( ' → ' ),
					},
				} );
			}
		},
	} ),
};

/** The shortest way from some files to another one; null when there is none. */
function findWay( starts, target ) {
	// By file: from which one it was reached.
	const reached = new Map( starts.map( ( file ) => [ file, null ] ) );
	for ( const file of reached.keys() ) {
		if ( file === target ) {
			const way = [];
			for ( let at = file; at; at = reached.get( at ) ) {
				way.unshift( at );
			}
			return way;
		}
		for ( const next of importsOf( file ) ) {
			if ( ! reached.has( next ) ) {
				reached.set( next, file );
			}
		}
	}
	return null;
}

function importsOf( file ) {
	if ( ! known.has( file ) ) {
		known.set( file, readImports( file, readFileSync( file, 'utf8' ) ) );
	}
	return known.get( file );
}

/** The files of ours that a file names. */
const readImports = ( file, text ) =>
	typescript
		.preProcessFile( text )
		.importedFiles.map( ( { fileName } ) => fileName )
		.filter( ( name ) => name.startsWith( '.' ) )
		.map( ( name ) => join( dirname( file ), name ) )
		.flatMap(
			( path ) =>
				ENDINGS.map( ( ending ) => path + ending ).find( existsSync ) ??
				[]
		);
