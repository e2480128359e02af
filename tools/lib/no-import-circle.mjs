import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import typescript from 'typescript';

const ENDINGS = [ '.ts', '.tsx', '/index.ts', '/index.tsx' ];

/** Imports by path: each file is read once per run. */
const known = new Map();

/**
 * Lint rule: no import cycles. Type imports and dynamic imports, `import( … )`, count as well; the rule `import/no-cycle` ignores types.
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

/** The shortest import path from some files to a target; null if there is none. */
function findWay( starts, target ) {
	// By file: the file that imports it.
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

/** The project's files that a file imports. */
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
