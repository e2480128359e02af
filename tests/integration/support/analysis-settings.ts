/** Fixes on the screens that the settings checks link to. */
import { settingOf } from './analysis';
import { read, save } from './settings';
import { site } from './site';

type Values = Record< string, unknown >;

/**
 * Opens the link and changes the setting in it. A name in a list, such as "no_index.post", is removed, whatever the
 * value.
 *
 * @param value The new value.
 */
export const write =
	( value: unknown ) =>
	async ( url: URL ): Promise< void > => {
		const [ key = '', ...path ] = settingOf( url ).setting.split( '.' );
		const now = ( await read() )[ key ];
		expect( now ).toBeDefined();
		const next =
			Array.isArray( now ) && path.length === 1
				? now.filter( ( name ) => name !== path[ 0 ] )
				: within( now, path, value );
		expect( ( await save( { [ key ]: next } ) ).status ).toBe( 200 );
	};

/** Replaces the value at a path. PHP sends an empty map as a list. */
function within( now: unknown, path: string[], value: unknown ): unknown {
	const [ first, ...rest ] = path;
	if ( first === undefined ) {
		return value;
	}
	const map = ( Array.isArray( now ) ? {} : now ) as Values;
	return { ...map, [ first ]: within( map[ first ], rest, value ) };
}

/**
 * Fills in a form of WordPress: the option is the id in the link's hash.
 *
 * @param value The new value.
 */
export const fillIn =
	( value: unknown ) =>
	async ( { hash }: URL ): Promise< unknown > =>
		site.option( hash.slice( 1 ), value );

/**
 * Saves settings as the application does.
 *
 * @param values The values by key.
 */
export const set = ( values: Values ) => async (): Promise< void > => {
	const { status, body } = await save( values );
	expect( [ status, body.data?.errors ] ).toEqual( [ 200, undefined ] );
};

/** Restores options of WordPress at the end of the file. */
export function keepOptions( ...names: string[] ): void {
	let before: Values;
	beforeAll( async () => {
		before = await site.php(
			`return array_combine( $args['names'], array_map( static fn( $name ) => get_option( $name, null ), $args['names'] ) );`,
			{ names }
		);
	} );
	afterAll( () =>
		site.php(
			`foreach ( $args as $name => $value ) { null === $value ? delete_option( $name ) : update_option( $name, $value ); }`,
			before
		)
	);
}
