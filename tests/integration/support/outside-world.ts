/** Simulated outside servers that only the site under test can access. */
import {
	startOutsideWorld,
	type OutsideWorld,
} from '../../simulators/outside-world';
import { site } from './site';

/**
 * Starts an outside server for one test file or block, and allows the site to access its port, as a site owner allows a
 * host on their own network. Read the members of the returned object while tests run, not before.
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
