/** Options that many requests write and delete at the same moment: databases end some of the queries as deadlocks. @database */
import { site } from './support/site';

/** Runs the same code in several requests at once. */
const atOnce = ( code: string ) =>
	Promise.all(
		Array.from( { length: 6 }, () =>
			site.php< string[] >(
				`$GLOBALS['wpdb']->suppress_errors();
				$errors = [];
				for ( $round = 0; $round < 240; $round++ ) {
					${ code }
				}
				return $errors;`
			)
		)
	);

test( 'A lock that is taken and given back is an error for none of those who want it', async () => {
	const errors = await atOnce(
		`try {
			Pharos\\Core\\Lock::take( 'pharos_search_data_lock', 120 )?->release();
		} catch ( RuntimeException $error ) {
			$errors[] = $error->getMessage();
		}`
	);
	expect( errors.flat() ).toEqual( [] );
	expect( await site.option( 'pharos_search_data_lock' ) ).toBe( false );
} );

test( 'A row that everyone changes and deletes loses no change', async () => {
	const errors = await atOnce(
		`try {
			Pharos\\Core\\AtomicOption::change(
				'pharos_test_row',
				static fn( array $row ): array => ( $row['count'] ?? 0 ) < 5 ? [ 'count' => ( $row['count'] ?? 0 ) + 1 ] : []
			);
		} catch ( RuntimeException $error ) {
			$errors[] = $error->getMessage();
		}`
	);
	expect( errors.flat() ).toEqual( [] );
	// 1,440 changes: each sixth one deletes the row.
	expect( await site.option( 'pharos_test_row' ) ).toBe( false );
} );

test( 'The text of robots.txt is saved by everyone who saves it', async () => {
	const results = await atOnce(
		`$errors[] = Pharos\\RobotsTxt\\RobotsTxt::save( $round % 2 ? '' : 'User-agent: ' . wp_rand() );`
	);
	await site.php( `Pharos\\RobotsTxt\\RobotsTxt::save( '' );` );
	expect( new Set( results.flat() ) ).toEqual( new Set( [ 'saved' ] ) );
}, 60_000 );

test( 'An option that everyone stores first, and others delete, is an error for nobody', async () => {
	const errors = await atOnce(
		`try {
			Pharos\\Core\\AtomicOptions::put( 'pharos_test_first', '1', $round % 2 === 0 );
		} catch ( RuntimeException $error ) {
			$errors[] = $error->getMessage();
		}
		$GLOBALS['wpdb']->query( "DELETE FROM {$GLOBALS['wpdb']->options} WHERE option_name = 'pharos_test_first'" );`
	);
	await site.option( 'pharos_test_first', null );
	expect( errors.flat() ).toEqual( [] );
} );
