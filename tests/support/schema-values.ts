/** Validates JSON-LD with the vocabulary of schema.org. */
import { join } from 'node:path';
import {
	choicesOf,
	isA,
	isText,
	isType,
	rangeOf,
	readVocabulary,
} from '../../tools/lib/schema-org.mjs';
import type { Node } from './google-requirements';

readVocabulary( join( __dirname, '../..' ) );

/** Properties of JSON-LD itself. */
const isOfJson = ( name: string ) => name.startsWith( '@' );

const DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d:\d\d[+-]\d\d:\d\d)?$/;

const FORMS: Record< string, RegExp > = {
	URL: /^https?:\/\/[^\s<>"]+$/,
	Date: DATE,
	DateTime: DATE,
	Time: /^\d\d:\d\d(:\d\d)?$/,
	Duration: /^P(?=.)(\d+D)?(T(?=.)(\d+H)?(\d+M)?(\d+S)?)?$/,
};

/**
 * The errors of a node and everything in it. The item of a breadcrumb may be its URL, as in Google's examples.
 *
 * @param node
 * @param ids  The ids that can be referred to.
 * @param at   The path of the node.
 */
export function misfits( node: Node, ids: Set< string >, at = '' ): string[] {
	const types = [ node[ '@type' ] ].flat().map( String );
	const unknown = types.filter( ( type ) => ! isType( type ) );
	if ( unknown.length > 0 ) {
		return [ `${ at }: no type ${ unknown }` ];
	}
	return Object.entries( node ).flatMap( ( [ name, value ] ) => {
		if ( isOfJson( name ) ) {
			return [];
		}
		const range = types.flatMap( ( type ) => rangeOf( type, name ) ?? [] );
		return [ value ]
			.flat()
			.flatMap( ( one ) =>
				misfit( one, range, ids, `${ at }.${ name }` )
			);
	} );
}

function misfit(
	value: unknown,
	range: string[],
	ids: Set< string >,
	at: string
): string[] {
	if ( range.length === 0 ) {
		return [ `${ at }: no property` ];
	}
	if ( typeof value === 'object' && value !== null ) {
		const node = value as Node;
		const id = node[ '@id' ];
		if ( Object.keys( node ).length === 1 && typeof id === 'string' ) {
			return ids.has( id ) ? [] : [ `${ at }: nothing is ${ id }` ];
		}
		const type = String( [ node[ '@type' ] ].flat()[ 0 ] );
		return [
			...( range.some( ( one ) => isA( type, one ) )
				? []
				: [ `${ at }: ${ type }, not ${ range }` ] ),
			...misfits( node, ids, at ),
		];
	}
	return range.some( ( one ) => fits( value, one ) ) ||
		( at.endsWith( '.item' ) && fits( value, 'URL' ) )
		? []
		: [ `${ at }: ${ JSON.stringify( value ) }, not ${ range }` ];
}

function fits( value: unknown, type: string ): boolean {
	if ( typeof value === 'number' ) {
		return (
			type === 'Number' ||
			( type === 'Integer' && Number.isInteger( value ) )
		);
	}
	if ( typeof value === 'boolean' ) {
		return type === 'Boolean';
	}
	const text = String( value );
	const choice = text.replace( /^https:\/\/schema\.org\//, '' );
	const form = FORMS[ type ];
	return (
		form?.test( text ) ??
		( isText( type ) ||
			( choice !== text &&
				( choicesOf( type ).includes( choice ) ||
					( type === 'Action' && isA( choice, type ) ) ) ) )
	);
}
