/**
 * A web around the site under test, that only it may ask.
 */
import {
	startOutsideWorld,
	type OutsideWorld,
} from '../../simulators/outside-world';
import { site } from './site';

/**
 * Starts a server of the outside for one test file or block, and lets this site ask it, by its port, as the owner of a site allows a
 * host of their own network. Take the members of what is returned when tests run, not before.
 */
export function withOutsideWorld(): OutsideWorld {
	const world = {} as OutsideWorld;
	beforeAll( async () => {
		Object.assign( world, await startOutsideWorld() );
		await site.php(
			`wp_mkdir_p( WPMU_PLUGIN_DIR );
			file_put_contents( WPMU_PLUGIN_DIR . '/outside-world.php', $args['code'] );`,
			{ code: allowing( [ world.port, portOf( world.closedUrl ) ] ) }
		);
	} );
	afterAll( async () => {
		await world.stop();
		await site.php( `unlink( WPMU_PLUGIN_DIR . '/outside-world.php' );` );
	} );
	return world;
}

const portOf = ( url: string ) => Number( new URL( url ).port );

const allowing = ( ports: number[] ) => `<?php
	add_filter(
		'http_request_host_is_external',
		static fn( bool $is_external, string $host, string $url ): bool => $is_external
			|| in_array( wp_parse_url( $url, PHP_URL_PORT ), [ ${ ports.join( ', ' ) } ], true ),
		10,
		3
	);`;
