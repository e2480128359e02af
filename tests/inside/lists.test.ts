/** The column "SEO" in post lists: its content, permissions, sorting, filters, and its cost. */
import { configure, withContent } from '../integration/support/head';
import { columns, formData, open } from '../integration/support/lists';
import { withPlugins } from '../integration/support/plugins';
import { site } from '../integration/support/site';

const content = withContent();
withPlugins( 'query-counter' );

const id = ( name: string ) => content.ids[ name ] as number;
const ALL = 'edit.php?post_type=post&author=1';
const list = async ( more = '', role?: Parameters< typeof open >[ 1 ] ) =>
	columns( await open( ALL + more, role ) );

/** The posts of this file that are in a list, in its order. */
const names = ( cells: Map< number, string > ) =>
	[ ...cells.keys() ].flatMap( ( post ) =>
		made.filter( ( name ) => id( name ) === post )
	);
const made = [ 'plain', 'brackets', 'entities', 'divided', 'empty' ];

beforeAll( () =>
	site.php(
		`$counts = static fn( $error, $warning, $suggestion ) => [ 'error' => $error, 'warning' => $warning, 'suggestion' => $suggestion, 'success' => 20, 'ignored' => 1 ];
		update_user_meta( 1, 'edit_post_per_page', 200 );
		update_post_meta( $args['plain'], '_pharos_checks', $counts( 0, 0, 2 ) );
		update_post_meta( $args['brackets'], '_pharos_checks', $counts( 10, 2, 0 ) );
		update_post_meta( $args['entities'], '_pharos_checks', $counts( 0, 0, 0 ) );
		update_post_meta( $args['divided'], '_pharos_checks', $counts( 0, 2, 0 ) + [ 'issues' => [ 'description-missing', 'acme-price' ] ] );
		update_post_meta( $args['plain'], '_pharos_title', 'Own' );
		update_post_meta( $args['plain'], '_pharos_noindex', 'yes' );
		update_post_meta( $args['brackets'], '_pharos_description', 'Own' );
		update_post_meta( $args['brackets'], '_pharos_noindex', 'no' );`,
		content.ids
	)
);
afterAll( () => site.php( `delete_user_meta( 1, 'edit_post_per_page' );` ) );
afterEach( () => site.resetSettings() );

test( 'It names the issues of a post with a link to them, and its status; it is empty where all is inherited and fine', async () => {
	const html = await open( ALL );
	const cells = columns( html );
	expect( cells.get( id( 'plain' ) ) ).toBe(
		'No issues Custom title No Index'
	);
	// Counted by an earlier version.
	expect( cells.get( id( 'brackets' ) ) ).toBe(
		'Critical, 11 more Custom description'
	);
	expect( cells.get( id( 'entities' ) ) ).toBe( 'No issues' );
	expect( cells.get( id( 'divided' ) ) ).toBe(
		'No meta description, 1 more'
	);
	expect( html ).toContain(
		`post.php?post=${ id( 'divided' ) }&#038;action=edit&#038;pharos-field=checks`
	);
	expect( cells.get( id( 'empty' ) ) ).toBe( '— Not checked yet' );
} );

test( 'No Index is that of the kind, unless the post says another thing', async () => {
	await configure( { no_index: [ 'post' ] } );
	const cells = await list();
	expect( cells.get( id( 'empty' ) ) ).toMatch( /No Index$/ );
	expect( cells.get( id( 'plain' ) ) ).toMatch( /No Index$/ );
	expect( cells.get( id( 'brackets' ) ) ).not.toMatch( /No Index/ );
} );

test.each( [ 'page', 'book' ] )(
	'A list of type %s has it too',
	async ( type ) => {
		const cells = columns( await open( `edit.php?post_type=${ type }` ) );
		expect( cells.get( id( type === 'page' ? 'front' : 'book' ) ) ).toMatch(
			/^— Not checked yet/
		);
	}
);

test( 'Sorted, the worst come first, and last what was never checked, either way', async () => {
	expect( names( await list( '&orderby=pharos_seo&order=asc' ) ) ).toEqual( [
		'brackets',
		'divided',
		'entities',
		'plain',
		'empty',
	] );
	expect( names( await list( '&orderby=pharos_seo&order=desc' ) ) ).toEqual( [
		'entities',
		'plain',
		'divided',
		'brackets',
		'empty',
	] );
} );

const without = ( ...out: string[] ) =>
	made.filter( ( name ) => ! out.includes( name ) ).sort();
test.each< [ string, object, string[] ] >( [
	[ 'error', {}, [ 'brackets' ] ],
	[ 'warning', {}, [ 'divided' ] ],
	[ 'title', {}, without( 'plain' ) ],
	[ 'description', {}, without( 'brackets' ) ],
	[ 'noindex', {}, [ 'plain' ] ],
	[ 'noindex', { no_index: [ 'post' ] }, without( 'brackets' ) ],
	[ 'anything else', {}, without() ],
] )(
	'Filtered by %s, with settings %j',
	async ( filter, settings, expected ) => {
		await configure( settings );
		const cells = await list(
			`&pharos_filter=${ encodeURIComponent( filter ) }`
		);
		expect( names( cells ).sort() ).toEqual( expected );
	}
);

test( 'Pages keep their order when they are filtered', async () => {
	const html = await open( 'edit.php?post_type=page&pharos_filter=title' );
	expect( columns( html ).has( id( 'child' ) ) ).toBe( true );
	expect( html ).toMatch( /<option value="title"\s+selected/ );
} );

describe( 'Who may not edit a post', () => {
	test( 'sees nothing of its SEO, and does not find it by that', async () => {
		const post = id( 'brackets' );
		const cells = await list( '', 'author' );
		expect( cells.get( post ) ).toBe(
			'— Only visible to users who can edit this post'
		);
		const critical = await list( '&pharos_filter=error', 'author' );
		expect( critical.has( post ) ).toBe( false );
		const noindexed = await list( '&pharos_filter=noindex', 'author' );
		expect( noindexed.has( id( 'plain' ) ) ).toBe( false );
		expect(
			names(
				await list( '&orderby=pharos_seo&order=asc', 'author' )
			)[ 0 ]
		).not.toBe( 'brackets' );
	} );
} );

test( 'Screen Options hide it as any other column; quick edit keeps its fields', async () => {
	await site.php(
		`update_user_meta( 1, 'manageedit-postcolumnshidden', [ 'pharos_seo' ] );`
	);
	const html = await open( ALL ).finally( () =>
		site.php( `delete_user_meta( 1, 'manageedit-postcolumnshidden' );` )
	);
	expect( html ).toMatch( /<td class='pharos_seo column-pharos_seo hidden'/ );
	expect( formData( html, id( 'plain' ) ) ).toMatchObject( {
		title: 'Own',
		noindex: 'yes',
	} );
	expect( html ).toContain( 'name="pharos_seo[title]"' );
} );

test( 'Without page-level SEO there is no column, and no filter', async () => {
	await configure( { enable_page_level_seo: false } );
	const html = await open( ALL );
	expect( html ).not.toMatch(
		/column-pharos_seo|pharos[-_](filter|lists|inline)/
	);
} );

test( 'A damaged row is a post that was never checked', async () => {
	await site.php(
		`update_post_meta( $args['empty'], '_pharos_checks', 'x' );`,
		content.ids
	);
	expect( ( await list() ).get( id( 'empty' ) ) ).toMatch( /^— Not checked/ );
	await site.php(
		`delete_post_meta( $args['empty'], '_pharos_checks' );`,
		content.ids
	);
} );

test( 'It costs no query: also sorted, filtered and in lists of pages', async () => {
	const paths = [
		ALL,
		`${ ALL }&orderby=pharos_seo&order=asc`,
		`${ ALL }&pharos_filter=noindex`,
		`${ ALL }&pharos_filter=error&orderby=pharos_seo`,
		'edit.php?post_type=page&pharos_filter=title',
	];
	const count = async ( flag: boolean ) => {
		await configure( { enable_page_level_seo: flag } );
		const counts = [];
		for ( const path of [ ALL, ...paths ] ) {
			const html = await open( `${ path }&cost` );
			counts.push( Number( /queries: (\d+)/.exec( html )?.[ 1 ] ) );
		}
		// The first request fills WordPress's own caches.
		return counts.slice( 1 );
	};
	const off = await count( false );
	const on = await count( true );
	expect( on.every( ( queries ) => queries > 0 ) ).toBe( true );
	expect( on ).toEqual( off );
} );
