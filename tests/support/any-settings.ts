/** Random settings that match their definitions. */
import fc from 'fast-check';

export interface Definition {
	type?: string;
	sanitize?: string;
	maxLength?: number;
	enum?: ( string | number )[];
	network?: string;
	of?: Record< string, string >;
	minimum?: number;
	items?: Definition;
	properties?: Record< string, Definition >;
	propertyNames?: { enum: string[] };
	additionalProperties?: Definition | boolean;
	category?: string;
}

/** Texts with special content: variables, markup, JSON, other scripts. */
const text = fc.oneof(
	fc.string( { unit: 'grapheme', maxLength: 30 } ),
	fc.constantFrom(
		'%title% - %site_name%',
		'<b>"Tea" & \\ co</b>',
		'{"a":[1]}',
		'茶 🍵 ñ',
		'0',
		'null'
	)
);

/** Account settings for which a name or a random URL isn't valid. */
const ACCOUNTS: Record< string, string > = {
	facebook: 'https://www.facebook.com/fernkettle',
};

/** Social networks whose accounts aren't in `social_profiles`. */
const HAVE_A_SETTING = [ 'facebook', 'x' ];

const name = fc.stringMatching( /^[a-z][a-z_]{0,8}$/ );

/**
 * A value that matches a definition.
 *
 * @param definition
 * @param site       The site URL, which texts and URLs contain.
 */
function value(
	definition: Definition,
	site: string
): fc.Arbitrary< unknown > {
	if ( definition.enum ) {
		return fc.constantFrom( ...definition.enum );
	}
	switch ( definition.type ) {
		case 'boolean':
			return fc.boolean();
		case 'integer':
			return fc.nat( { max: 99_999 } );
		case 'array':
			return fc.uniqueArray( value( definition.items ?? {}, site ), {
				maxLength: 4,
			} );
		case 'object':
			return objectOf( definition, site );
		default:
			return string( definition, site );
	}
}

function string( { sanitize, network, maxLength }: Definition, site: string ) {
	const url = fc.constantFrom(
		'',
		`${ site }/wp-content/uploads/tea.jpg`,
		`${ site }?page=1`,
		'https://elsewhere.example/tea.jpg'
	);
	switch ( network ? 'account' : sanitize ) {
		case 'url':
			return url;
		case 'account':
			return fc.constantFrom(
				'',
				network === 'x'
					? 'fernkettle'
					: ( ACCOUNTS[ network ?? '' ] ?? `${ site }/fern` )
			);
		case 'name':
			return name;
		case 'emails':
			return fc.constantFrom(
				'',
				'a@example.com',
				'a@example.com, b@example.org'
			);
		case 'verification':
			return fc.stringMatching( /^[0-9a-f]{8,32}$/ );
		case 'limit':
			return fc.constantFrom( '-1', '0', '160' );
		case 'object':
			return fc
				.tuple( fc.constantFrom( 'post', 'term' ), fc.nat() )
				.map( ( [ kind, id ] ) => `${ kind }-${ id + 1 }` );
		default:
			return fc
				.oneof(
					text,
					url.map( ( address ) => `See ${ address } for more` )
				)
				.map( ( one ) => [ ...one ].slice( 0, maxLength ).join( '' ) );
	}
}

function objectOf( definition: Definition, site: string ) {
	if ( definition.properties ) {
		return fc.record(
			Object.fromEntries(
				Object.entries( definition.properties ).map(
					( [ key, part ] ) => [ key, value( part, site ) ]
				)
			)
		);
	}
	const { additionalProperties: part, propertyNames } = definition;
	return fc.dictionary(
		propertyNames
			? fc.constantFrom( ...propertyNames.enum )
			: name.filter( ( key ) => ! HAVE_A_SETTING.includes( key ) ),
		value( typeof part === 'object' ? part : {}, site ),
		{ maxKeys: 3 }
	);
}

/** A schema of the site; its values are free-form. */
const schema = fc.record( {
	title: text,
	type: fc.constantFrom( 'Article', 'Organization' ),
	fields: text.map( ( description ) => ( {
		'@type': 'Article',
		description,
	} ) ),
	show_on: fc.record( {
		rules: fc.constantFrom( [], [ 'basic-global' ] ),
		specific: fc.constantFrom( [], [ 'post-12' ] ),
		specificText: fc.constant( [] ),
	} ),
} );

/**
 * Values of some settings, by key.
 *
 * @param definitions The definitions of the possible settings.
 * @param site        The site URL.
 */
export function anySettings(
	definitions: Record< string, Definition >,
	site: string
): fc.Arbitrary< Record< string, unknown > > {
	return fc.record(
		Object.fromEntries(
			Object.entries( definitions )
				// Views contain other settings.
				.filter(
					( [ key, { of } ] ) => ! of || key === 'social_profiles'
				)
				.map( ( [ key, definition ] ) => [
					key,
					key === 'schemas'
						? fc.dictionary( name, schema, { maxKeys: 3 } )
						: value( definition, site ),
				] )
		),
		{ requiredKeys: [] }
	);
}
