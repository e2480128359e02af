/**
 * The table of properties required by Google that the front end uses, compared with the definitions that the forms and
 * the check use.
 */
import type { SchemaType } from '../../common/schema/types';
import { runRules } from './support/php';

type Required = { [ name: string ]: unknown };

interface Group {
	fields?: ( Group & { id: string; required?: boolean } )[];
	one_of?: unknown[];
	subtypes?: SchemaType[ 'subtypes' ];
}

const { 'schema types': rows, 'required properties': known } = runRules( {
	'schema types': [ null ],
	'required properties': [ null ],
} );
const all = rows[ 0 ] as Record< string, Group >;
const names = Object.keys( all );

/** These types are output even if properties are missing. */
const KEPT = [ 'WebSite', 'WebPage', 'Organization', 'Person' ];

/** Alternatives that forms don't offer: a price range, the steps of a section. */
const ALSO: Record< string, string > = {
	price: 'lowPrice',
	text: 'itemListElement',
};

const ofGroup = ( { fields = [], one_of: oneOf = [] }: Group ): Required => {
	const names_ = fields
		.filter( ( { id, required } ) => required && id !== '@type' )
		.map( ( { id } ) => id );
	const parts = Object.fromEntries(
		fields
			.map( ( field ) => [ field.id, ofGroup( field ) ] as const )
			.filter( ( [ , part ] ) => Object.keys( part ).length > 0 )
	);
	return {
		...( names_.length > 0 && { names: names_ } ),
		...( oneOf.length > 0 && { one_of: oneOf } ),
		...( Object.keys( parts ).length > 0 && { parts } ),
	};
};

/** Converts PHP's format: names as a list beside the other keys. */
function read( given: unknown ): Required {
	const {
		one_of: oneOf,
		parts,
		...rest
	} = Array.isArray( given )
		? { ...given, one_of: undefined, parts: undefined }
		: ( given as Required );
	let list = Object.values( rest ) as string[];
	let either = oneOf as string[][] | undefined;
	const [ first ] = either ?? [];
	if ( first?.length === 2 && ALSO[ first[ 0 ] as string ] === first[ 1 ] ) {
		list = [ ...list, first[ 0 ] as string ];
		either = undefined;
	}
	return {
		...( list.length > 0 && { names: list } ),
		...( either && { one_of: either } ),
		...( parts
			? {
					parts: Object.fromEntries(
						Object.entries( parts ).map( ( [ id, part ] ) => [
							id,
							read( part ),
						] )
					),
				}
			: {} ),
	};
}

test.each( names )(
	'%s is required the same of visitors’ pages and of forms',
	( name ) => {
		const {
			names: own,
			one_of: oneOf,
			...parts
		} = ofGroup( all[ name ] as Group );
		expect( read( ( known[ 0 ] as Required )[ name ] ) ).toEqual(
			KEPT.includes( name )
				? parts
				: {
						...( own ? { names: own } : {} ),
						...( oneOf ? { one_of: oneOf } : {} ),
						...parts,
					}
		);
	}
);

test.each( names.filter( ( name ) => ! KEPT.includes( name ) ) )(
	'kinds of %s are required the same',
	( name ) => {
		const kinds = ( all[ name ]?.subtypes ?? [] ).flatMap(
			( { options } ) => options.map( ( { value } ) => value )
		);
		const ruled = known[ 0 ] as Required;
		for ( const kind of kinds.filter(
			( one ) => ! names.includes( one )
		) ) {
			expect( [ kind, ruled[ kind ] ] ).toEqual( [
				kind,
				ruled[ name ],
			] );
		}
	}
);
