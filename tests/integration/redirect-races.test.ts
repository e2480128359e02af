/** Redirects saved by several users at the same time: in transactions, with the table locked. @database */
import { add, clear, rest, visit, type Redirect } from './support/redirects';
import { site } from './support/site';

afterEach( clear );

describe( 'Two users at once', () => {
	const ROUNDS = 8;

	test( 'change one redirect: each field keeps what was entered, and the second to change the same field is told', async () => {
		const { id } = await add( { source: '/r-a/', target: '/r-b/' } );
		for ( let round = 0; round < ROUNDS; round++ ) {
			const { data } = ( await rest< Redirect >( 'GET', `/${ id }` ) )
				.body;
			const to = ( target: string ) =>
				rest( 'POST', `/${ id }`, {
					target,
					base: { target: data.target },
				} );
			const status = data.status === 301 ? 302 : 301;
			const [ a, b ] = await Promise.all( [
				to( `/r-x${ round }/` ),
				to( `/r-y${ round }/` ),
				rest( 'POST', `/${ id }`, { status } ),
			] );
			expect( [ a.status, b.status ].sort() ).toEqual( [ 200, 409 ] );
			expect(
				( await rest( 'GET', `/${ id }` ) ).body.data
			).toMatchObject( {
				target: `/r-${ a.status === 200 ? 'x' : 'y' }${ round }/`,
				status,
			} );
		}
	} );

	test( 'add redirects to each other: one is refused, so no visitor is caught in a loop', async () => {
		for ( let round = 0; round < ROUNDS; round++ ) {
			const [ source, target ] = [ `/r-a${ round }/`, `/r-b${ round }/` ];
			const answers = await Promise.all( [
				rest( 'POST', '', { source, target } ),
				rest( 'POST', '', { source: target, target: source } ),
			] );
			expect(
				answers.map( ( { body } ) => body.code ?? 'saved' ).sort()
			).toEqual( [ 'pharos_redirect_circle', 'saved' ] );
		}
	} );

	test.each( [
		[ 'is being saved', '0' ],
		[ 'was saved', '1' ],
	] )(
		'add the first two redirects, to each other: the second is refused while the first %s',
		async ( _, state ) => {
			await add( { source: '/r-a/', target: '/r-b/' } );
			const [ code, option ] = await site.php< string[] >(
				`global $wpdb;
				$option = Pharos\\Redirects\\Table::OPTION;
				$wpdb->update( $wpdb->options, [ 'option_value' => $args['state'] ], [ 'option_name' => $option ] );
				// The cached options of a request that began before there were redirects.
				wp_cache_set( 'alloptions', array_diff_key( wp_load_alloptions(), [ $option => '' ] ), 'options' );
				wp_cache_set( 'notoptions', [ $option => true ], 'options' );
				$saved = Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/r-b/', 'target' => '/r-a/' ] );
				return [
					is_wp_error( $saved ) ? $saved->get_error_code() : 'saved',
					$wpdb->get_var( $wpdb->prepare( "SELECT option_value FROM $wpdb->options WHERE option_name = %s", $option ) ),
				];`,
				{ state }
			);
			expect( code ).toBe( 'pharos_redirect_circle' );
			expect( option ).toBe( state );
		}
	);

	test( 'add a redirect while the last one is deleted: the new one works', async () => {
		await add( { source: '/r-a/', target: '/r-b/' } );
		await site.php( `
			global $wpdb;
			$option = Pharos\\Redirects\\Table::OPTION;
			get_option( $option );
			// Another request deletes the last redirect.
			$wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
			$wpdb->update( $wpdb->options, [ 'option_value' => '0' ], [ 'option_name' => $option ] );
			Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/r-c/', 'target' => '/r-d/' ] );` );
		expect( await visit( '/r-c/' ) ).toBe( '301 /r-d/' );
	} );
} );
