/**
 * Choices for a redirect that users of other plugins know: letter case, campaigns, the home page with a query string.
 */
import {
	addAll,
	clear,
	rest,
	visit,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';

afterEach( clear );

/** The responses to paths with only these redirects. */
const cases: [
	name: string,
	rules: Partial< Redirect >[],
	visits: Record< string, string >,
][] = [
	[
		'ignoring case, and the redirect that is written like the URL goes first',
		[
			{ source: '/C-Old/', target: '/c-new/', ignore_case: true },
			{ source: '/C-OLD/', target: '/c-capitals/' },
			{
				source: '/c-Blog/',
				match: 'prefix',
				target: '/c-news/',
				ignore_case: true,
			},
			{
				source: '^/c-(item|thing)-(\\w+)$',
				match: 'pattern',
				target: '/c-items/$2',
				ignore_case: true,
			},
			{ source: '/c-ÜBER/?Id=A', target: '/c-new/', ignore_case: true },
			{ source: '/c-Case/', target: '/c-new/' },
		],
		{
			'/c-old/': '301 /c-new/',
			'/C-Old': '301 /c-new/',
			'/C-OLD/': '301 /c-capitals/',
			'/C-BLOG/Tea/One/': '301 /c-news/Tea/One/',
			'/c-blog': '301 /c-news/',
			'/C-ITEM-Abc': '301 /c-items/Abc',
			'/c-%C3%BCber/?id=a': '301 /c-new/',
			'/c-%C3%9Cber/?ID=A': '301 /c-new/',
			'/c-case/': '404',
		},
	],
	[
		'exact query strings, where parameters of campaigns pass',
		[
			{ source: '/c-id/?id=7', target: '/c-seven/', query: 'campaign' },
			{ source: '/c-none/', target: '/c-new/?a=1', query: 'campaign' },
			{ source: '/c-exact/?id=7', target: '/c-seven/' },
			{
				source: '/c-folder/',
				match: 'prefix',
				target: '/c-new/',
				query: 'campaign',
			},
			{
				source: '^/c-p-(\\d)$',
				match: 'pattern',
				target: '/c-new/$1',
				query: 'campaign',
			},
		],
		{
			'/c-id/?id=7': '301 /c-seven/',
			'/c-id/?utm_source=a&id=7&gclid=b':
				'301 /c-seven/?utm_source=a&gclid=b',
			'/c-id/?id=7&x=1&fbclid=b': '404',
			'/c-id/?fbclid=b': '404',
			'/c-none/': '301 /c-new/?a=1',
			'/c-none/?msclkid=b&UTM_Term=c':
				'301 /c-new/?a=1&msclkid=b&UTM_Term=c',
			'/c-none/?id=7': '404',
			'/c-exact/?id=7&utm_source=a': '404',
			'/c-folder/x?utm_source=a': '301 /c-new/x?utm_source=a',
			'/c-folder/x?a=1': '404',
			'/c-p-1?utm_source=a': '301 /c-new/1?utm_source=a',
			'/c-p-1?b=1': '404',
		},
	],
	[
		'the home page with a query string of another program',
		[
			{ source: '/?id=5', target: '/c-five/' },
			{
				source: '/index.php?option=com_content&id=6',
				target: '/c-six/',
			},
			{ source: '/?Old=1', target: '/c-old/', ignore_case: true },
			{ source: '/?c=1', target: '/c-c/', query: 'campaign' },
			{ source: '^/$', match: 'pattern', target: '/c-pattern/' },
		],
		{
			'/?id=5': '301 /c-five/',
			'/?id=6': '200',
			'/index.php?id=6&option=com_content': '301 /c-six/',
			'/?OLD=1': '301 /c-old/',
			'/?c=1&utm_source=a': '301 /c-c/?utm_source=a',
			'/?utm_source=a': '200',
			'/': '200',
		},
	],
];

test.each( cases )(
	'Visitors are redirected: %s',
	async ( _, rules, visits ) => {
		expect( await addAll( rules ) ).toEqual(
			rules.map( () => expect.any( Number ) )
		);
		const got: Record< string, string > = {};
		for ( const path of Object.keys( visits ) ) {
			got[ path ] = await visit( path );
		}
		expect( got ).toEqual( visits );
	}
);

test( 'A URL without capitals or campaigns is looked up by as many keys as before, and the home page without a query', async () => {
	const [ keys, states ] = await site.php< [ number[], string[] ] >( `
		$count = static fn( $url ) => count( Pharos\\Redirects\\Address::from_uri( $url )->keys() );
		foreach ( [ '/c-old/', '/?id=5' ] as $source ) {
			Pharos\\Redirects\\RedirectWriter::save( [ 'source' => $source, 'target' => '/c-new/' ] );
			$states[] = get_option( 'pharos_redirects' );
		}
		return [ [ $count( '/a/b/' ), $count( '/a/b/?c=1' ), $count( '/' ) ], $states ];` );
	expect( keys ).toEqual( [ 8, 8, 4 ] );
	expect( states ).toEqual( [ '1', '1h' ] );
} );

test( 'A redirect of the home page with a query string is tested, and conflicts with no page', async () => {
	const { body } = await rest( 'POST', '', {
		source: '/index.php?option=x',
		target: '/c-new/',
	} );
	expect( [ body.success, body.conflict ] ).toEqual( [ true, null ] );
	const tested = await rest< { steps: { kind: string }[] } >(
		'POST',
		'/test',
		{ url: '/index.php?option=x' }
	);
	expect( tested.body.data.steps[ 0 ]?.kind ).toBe( 'redirect' );
} );

test( 'Redirects that ignore case close no loop, and reach no login', async () => {
	expect(
		await addAll( [
			{ source: '/C-Loop/', target: '/c-loop/', ignore_case: true },
			{ source: '/c-one/', target: '/C-Two/' },
			{ source: '/c-two/', target: '/c-one/', ignore_case: true },
			{
				source: '/WP-Admin/',
				match: 'prefix',
				target: '/c-new/',
				ignore_case: true,
			},
			{ source: '/c-new/', target: '/c-x/' },
			{ source: '/C-NEW/', target: '/c-y/', ignore_case: true },
		] )
	).toEqual( [
		'pharos_redirect_circle',
		expect.any( Number ),
		'pharos_redirect_circle',
		'pharos_redirect_locks_out',
		expect.any( Number ),
		'pharos_redirect_exists',
	] );
} );

interface List {
	items: Redirect[];
	dead: Record< string, string >;
	imports: { import: number; count: number }[];
}

const list = async ( query: string ) => {
	const { status, body } = await rest< List >(
		'GET',
		`?order=asc&${ query }`
	);
	expect( status ).toBe( 200 );
	return body.data;
};

const sources = ( { items }: List ) => items.map( ( { source } ) => source );

describe( 'The list', () => {
	test( 'marks targets that visitors can’t see, and is filtered by them, by origin and by what is off', async () => {
		const ids = await site.php< Record< string, number > >( `
			foreach ( [ 'publish', 'draft', 'trash' ] as $status ) {
				$ids[ $status ] = wp_insert_post( [ 'post_type' => 'page', 'post_title' => "C $status", 'post_name' => "c-page-$status", 'post_status' => $status ] );
			}
			return $ids;` );
		try {
			await addAll( [
				{ source: '/c-1/', target: `post-${ ids.publish }` },
				{ source: '/c-4/', target: '/c-page-publish/' },
				{ source: '/c-5/', target: '/c-page-draft/' },
				{ source: '/c-6/', target: '/c-4/?x=1' },
				{ source: '/c-7/', target: '/c-file.pdf', enabled: false },
				{ source: '/c-8/', target: 'https://tea.example/c-x/' },
				{ source: '/c-9/', target: '/c-folder/', match: 'prefix' },
				{ source: '/c-10/', status: 410 },
			] );
			await site.php(
				`foreach ( [ "post-{$args['draft']}", "post-{$args['trash']}", 'term-98765' ] as $i => $target ) {
					Pharos\\Redirects\\RedirectRepository::add( new Pharos\\Redirects\\Rule( 0, "/c-dead-$i/", target: $target, origin: 'migration' ) );
				}`,
				ids
			);
			const all = await list( 'per_page=100' );
			const marked = all.items.flatMap( ( { id, source } ) =>
				all.dead[ id ] ? [ `${ source } ${ all.dead[ id ] }` ] : []
			);
			expect( marked ).toEqual( [
				'/c-5/ missing',
				'/c-dead-0/ hidden',
				'/c-dead-1/ hidden',
				'/c-dead-2/ missing',
			] );
			expect( sources( await list( 'state=dead' ) ) ).toEqual( [
				'/c-5/',
				'/c-dead-0/',
				'/c-dead-1/',
				'/c-dead-2/',
			] );
			expect( sources( await list( 'state=off' ) ) ).toEqual( [
				'/c-7/',
			] );
			expect( sources( await list( 'origin=migration' ) ) ).toHaveLength(
				3
			);
			expect( ( await rest( 'GET', '?state=gone' ) ).status ).toBe( 400 );
		} finally {
			await site.php(
				`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
				ids
			);
		}
	} );

	test( 'shows the redirects of an import, and takes it back, except what was edited since', async () => {
		await addAll( [ { source: '/c-was/', target: '/c-x/' } ] );
		const load = ( csv: string ) =>
			rest< { import: number } >( 'POST', '/import', {
				format: 'csv',
				data: `source,match,target\n${ csv }`,
			} );
		const first = ( await load( '/c-was/,exact,/c-y/\n/c-a/,exact,/c-x/' ) )
			.body.data.import;
		const second = (
			await load(
				'/c-was/,exact,/c-z/\n/c-b/,exact,/c-x/\n/c-c/,exact,/c-x/'
			)
		).body.data.import;
		const { items, imports } = await list( `import=${ second }` );
		expect( items.map( ( { source } ) => source ) ).toEqual( [
			'/c-was/',
			'/c-b/',
			'/c-c/',
		] );
		expect( imports ).toEqual( [
			{ import: second, count: 3 },
			{ import: first, count: 1 },
		] );
		// A redirect that was only turned off is deleted, too.
		await rest( 'POST', `/${ items[ 1 ]?.id }`, { enabled: false } );
		await rest( 'POST', `/${ items[ 2 ]?.id }`, { target: '/c-edited/' } );
		expect(
			( await rest( 'DELETE', `/imports/${ second }` ) ).body.data
		).toEqual( { deleted: 1, restored: 1, kept: 0, left: 0 } );
		expect(
			( await list( '' ) ).items.map(
				( { source, target } ) => `${ source } ${ target }`
			)
		).toEqual( [ '/c-was/ /c-y/', '/c-a/ /c-x/', '/c-c/ /c-edited/' ] );
		expect(
			( await rest( 'DELETE', `/imports/${ first }` ) ).body.data
		).toEqual( { deleted: 1, restored: 1, kept: 0, left: 0 } );
		expect(
			( await list( '' ) ).items.map(
				( { source, target } ) => `${ source } ${ target }`
			)
		).toEqual( [ '/c-was/ /c-x/', '/c-c/ /c-edited/' ] );
		expect( ( await rest( 'DELETE', '/imports/0' ) ).body.data ).toEqual( {
			deleted: 0,
			restored: 0,
			kept: 0,
			left: 0,
		} );
	} );
} );

test( 'On a site in a folder, URLs that begin with the folder are those of the site', async () => {
	const saved = await site.php< string[] >(
		`$home = static fn() => 'https://tea.example/shop';
		add_filter( 'pre_option_home', $home );
		$save = static function ( $path, $fields ) {
			$request = new WP_REST_Request( 'POST', "/pharos/v1/redirects$path" );
			$request->set_body_params( $fields );
			$data = rest_do_request( $request )->get_data()['data'];
			return [ $data['id'] ?? 0, "{$data['source']} > {$data['target']}" ];
		};
		[ $id, $saved[] ] = $save( '', [ 'source' => '/shop/old/', 'target' => '/shop/new/' ] );
		[ , $saved[] ] = $save( '', [ 'source' => '/old2/', 'target' => '/shopping/' ] );
		[ , $saved[] ] = $save( '', [ 'source' => '^/shop/p-(\\d+)$', 'match' => 'pattern', 'target' => '/shop/p/$1' ] );
		[ $id, $saved[] ] = $save( '', [ 'source' => '/shop/shop/x/', 'target' => '/new/' ] );
		[ , $saved[] ] = $save( "/$id", [ 'status' => 302 ] );
		$csv = new Pharos\\Redirects\\Formats\\Csv();
		foreach ( [ "/shop/a,/shop/b", "source,target,match\\n/shop/a,/b,exact" ] as $file ) {
			foreach ( $csv->read( $file ) as $line ) {
				$saved[] = "{$line['fields']['source']} > {$line['fields']['target']}";
			}
		}
		remove_filter( 'pre_option_home', $home );
		return $saved;`,
		{},
		1
	);
	expect( saved ).toEqual( [
		'/old/ > /new/',
		'/old2/ > /shopping/',
		'^/p-(\\d+)$ > /p/$1',
		'/shop/x/ > /new/',
		'/shop/x/ > /new/',
		'/a > /b',
		'/shop/a > /b',
	] );
} );
