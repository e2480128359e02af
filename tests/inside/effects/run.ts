import { site } from '../../integration/support/site';
import type { Effect } from './types';

/**
 * Creates a test for each row: sets one value and then another, and compares that part of the response.
 *
 * @param rows The effects of settings.
 */
export function runEffects( rows: Effect[] ): void {
	afterAll( () => site.resetSettings() );

	test.each( rows.map( ( row ) => [ row.setting, row.does, row ] as const ) )(
		'%s %s',
		async (
			setting,
			_does,
			{ values, expected, read, path, when, setup }
		) => {
			const restore = await setup?.( site );
			try {
				for ( const index of [ 0, 1 ] as const ) {
					await start( { ...when, [ setting ]: values[ index ] } );
					expect(
						await read( await site.get( path ), site )
					).toEqual( expected[ index ] );
				}
			} finally {
				await restore?.();
			}
		}
	);
}

/**
 * Saves settings on a site with the defaults; refused settings are in the error message.
 *
 * @param values The settings by key.
 */
async function start( values: Record< string, unknown > ): Promise< void > {
	const saved = await site.php(
		`delete_option( 'pharos_settings' );
		$saved = ( new Pharos\\Settings\\Settings() )->save( $args );
		return is_wp_error( $saved ) ? $saved->get_error_message() : $saved;`,
		values
	);
	expect( saved ).toBe( true );
}
