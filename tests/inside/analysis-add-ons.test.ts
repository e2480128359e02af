/** Checks that add-ons add to the site analysis. */
import type { CheckItem } from '../../store/analysis/types';
import {
	addOn,
	counts,
	forget,
	ignore,
	report,
	withAddOn,
} from '../integration/support/analysis-reports';
import { site } from '../integration/support/site';

withAddOn();

afterEach( forget );

const item = async ( id: string, code: string ) => {
	await addOn( { [ id ]: code } );
	const { body } = await report( 'settings', `check=${ id }` );
	return body.data[ id ] as CheckItem;
};

test( 'A check of an add-on is one like all others', async () => {
	await addOn( {
		acme_prices: `return Pharos\\Analysis\\Result::found( 'Some products have no price.', [ 'Prices are shown.', [ 'list' => [ 'Tea', 'Cups' ] ] ], Pharos\\Analysis\\Fix::admin( 'Edit the products', 'edit.php?post_type=product' ) );`,
	} );
	const { data } = ( await report( 'settings' ) ).body;
	expect( data.acme_prices ).toEqual( {
		status: 'warning',
		message: 'Some products have no price.',
		description: [ 'Prices are shown.', { list: [ 'Tea', 'Cups' ] } ],
		ignore: false,
		help: '',
		not_fixable: false,
		fix: {
			label: 'Edit the products',
			url: `${ site.url }/wp-admin/edit.php?post_type=product`,
		},
	} );
	const all = await counts();
	expect( ( await ignore( 'acme_prices' ) ).status ).toBe( 200 );
	expect( await counts() ).toEqual( {
		...all,
		warning: Number( all?.warning ) - 1,
		ignored: 1,
	} );

	// Without the add-on, its check is gone.
	await addOn( {} );
	expect(
		( await report( 'settings' ) ).body.data.acme_prices
	).toBeUndefined();
	expect( ( await ignore( 'acme_prices' ) ).status ).toBe( 404 );
} );

test( 'What it says is made plain', async () => {
	expect(
		await item(
			'acme_odd',
			`return Pharos\\Analysis\\Result::found(
				'<b onclick="x">Tea</b> &lt; 80 °C <script>alert( 1 )</script>',
				[
					'A <a href="javascript:x">link</a>.',
					'',
					5,
					[ 'list' => [ '<i>one</i>', [], null, 'two' ] ],
					[ 'list' => 'x' ],
					[ 'links' => [
						[ 'url' => 'javascript:alert(1)' ],
						'x',
						[ 'url' => 'https://tea.example/?a=1&b="2"', 'status' => 404, 'details' => '<em>gone</em>', 'evil' => 1, 'fix' => Pharos\\Analysis\\Fix::admin( '<b>Edit</b>', 'index.php' ) ],
						[ 'url' => 'http://tea.example/', 'fix' => 'x', 'status' => '<b>http_request_failed</b>' ],
					] ],
					[ 'images' => [ [ 'url' => 'data:image/png;base64,x' ] ] ],
					[ 'html' => '<b>x</b>' ],
				],
				Pharos\\Analysis\\Fix::admin( '', 'index.php' ),
				'dreadful'
			);`
		)
	).toEqual( {
		status: 'warning',
		message: 'Tea < 80 °C',
		description: [
			'A link.',
			'5',
			{ list: [ 'one', 'two' ] },
			{
				links: [
					{
						url: 'https://tea.example/?a=1&b=2',
						status: 404,
						details: 'gone',
						fix: {
							label: 'Edit',
							url: `${ site.url }/wp-admin/index.php`,
						},
					},
					{
						url: 'http://tea.example/',
						status: 'http_request_failed',
					},
				],
			},
		],
		ignore: false,
		help: '',
		not_fixable: false,
		fix: null,
	} );
} );

test( 'Very much is cut off', async () => {
	const { message, description } = await item(
		'acme_long',
		`return Pharos\\Analysis\\Result::found( str_repeat( 'é', 5000 ), [ [ 'list' => array_fill( 0, 1000, 'x' ) ] ] );`
	);
	expect( message ).toHaveLength( 2000 );
	expect( description ).toEqual( [ { list: Array( 200 ).fill( 'x' ) } ] );
} );

test( 'A check that says nothing, or something else than a result, failed', async () => {
	for ( const code of [
		`return Pharos\\Analysis\\Result::passed( '<br>' );`,
		`return 'x';`,
	] ) {
		await addOn( { acme_bad: code } );
		const { status, body } = await report( 'settings', 'check=acme_bad' );
		expect( status ).toBe( 200 );
		expect( body.data ).toEqual( {} );
		expect( body.message ).toContain( '1 check couldn’t run' );
	}
} );

test( 'What is no check, or has no good id, is left out; ours stay', async () => {
	await addOn( {} );
	const told = await site.php< [ string[], string[], string[] ] >(
		`$make = static fn( $id ) => new class( $id ) implements Pharos\\Analysis\\Check {
			public function __construct( private $id ) {}
			public function id(): string { return $this->id ?? throw new Exception( 'x' ); }
			public function severity(): string { return 'x'; }
			public function run( Pharos\\Analysis\\Site $site ): ?Pharos\\Analysis\\Result { return null; }
		};
		add_filter( 'doing_it_wrong_trigger_error', '__return_false' );
		$told = [];
		add_action( 'doing_it_wrong_run', static function ( $hook, $message ) use ( &$told ) { $told[] = $hook . preg_replace( '/.*here: (.*?)\\. .*/', ' $1', $message ); }, 10, 2 );
		$before = array_keys( Pharos\\Analysis\\Checks::for_kind( 'settings' ) );
		// Of another kind, an add-on's second, without the add-on's name, and so on.
		add_filter( 'pharos_analysis_checks', static fn( $checks, $kind ) => $kind === 'settings' ? [
			$make( 'acme_tea' ), $make( 'title_length' ), $make( 'acme_tea' ), $make( 'tea' ), $make( 'Acme_Tea' ), $make( 'acme_tea ' ), $make( "acme_x\\n" ), $make( null ), 'acme', null, new stdClass(), [], $make( 'acme_cups' ),
		] : $checks, 10, 2 );
		return [ $before, array_keys( Pharos\\Analysis\\Checks::for_kind( 'settings' ) ), $told ];`
	);
	const [ before, after, complaints ] = told;
	expect( after ).toEqual( [ ...before, 'acme_tea', 'acme_cups' ] );
	expect( complaints ).toHaveLength( 11 );
	expect( complaints.join( '\n' ) ).toContain( 'pharos_analysis_checks' );
} );
