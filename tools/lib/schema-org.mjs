/**
 * The vocabulary of schema.org, read from the types of the package schema-dts.
 *
 * There, `interface ArticleLeaf extends ArticleBase` is the type, `ArticleBase` has its properties and extends its
 * parent types, and `type Article = ArticleLeaf | NewsArticle | …` lists its subtypes. An enumeration is a type of
 * literals.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

/** @type {Map<string, { extends: string[], properties: Map<string, string[]> }>} The types of the values, by property. */
const interfaces = new Map();

/** @type {Map<string, string[]>} The members of a union, by name. */
const unions = new Map();

/**
 * Reads the vocabulary; before that, it has no types.
 *
 * @param {string} root The folder of the project.
 */
export function readVocabulary( root ) {
	const file = join( root, 'node_modules/schema-dts/dist/schema.d.ts' );
	const source = ts.createSourceFile(
		file,
		readFileSync( file, 'utf8' ),
		ts.ScriptTarget.Latest,
		true
	);
	for ( const statement of source.statements ) {
		if ( ts.isInterfaceDeclaration( statement ) ) {
			interfaces.set( statement.name.text, {
				extends: ( statement.heritageClauses ?? [] ).flatMap(
					( { types } ) => types.map( ( type ) => type.getText() )
				),
				properties: new Map( statement.members.flatMap( signature ) ),
			} );
		} else if ( ts.isTypeAliasDeclaration( statement ) ) {
			unions.set( statement.name.text, parts( statement.type ) );
		}
	}
}

/**
 * Whether schema.org has such a type of items.
 *
 * @param {string} type
 */
export const isType = ( type ) => interfaces.has( `${ type }Leaf` );

/**
 * Whether a type is another one or its subtype.
 *
 * @param {string} type
 * @param {string} other
 */
export const isA = ( type, other ) =>
	type === other ||
	( unions.get( other ) ?? [] ).some(
		( part ) => part !== other && unions.has( part ) && isA( type, part )
	);

/**
 * The types of a property's values; undefined if the type has no such property.
 *
 * @param {string} type
 * @param {string} property
 */
export function rangeOf( type, property ) {
	const names = [ `${ type }Leaf`, `${ type }Base` ];
	const name = property.replace( /-(input|output)$/, '' );
	for ( const one of names ) {
		const description = interfaces.get( one );
		const range = description?.properties.get( name );
		if ( range ) {
			return range;
		}
		names.push( ...( description?.extends ?? [] ) );
	}
	return undefined;
}

/**
 * The types of a property's values, whatever the type that has it; empty for an unknown property.
 *
 * @param {string} property
 */
export const anyRangeOf = ( property ) => [
	...new Set(
		[ ...interfaces.values() ].flatMap(
			( { properties } ) => properties.get( property ) ?? []
		)
	),
];

/**
 * The members of an enumeration; empty for other types.
 *
 * @param {string} type
 * @return {string[]} Their names.
 */
export const choicesOf = ( type ) =>
	( unions.get( type ) ?? [] ).flatMap( ( part ) =>
		/^"\w+"$/.test( part ) ? [ part.slice( 1, -1 ) ] : choicesBelow( part )
	);

const choicesBelow = ( part ) =>
	unions.has( part ) ? choicesOf( part ) : [];

/**
 * Whether a text can be a value of a type, such as Text or Distance.
 *
 * @param {string} type
 */
export const isText = ( type ) =>
	! isType( type ) &&
	( unions.get( type ) ?? [] ).some(
		( part ) => part === 'string' || ( part !== type && isText( part ) )
	);

/**
 * `"author"?: SchemaValue< Organization | Person | IdReference, "author" >`
 *
 * @param {ts.TypeElement} member
 * @return {[string, string[]][]} Name and types.
 */
function signature( member ) {
	const type = ts.isPropertySignature( member ) ? member.type : undefined;
	const value =
		type && ts.isTypeReferenceNode( type ) && type.typeArguments?.[ 0 ];
	return value && member.name && ts.isStringLiteral( member.name )
		? [ [ member.name.text, parts( value ) ] ]
		: [];
}

/** @param {ts.TypeNode} type */
function parts( type ) {
	return ts.isUnionTypeNode( type )
		? type.types.flatMap( parts )
		: [ type.getText() ];
}
