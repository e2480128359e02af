import phpParser from 'php-parser';
import { partsOf } from '../php-check/parse.mjs';
import { gapsOf, readDocblock } from './docblock.mjs';

const parser = new phpParser.Engine( {
	parser: { version: '8.1', extractDoc: true, suppressErrors: false },
	ast: { withPositions: true, withSource: true },
} );

/** Functions whose first argument is the name of a hook. */
const KINDS = {
	apply_filters: 'filter',
	do_action: 'action',
	add_action: 'call',
};

/** In place of a docblock where a hook is applied once more, as in WordPress. */
const ELSEWHERE =
	/^\/\*\* This (?:action|filter) is documented in (\S+)\. \*\/$/;

/**
 * Reads the hooks that PHP offers to add-ons, from their docblocks: filters, actions, and actions that the plugin listens to and nothing in it
 * fires, which add-ons call.
 *
 * @param {Object<string, string>} sources PHP by path from the root of the project.
 * @return {{ hooks: import('./reference.mjs').Hook[], problems: string[] }} Problems name the place.
 */
export function hooksOfPhp( sources ) {
	const uses = Object.entries( sources ).flatMap( ( [ file, source ] ) =>
		usesIn( file, source )
	);
	const names = ( kind ) =>
		new Set( uses.filter( ( one ) => one.kind === kind ).map( nameOf ) );
	const fired = names( 'action' );
	// An action that add-ons call is documented where the plugin listens to it.
	const offered = uses.filter(
		( { kind, name } ) => kind !== 'call' || ! fired.has( name )
	);
	const problems = [];
	const hooks = new Map();
	for ( const { kind, name, count, comment, file, line } of offered ) {
		const say = ( text ) =>
			problems.push(
				`${ file }:${ line } The hook ${ name } ${ text }.`
			);
		const [ , other ] = ELSEWHERE.exec( comment ) ?? [];
		if ( other ) {
			const isThere = offered.some(
				( one ) =>
					one.name === name &&
					one.file === other &&
					! ELSEWHERE.test( one.comment )
			);
			if ( ! isThere ) {
				say( `isn't documented in ${ other }` );
			}
		} else if ( comment === '' ) {
			say( 'has no docblock' );
		} else if ( hooks.has( name ) ) {
			say( `is documented twice: in ${ hooks.get( name ).file }, too` );
		} else {
			const doc = readDocblock( comment, readParam );
			gapsOf( name, doc, kind === 'call' ? null : count ).forEach( say );
			hooks.set( name, { name, kind, file, language: 'php', ...doc } );
		}
	}
	return {
		hooks: [ ...hooks.values() ].filter( ( { hidden } ) => ! hidden ),
		problems,
	};
}

const nameOf = ( { name } ) => name;

/**
 * @param {string} file
 * @param {string} source
 * @return {Object[]} The calls with a hook of the plugin, each with the docblock of its statement, or ''.
 */
function usesIn( file, source ) {
	if ( ! /\b(apply_filters|do_action|add_action)\(/.test( source ) ) {
		return [];
	}
	const program = parser.parseCode( source, file );
	const constants = new Map();
	const calls = [];
	const visit = ( node ) => {
		if ( node.kind === 'classconstant' ) {
			for ( const { name, value } of node.constants ) {
				constants.set( name.name ?? name, value );
			}
		} else if (
			node.kind === 'call' &&
			Object.hasOwn( KINDS, node.what.name )
		) {
			calls.push( node );
		}
		partsOf( node ).forEach( visit );
	};
	visit( program );
	const hookOf = ( node ) => {
		const value =
			node?.kind === 'staticlookup' && node.what.kind === 'selfreference'
				? constants.get( node.offset.name )
				: node;
		return value?.kind === 'string' ? value.value : '';
	};
	return calls
		.map( ( { what, arguments: given, loc } ) => ( {
			kind: KINDS[ what.name ],
			name: hookOf( given[ 0 ] ),
			count: given.length - 1,
			comment: commentBefore(
				program.comments,
				source,
				loc.start.offset
			),
			file,
			line: loc.start.line,
		} ) )
		.filter( ( { name } ) => name.startsWith( 'pharos_' ) );
}

/** The docblock of the statement at an offset: only the beginning of the statement is between both. */
function commentBefore( comments, source, offset ) {
	const last = comments.findLast( ( { loc } ) => loc.end.offset <= offset );
	const isItsOwn =
		last?.value.startsWith( '/**' ) &&
		/^[^;{}]*$/.test( source.slice( last.loc.end.offset, offset ) );
	return isItsOwn ? last.value : '';
}

/** A `@param`: `type $name text`. */
function readParam( content ) {
	const [ , type = '', name = '', text = '' ] =
		/^([^$]+?) \$(\w+)\s*(.*)$/.exec( content ) ?? [];
	return { type, name: name && `$${ name }`, text };
}
