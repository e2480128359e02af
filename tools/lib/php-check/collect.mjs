import { Names } from './names.mjs';
import { lineOf, parse } from './parse.mjs';
import { Scope } from './scope.mjs';
import { Visitor } from './visitor.mjs';

/** With some strings, which does no harm. */
const COMMENT = /\/\*[^]*?\*\/|\/\/.*/g;

/**
 * @param {string} file
 * @param {string} source
 * @return {import('./facts.d.mts').FileFacts} What the file declares and uses.
 */
export function collect( file, source ) {
	const program = parse( file, source );
	const facts = { file, classes: [], functions: [], references: [] };
	const all = [];
	const read = ( children, namespace ) => {
		const names = new Names( namespace );
		all.push( names );
		const scope = new Scope( {
			names,
			cls: null,
			superclass: null,
			method: null,
			isStatic: false,
			anonymous: ( node ) =>
				`class@anonymous in ${ file }:${ lineOf( node ) }:${ node.loc.start.column }`,
		} );
		for ( const child of children ) {
			if ( child.kind === 'usegroup' ) {
				names.add( child );
			}
		}
		const visitor = new Visitor( facts, names );
		children.forEach( ( child ) => scope.read( child ) );
		children.forEach( ( child ) => visitor.visit( child, scope ) );
	};
	const spaces = program.children.filter(
		( { kind } ) => kind === 'namespace'
	);
	spaces.forEach( ( { children, name } ) => read( children, name ) );
	read(
		program.children.filter( ( { kind } ) => kind !== 'namespace' ),
		''
	);
	const comments = ( source.match( COMMENT ) ?? [] ).join();
	facts.uses = all.flatMap( ( names ) => names.all() );
	facts.unused = facts.uses
		.filter(
			( { used, alias } ) =>
				! used && ! new RegExp( `\\b${ alias }\\b` ).test( comments )
		)
		.concat( all.flatMap( ( { again } ) => again ) );
	return facts;
}
