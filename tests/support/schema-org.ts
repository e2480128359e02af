/**
 * The vocabulary of schema.org, read from the types of the package schema-dts.
 *
 * There, `interface ArticleLeaf extends ArticleBase` is the type, `ArticleBase` has its properties and extends its
 * parent types, and `type Article = ArticleLeaf | NewsArticle | …` lists its subtypes. An enumeration is a type of
 * literals.
 */
import { readFileSync } from 'node:fs';
import ts from 'typescript';

interface Description {
	extends: string[];
	/** The types of the values, by property. */
	properties: Map< string, string[] >;
}

const interfaces = new Map< string, Description >();

/** The members of a union, by name. */
const unions = new Map< string, string[] >();

read();

/** Whether schema.org has such a type of items. */
export const isType = ( type: string ): boolean =>
	interfaces.has( `${ type }Leaf` );

/** Whether a type is another one or its subtype. */
export const isA = ( type: string, other: string ): boolean =>
	type === other ||
	( unions.get( other ) ?? [] ).some(
		( part ) => part !== other && unions.has( part ) && isA( type, part )
	);

/** The types of a property's values; undefined if the type has no such property. */
export function rangeOf( type: string, property: string ) {
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

/** The members of an enumeration; empty for other types. */
export const choicesOf = ( type: string ): string[] =>
	( unions.get( type ) ?? [] ).flatMap( ( part ) =>
		/^"\w+"$/.test( part ) ? [ part.slice( 1, -1 ) ] : choicesBelow( part )
	);

const choicesBelow = ( part: string ) =>
	unions.has( part ) ? choicesOf( part ) : [];

/** Whether a text can be a value of a type, such as Text or Distance. */
export const isText = ( type: string ): boolean =>
	! isType( type ) &&
	( unions.get( type ) ?? [] ).some(
		( part ) => part === 'string' || ( part !== type && isText( part ) )
	);

function read(): void {
	const file = require.resolve( 'schema-dts/dist/schema.d.ts' );
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

/** `"author"?: SchemaValue< Organization | Person | IdReference, "author" >` */
function signature( member: ts.TypeElement ): [ string, string[] ][] {
	const type = ts.isPropertySignature( member ) ? member.type : undefined;
	const value =
		type && ts.isTypeReferenceNode( type ) && type.typeArguments?.[ 0 ];
	return value && member.name && ts.isStringLiteral( member.name )
		? [ [ member.name.text, parts( value ) ] ]
		: [];
}

function parts( type: ts.TypeNode ): string[] {
	return ts.isUnionTypeNode( type )
		? type.types.flatMap( parts )
		: [ type.getText() ];
}
