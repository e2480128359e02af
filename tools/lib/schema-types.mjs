/** JSON Schema as types of TypeScript. */

/**
 * The type of a value. `Time` is a text as in RFC 3339.
 *
 * @param {Object}                                           schema JSON Schema.
 * @param {(name: string, part: Object) => string|undefined} named  The name of a type for a property that is named elsewhere.
 * @return {string} Not formatted.
 */
export function typeOf( schema, named = () => undefined ) {
	if ( schema.enum ) {
		return schema.enum
			.map( ( value ) => JSON.stringify( value ).replaceAll( '"', "'" ) )
			.join( ' | ' );
	}
	const types = [ schema.type ].flat();
	if ( types.length === 7 ) {
		return 'unknown';
	}
	return [
		...new Set( types.map( ( type ) => typeOfOne( type, schema, named ) ) ),
	].join( ' | ' );
}

function typeOfOne( type, schema, named ) {
	switch ( type ) {
		case 'integer':
			return 'number';
		case 'string':
			return schema.format === 'date-time' ? 'Time' : 'string';
		case 'array':
			return schema.items
				? `Array< ${ typeOf( schema.items ) } >`
				: 'unknown[]';
		case 'object':
			return typeOfObject( schema, named );
		default:
			return type;
	}
}

function typeOfObject(
	{ properties, required = [], additionalProperties, patternProperties },
	named
) {
	const members = Object.entries( properties ?? {} ).map(
		( [ name, part ] ) => {
			const mark = required.includes( name ) ? '' : '?';
			const key = /^\w+$/.test( name ) ? name : `'${ name }'`;
			return `${ commentOf( part ) }${ key }${ mark }: ${ named( name, part ) ?? typeOf( part ) };`;
		}
	);
	for ( const [ pattern, part ] of Object.entries(
		patternProperties ?? {}
	) ) {
		members.push(
			`[ name: \`${ pattern.slice( 1 ) }\${ string }\` ]: ${ typeOf( part ) };`
		);
	}
	if ( members.length > 0 ) {
		return `{\n${ members.join( '\n' ) }\n}`;
	}
	const others = additionalProperties?.type
		? typeOf( additionalProperties )
		: 'unknown';
	return `Record< string, ${ others } >`;
}

const commentOf = ( { description } ) =>
	description ? `/** ${ description } */\n` : '';
