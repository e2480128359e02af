/** Redirects of former URLs: the responses, and which redirects can be saved. */
import { configure } from './support/head';
import {
	add,
	addAll,
	clear,
	rest,
	visit,
	type Redirect,
} from './support/redirects';
import { site } from './support/site';

let tea = 0;
let archive = 0;

beforeAll( async () => {
	[ tea, archive ] = await site.php< [ number, number ] >( `
		return [
			wp_insert_post( [ 'post_title' => 'R Tea', 'post_name' => 'r-tea', 'post_type' => 'page', 'post_status' => 'publish' ] ),
			wp_insert_term( 'R Green', 'category', [ 'slug' => 'r-green' ] )['term_id'],
		];` );
} );

afterEach( clear );

afterAll( async () => {
	await site.php(
		`wp_delete_post( $args['tea'], true ); wp_delete_term( $args['archive'], 'category' );`,
		{ tea, archive }
	);
	await site.resetSettings();
} );

/** The response to a path with only these redirects. */
const cases: [
	name: string,
	rules: Partial< Redirect >[],
	visits: Record< string, string >,
][] = [
	[
		'an exact URL, with or without the trailing slash',
		[ { source: '/r-old/', target: '/r-new/' } ],
		{
			'/r-old/': '301 /r-new/',
			'/r-old': '301 /r-new/',
			'/r-old//': '301 /r-new/',
			'/R-old/': '404',
			'/r-older/': '404',
			'/r-old/below/': '404',
		},
	],
	[
		'each status',
		[ 301, 302, 307, 308 ].map( ( status ) => ( {
			source: `/r-${ status }/`,
			target: '/r-new/',
			status,
		} ) ),
		{
			'/r-301/': '301 /r-new/',
			'/r-302/': '302 /r-new/',
			'/r-307/': '307 /r-new/',
			'/r-308/': '308 /r-new/',
		},
	],
	[
		'content that is gone, also where WordPress would guess another page',
		[
			{ source: '/r-gone/', status: 410 },
			{ source: '/r-te/', status: 451 },
		],
		{ '/r-gone/': '410', '/r-te/': '451' },
	],
	[
		'letters of any script, and a plus that is a plus',
		[
			{ source: '/чай/зелёный/', target: '/r-new/' },
			{ source: '/r+plus', target: '/r-plus/' },
			{ source: "/r-'quote'/", target: '/r-quote/' },
			{ source: '/r space', target: '/r-space/' },
			{ source: '/r%2525/', target: '/r-percent/' },
		],
		{
			'/%D1%87%D0%B0%D0%B9/%D0%B7%D0%B5%D0%BB%D1%91%D0%BD%D1%8B%D0%B9/':
				'301 /r-new/',
			'/r+plus/': '301 /r-plus/',
			'/r%2Bplus/': '301 /r-plus/',
			"/r-'quote'/": '301 /r-quote/',
			'/r-%27quote%27/': '301 /r-quote/',
			'/r%20plus/': '404',
			'/r%20space/': '301 /r-space/',
			'/r+space/': '404',
			'/r%2525/': '301 /r-percent/',
		},
	],
	[
		'a folder and everything below it',
		[ { source: '/r-blog/', match: 'prefix', target: '/r-news/' } ],
		{
			[ `/r-blog/${ 'a/'.repeat( 300 ) }` ]: `301 /r-news/${ 'a/'.repeat(
				300
			) }`,
			'/r-blog/': '301 /r-news/',
			'/r-blog/2024/tea/': '301 /r-news/2024/tea/',
			'/r-blog/a%20b': '301 /r-news/a%20b',
			'/r-blog//evil.example/': '301 /r-news/evil.example/',
			'/r-blogs/tea/': '404',
		},
	],
	[
		'a pattern, on the decoded path, with its groups in the target',
		[
			{
				source: '^/r-(\\d{4})/(.+)$',
				match: 'pattern',
				target: '/r-archive/$2?year=$1',
				query: 'ignore',
			},
		],
		{
			'/r-2024/green/tea/': '301 /r-archive/green/tea/?year=2024',
			'/r-2024/green?x=1': '301 /r-archive/green?year=2024',
			'/r-24/green/': '404',
			'/r-2024//evil.example': '301 /r-archive//evil.example?year=2024',
		},
	],
	[
		'the most specific first: exact, the longest folder, pattern',
		[
			{ source: '^/r-a/', match: 'pattern', target: '/r-pattern/' },
			{ source: '/r-a/', match: 'prefix', target: '/r-folder/' },
			{ source: '/r-a/b/', match: 'prefix', target: '/r-longer/' },
			{ source: '/r-a/b/c/', target: '/r-exact/' },
		],
		{
			'/r-a/b/c/': '301 /r-exact/',
			'/r-a/b/d/': '301 /r-longer/d/',
			'/r-a/x/': '301 /r-folder/x/',
		},
	],
	[
		'query strings: kept, ignored, exact in any order',
		[
			{ source: '/r-keep/', target: '/r-new/?a=1#part' },
			{ source: '/r-ignore/', target: '/r-new/', query: 'ignore' },
			{ source: '/r-exact/?id=7&x=1', target: '/r-seven/' },
			{ source: '/r-exact/', query: 'exact', target: '/r-none/' },
		],
		{
			'/r-keep/?b=2&c=%20': '301 /r-new/?a=1&b=2&c=%20#part',
			'/r-ignore/?b=2': '301 /r-new/',
			'/r-exact/?x=1&id=7': '301 /r-seven/',
			'/r-exact/?id=8': '404',
			'/r-exact/?id=7%26x=1': '404',
			'/r-exact/': '301 /r-none/',
		},
	],
	[
		'another site, also with what stands below a folder',
		[
			{ source: '/r-out/', target: 'https://tea.example/shop?ref=1' },
			{
				source: '/r-outs/',
				match: 'prefix',
				target: 'https://tea.example',
			},
		],
		{
			'/r-out/': '301 https://tea.example/shop?ref=1',
			'/r-outs/@evil.example/':
				'301 https://tea.example/%40evil.example/',
		},
	],
	[
		'nothing while it is off',
		[ { source: '/r-off/', target: '/r-new/', enabled: false } ],
		{ '/r-off/': '404' },
	],
];

test.each( cases )(
	'Visitors are redirected: %s',
	async ( _, rules, visits ) => {
		expect( await addAll( rules ) ).toEqual(
			rules.map( () => expect.any( Number ) )
		);
		const got = await Promise.all(
			Object.keys( visits ).map( async ( path ) => [
				path,
				await visit( path ),
			] )
		);
		expect( Object.fromEntries( got ) ).toEqual( visits );
	}
);

test( 'Redirects to a post and a category follow them when they move, and end with them', async () => {
	await addAll( [
		{ source: '/r-post/', target: `post-${ tea }` },
		{ source: '/r-term/', target: `term-${ archive }` },
	] );
	expect( await visit( '/r-post/' ) ).toBe( '301 /r-tea/' );
	expect( await visit( '/r-term/' ) ).toBe( '301 /category/r-green/' );

	await site.php(
		`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'draft' ] );`,
		[ tea ]
	);
	expect( await visit( '/r-post/' ) ).toBe( '404' );
	await site.php(
		`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'publish' ] );`,
		[ tea ]
	);
} );

test( 'A page that WordPress finds wins, and saving says so', async () => {
	const { body } = await rest( 'POST', '', {
		source: '/r-tea/',
		target: '/r-new/',
	} );
	expect( body ).toMatchObject( {
		success: true,
		data: { source: '/r-tea/', origin: 'manual', enabled: true },
		conflict: {
			url: `${ site.url }/r-tea/`,
			title: 'R Tea',
			edit: `${ site.url }/wp-admin/post.php?post=${ tea }&action=edit&pharos-field=redirect`,
		},
	} );
	expect( await visit( '/r-tea/' ) ).toBe( '200' );

	const other = await rest( 'POST', '', {
		source: '/r-no-page/',
		target: '/r-new/',
	} );
	expect( other.body.conflict ).toBeNull();
} );

test( 'Names of pages are plain text', async () => {
	expect(
		await site.php(
			`$name = get_userdata( 1 )->display_name;
			wp_update_user( [ 'ID' => 1, 'display_name' => 'Ada & Co' ] );
			$path = str_replace( home_url(), '', get_author_posts_url( 1 ) );
			$conflict = Pharos\\Redirects\\RedirectWriter::conflict( new Pharos\\Redirects\\Rule( 0, $path ) );
			wp_update_user( [ 'ID' => 1, 'display_name' => $name ] );
			return $conflict['title'] ?? null;`
		)
	).toBe( 'Ada & Co' );
} );

test( 'Turned off, redirects neither work nor have routes; administrators can look past them', async () => {
	await add( { source: '/r-old/', target: '/r-tea/' } );
	const admin = await site.as( 'admin' );
	expect( ( await admin.get( '/r-old/?pharos_redirects=off' ) ).status ).toBe(
		404
	);
	expect( await visit( '/r-old/?pharos_redirects=off' ) ).toBe(
		'301 /r-tea/?pharos_redirects=off'
	);

	await configure( { enable_redirects: false } );
	expect( await visit( '/r-old/' ) ).toBe( '404' );
	expect( ( await rest( 'GET', '' ) ).status ).toBe( 404 );
	await configure( {} );
} );

test( 'A site in a subdirectory: paths are below its home URL', async () => {
	const requests = {
		'/blog/r-old/?a=1': '/r-old?a=1',
		'/blog': '',
		'/blog?a=1': '?a=1',
		'/blogger/r-old/': '/blogger/r-old',
	};
	expect(
		await site.php(
			`$home = static fn() => 'https://tea.example/blog';
			add_filter( 'pre_option_home', $home );
			$uri = $_SERVER['REQUEST_URI'];
			foreach ( $args as $request ) {
				$_SERVER['REQUEST_URI'] = wp_slash( $request );
				$address = Pharos\\Redirects\\Front::requested();
				$paths[] = $address->path . ( $address->query === '' ? '' : "?$address->query" );
			}
			$_SERVER['REQUEST_URI'] = $uri;
			remove_filter( 'pre_option_home', $home );
			return $paths;`,
			Object.keys( requests )
		)
	).toEqual( Object.values( requests ) );
} );

test.each( [
	[ 'https://xn--bcher-kva.example', 'https://Bücher.example/r-old/' ],
	[ 'https://bücher.example', 'https://www.xn--bcher-kva.example/r-old/' ],
	[
		'https://bücher.example:8443/laden',
		'http://BÜCHER.example:8443/laden/r-old/',
	],
] )(
	'An internationalized domain is the same in either notation: %s, %s',
	async ( home, url ) => {
		expect(
			await site.php(
				'return Pharos\\Redirects\\Address::below_home( ...$args );',
				[ url, home ]
			)
		).toBe( '/r-old/' );
	}
);

test( 'A URL of thousands of folders looks for a bounded number of redirects', async () => {
	expect(
		await site.php(
			`return count( Pharos\\Redirects\\Address::from_uri( '/' . str_repeat( 'a/', 3500 ) )->keys() );`
		)
	).toBeLessThan( 300 );
} );

describe( 'Refused, with nothing stored', () => {
	test.each( [
		[ 'no source', { source: '', target: '/a/' }, 400, 'source' ],
		[ 'no target', { source: '/r-a/' }, 400, 'target' ],
		[
			'a source on another site',
			{ source: 'https://tea.example/a/', target: '/a/' },
			400,
			'source',
		],
		[
			'a script as target',
			{ source: '/r-a/', target: 'javascript:alert(1)' },
			400,
			'target',
		],
		[
			'a target on a host without scheme',
			{ source: '/r-a/', target: '//evil.example/' },
			400,
			'target',
		],
		[
			'a backslash',
			{ source: '/r-a/', target: '/\\evil.example' },
			400,
			'target',
		],
		[
			'a line break',
			{ source: '/r-a/', target: '/a\r\nSet-Cookie: a=b' },
			400,
			'target',
		],
		[
			'a post that does not exist',
			{ source: '/r-a/', target: 'post-99999999' },
			400,
			'target',
		],
		[
			'a host that visitors choose',
			{
				source: '^/go/(.*)$',
				match: 'pattern',
				target: 'https://$1',
			},
			400,
			'target',
		],
		[
			'a status that is none',
			{ source: '/r-a/', target: '/b/', status: 200 },
			400,
			'status',
		],
		[
			'an unknown kind of match',
			{ source: '/r-a/', target: '/b/', match: 'regex' },
			400,
			'match',
		],
		[
			'a query string that is also ignored',
			{ source: '/r-a/?b=1', target: '/b/', query: 'ignore' },
			400,
			'source',
		],
		[
			'a pattern that never ends',
			{ source: '^/(a+)+$', match: 'pattern', target: '/b/' },
			400,
			'source',
		],
		[ 'itself', { source: '/r-a/', target: '/r-a' }, 400, 'target' ],
		[
			'a folder below a hundred others',
			{ source: '/r'.repeat( 101 ), match: 'prefix', target: '/b/' },
			400,
			'source',
		],
		[
			'a folder below itself',
			{ source: '/r-a/', match: 'prefix', target: '/r-a/b/' },
			400,
			'target',
		],
		[
			'everything, the login included',
			{ source: '/', match: 'prefix', target: '/b/', confirm: true },
			400,
			'source',
		],
		[
			'a pattern for the admin area',
			{ source: '^/wp-', match: 'pattern', target: '/b/', confirm: true },
			400,
			'source',
		],
	] )( '%s', async ( _, fields, status, field ) => {
		const answer = await rest( 'POST', '', fields );
		expect( answer.status ).toBe( status );
		expect( answer.body.success ).toBe( false );
		expect( answer.body.data.errors ).toHaveProperty( field );
		const list = await rest< { total: number } >( 'GET', '' );
		expect( list.body.data.total ).toBe( 0 );
	} );

	test( 'a bad pattern, with its place', async () => {
		const { status, body } = await rest( 'POST', '', {
			source: '^/чай/(a',
			match: 'pattern',
			target: '/b/',
		} );
		expect( status ).toBe( 400 );
		expect( body.data.position ).toBe( 8 );
		const end = await rest( 'POST', '', {
			source: '^/чай/\\\\\\',
			match: 'pattern',
			target: '/b/',
		} );
		expect( [ end.status, end.body.message ] ).toEqual( [
			400,
			expect.stringContaining( 'Invalid pattern at character 9: \\' ),
		] );
		expect( end.body.data.position ).toBe( 8 );
	} );

	test.each( [
		'/wp-admin/',
		'/wp-admin/edit.php',
		'/wp-login.php',
		'/wp-json/wp/v2/posts',
		'/feed/',
		'/category/tea/feed/',
		'/robots.txt',
		'/sitemap_index.xml',
		'/wp-sitemap.xml',
		'/?rest_route=/',
	] )( '%s, unless it is confirmed', async ( source ) => {
		const first = await rest( 'POST', '', { source, target: '/r-b/' } );
		expect( [ first.status, first.body.code ] ).toEqual( [
			409,
			'pharos_redirect_protected',
		] );
		const second = await rest( 'POST', '', {
			source,
			target: '/r-b/',
			confirm: true,
		} );
		expect( second.status ).toBe( 200 );
	} );

	test( 'a second redirect for the same URL', async () => {
		const first = await add( { source: '/r-a/', target: '/r-b/' } );
		const { status, body } = await rest( 'POST', '', {
			source: `${ site.url }/r-a`,
			target: '/r-c/',
		} );
		expect( [ status, body.code ] ).toEqual( [
			409,
			'pharos_redirect_exists',
		] );
		expect( body.data ).toMatchObject( { redirect: { id: first.id } } );
	} );
} );

describe( 'Chains', () => {
	test( 'are flattened when a redirect is saved, from both ends', async () => {
		await add( { source: '/r-b/', target: '/r-c/' } );
		expect(
			await add( { source: '/r-a/', target: '/r-b/' } )
		).toMatchObject( { target: '/r-c/' } );
		await add( { source: '/r-c/', target: `post-${ tea }` } );
		expect( await visit( '/r-a/' ) ).toBe( '301 /r-tea/' );
		expect( await visit( '/r-b/' ) ).toBe( '301 /r-tea/' );
	} );

	test( 'end at a page that exists, and stay where a step is temporary', async () => {
		await add( { source: '/r-tea/', target: '/r-elsewhere/' } );
		expect(
			await add( { source: '/r-a/', target: '/r-tea/' } )
		).toMatchObject( { target: '/r-tea/' } );
		await add( { source: '/r-c/', target: '/r-d/', status: 302 } );
		expect(
			await add( { source: '/r-b/', target: '/r-c/' } )
		).toMatchObject( {
			target: '/r-c/',
		} );
	} );

	test( 'that end with nothing tell so at once', async () => {
		await add( { source: '/r-b/', status: 410 } );
		expect(
			await add( { source: '/r-a/', target: '/r-b/' } )
		).toMatchObject( {
			target: '',
			status: 410,
		} );
	} );

	test.each< [ string, Partial< Redirect >[], Partial< Redirect > ] >( [
		[
			'two URLs',
			[ { source: '/r-a/', target: '/r-b/' } ],
			{ source: '/r-b', target: '/r-a' },
		],
		[
			'three, one of them with a query string',
			[
				{ source: '/r-a/?x=1', target: '/r-b/' },
				{ source: '/r-b/', target: '/r-c/', status: 302 },
			],
			{ source: '/r-c/', target: '/r-a/?x=1' },
		],
		[
			'two folders',
			[ { source: '/r-a/', match: 'prefix', target: '/r-b/' } ],
			{ source: '/r-b/', match: 'prefix', target: '/r-a/' },
		],
		[
			'a pattern and a folder',
			[
				{
					source: '^/r-a/(.*)$',
					match: 'pattern',
					target: '/r-b/$1',
				},
			],
			{ source: '/r-b/', match: 'prefix', target: '/r-a/' },
		],
		[
			'a URL with any query string but none',
			[ { source: '/r-a/', query: 'exact', target: '/r-b/' } ],
			{ source: '/r-a/', target: '/r-a/' },
		],
		[
			'a URL with one query string',
			[ { source: '/r-a/?x=1', target: '/r-b/?x=1' } ],
			{ source: '/r-b/', target: '/r-a/' },
		],
		[
			'one query string in a folder',
			[ { source: '/r-a/?x=1', match: 'prefix', target: '/r-b/?x=1' } ],
			{ source: '/r-b/t/', target: '/r-a/t/' },
		],
		[
			'a page of a folder',
			[ { source: '/r-b/t/', target: '/r-a/t/' } ],
			{ source: '/r-a/', match: 'prefix', target: '/r-b/' },
		],
		[
			'two patterns of numbers',
			[
				{
					source: '^/r-a/(\\d+)$',
					match: 'pattern',
					target: '/r-b/$1/',
				},
			],
			{ source: '/r-b/(\\d+)', match: 'pattern', target: '/r-a/$1' },
		],
		[
			'a pattern that changes nothing',
			[],
			{ source: '^/r-a/(.*)$', match: 'pattern', target: '/r-a/$1' },
		],
		[
			'a page of a pattern',
			[ { source: '/r-b/t/', target: '/r-a/t/' } ],
			{ source: '^/r-a/(.*)$', match: 'pattern', target: '/r-b/$1' },
		],
	] )( 'in a circle are refused: %s', async ( _, rules, last ) => {
		await addAll( rules );
		const { status, body } = await rest( 'POST', '', last );
		expect( [ status, body.code ] ).toEqual( [
			400,
			'pharos_redirect_circle',
		] );
	} );

	test( 'by a pattern that matches its own result end after one step', async () => {
		await addAll( [
			{
				source: '/r-item/(\\d+)',
				match: 'pattern',
				target: '/r-shop/r-item/$1',
			},
			{
				source: '^/(r-.*)\\.html$',
				match: 'pattern',
				target: '/$1',
			},
			{ source: '^/(r-x.*)$', match: 'pattern', target: '/r-xx/$1' },
		] );
		expect( await visit( '/r-item/5' ) ).toBe( '301 /r-shop/r-item/5' );
		expect( await visit( '/r-shop/r-item/5' ) ).toBe( '404' );
		expect( await visit( '/r-a.html.html' ) ).toBe( '301 /r-a.html' );
		expect( await visit( '/r-a.html' ) ).toBe( '301 /r-a' );
		expect( await visit( '/r-x/1/' ) ).toBe( '301 /r-xx/r-x/1/' );
		expect( await visit( '/r-xx/r-x/1/' ) ).toBe( '404' );
	} );

	test( 'in a folder may lead to another page of it, which is no circle', async () => {
		await add( { source: '/r-b/t/', target: '/r-a/q9/' } );
		await add( { source: '/r-a/', match: 'prefix', target: '/r-b/' } );
		expect( await visit( '/r-a/t/' ) ).toBe( '301 /r-b/t/' );
		expect( await visit( '/r-b/t/' ) ).toBe( '301 /r-b/q9/' );
		expect( await visit( '/r-b/q9/' ) ).toBe( '404' );
	} );

	test( 'in a circle are refused, too, when one is turned on or changed', async () => {
		await add( { source: '/r-a/', target: '/r-b/' } );
		const off = await add( {
			source: '/r-b/',
			target: '/r-a/',
			enabled: false,
		} );
		const on = await rest( 'POST', `/${ off.id }`, { enabled: true } );
		expect( on.body.code ).toBe( 'pharos_redirect_circle' );
	} );
} );

test( 'One field of a redirect is changed, and only if no other user has changed it', async () => {
	const { id } = await add( { source: '/r-a/', target: '/r-b/' } );
	await rest( 'POST', `/${ id }`, { status: 302 } );
	const late = await rest( 'POST', `/${ id }`, {
		status: 307,
		base: { status: 301 },
	} );
	expect( [ late.status, late.body.data ] ).toMatchObject( [
		409,
		{ conflicts: { status: 302 } },
	] );
	const other = await rest( 'POST', `/${ id }`, {
		target: '/r-c/',
		base: { target: '/r-b/' },
	} );
	expect( other.body.data ).toMatchObject( { status: 302, target: '/r-c/' } );
	expect( ( await rest( 'DELETE', `/${ id }` ) ).status ).toBe( 200 );
	expect( ( await rest( 'GET', `/${ id }` ) ).status ).toBe( 404 );
	expect( await site.option( 'pharos_redirects' ) ).toBe( '0' );
} );

test.each( [
	[ '/r-it/', "/it's/", '/r-it/', '/it%27s/' ],
	[
		'/r-query/',
		'/r-new/',
		'/r-query/?price=$10&a={b}|c',
		'/r-new/?price=%2410&a=%7Bb%7D%7Cc',
	],
	[
		'/r-idn/',
		'https://Bücher.example:8443/ü?q=ä',
		'/r-idn/',
		'https://xn--bcher-kva.example:8443/%C3%BC?q=%C3%A4',
	],
	[
		'/r-other/',
		'https://example.org/%24%zz?u=https://x.y/[z]#ß',
		'/r-other/',
		'https://example.org/%24%zz?u=https://x.y/[z]#%C3%9F',
	],
] )(
	'No character of a target or a query string is lost: %s to %s',
	async ( source, goal, requested, location ) => {
		await add( { source, target: goal } );
		expect( await visit( requested ) ).toBe( `301 ${ location }` );
	}
);

test( 'The list is searched, filtered, sorted and divided into pages', async () => {
	await addAll( [
		{ source: '/r-a/', target: '/r-1/' },
		{ source: '/r-b/', target: '/r-50%/', status: 302 },
		{ source: '/r-c/', status: 410 },
	] );
	const list = async ( query: string ) => {
		const { body } = await rest< {
			items: Redirect[];
			total: number;
			pages: number;
		} >( 'GET', `?${ query }` );
		return [
			body.data.items.map( ( { source } ) => source ).join( ' ' ),
			body.data.total,
			body.data.pages,
		];
	};
	expect( await list( '' ) ).toEqual( [ '/r-c/ /r-b/ /r-a/', 3, 1 ] );
	expect( await list( 'search=50%25' ) ).toEqual( [ '/r-b/', 1, 1 ] );
	expect( await list( 'status=410' ) ).toEqual( [ '/r-c/', 1, 1 ] );
	expect(
		await list( 'orderby=source&order=asc&per_page=2&page=2' )
	).toEqual( [ '/r-c/', 3, 2 ] );
} );

test( 'A test shows each step', async () => {
	await addAll( [
		{ source: '/r-b/', target: '/r-tea/', status: 302 },
		{ source: '/r-a/', target: '/r-b/' },
		{ source: '/r-out/', target: 'https://tea.example/' },
		{ source: '/r-gone/', status: 410 },
	] );
	const steps = async ( url: string ) => {
		const { body } = await rest< {
			steps: { kind: string; status: number; target: string }[];
		} >( 'POST', '/test', { url } );
		return body.data.steps.map( ( { kind, status, target } ) =>
			`${ kind } ${ status } ${ target.replace( site.url, '' ) }`.trim()
		);
	};
	expect( await steps( '/r-a/' ) ).toEqual( [
		'redirect 301 /r-b/',
		'redirect 302 /r-tea/',
		'page 200',
	] );
	expect( await steps( `${ site.url }/r-out/` ) ).toEqual( [
		'redirect 301 https://tea.example/',
		'external 0',
	] );
	expect( await steps( '/r-gone/' ) ).toEqual( [ 'gone 410' ] );
	expect( await steps( '/r-nothing-at-all/' ) ).toEqual( [
		'not_found 404',
	] );
	expect( await steps( '/r-te/' ) ).toEqual( [
		'guess 301 /r-tea/',
		'page 200',
	] );
	expect(
		( await rest( 'POST', '/test', { url: 'https://tea.example/' } ) )
			.status
	).toBe( 400 );
} );

test( 'A hit is counted once a minute, after the visitor has gone on', async () => {
	const { id } = await add( { source: '/r-a/', target: '/r-tea/' } );
	await visit( '/r-a/' );
	await visit( '/r-a/' );
	const { body } = await rest( 'GET', `/${ id }` );
	expect( body.data ).toMatchObject( {
		hits: 1,
		last_hit: expect.stringMatching( /^\d{4}-.*Z$/ ),
	} );
} );

test( 'The home page is found as visitors see it: with a static page, even without posts', async () => {
	const steps = async () =>
		(
			await rest< { steps: { kind: string; title: string }[] } >(
				'POST',
				'/test',
				{ url: '/' }
			)
		).body.data.steps;
	const name = await site.php< string >(
		`return html_entity_decode( get_bloginfo( 'name' ) );`
	);
	expect( await steps() ).toMatchObject( [ { kind: 'page', title: name } ] );
	const page = await site.php< number >( `
		$page = wp_insert_post( [ 'post_type' => 'page', 'post_title' => 'r-front', 'post_status' => 'publish' ] );
		update_option( 'show_on_front', 'page' );
		update_option( 'page_on_front', $page );
		$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_status' => 'r-hidden' ], [ 'post_type' => 'post', 'post_status' => 'publish' ] );
		wp_cache_flush();
		return $page;` );
	const found = await steps();
	const saved = await rest( 'POST', '', { source: '/', target: '/r-x/' } );
	await site.php(
		`$GLOBALS['wpdb']->update( $GLOBALS['wpdb']->posts, [ 'post_status' => 'publish' ], [ 'post_status' => 'r-hidden' ] );
		update_option( 'show_on_front', 'posts' );
		update_option( 'page_on_front', 0 );
		wp_delete_post( $args[0], true );
		wp_cache_flush();`,
		[ page ]
	);
	expect( found ).toMatchObject( [ { kind: 'page', title: 'r-front' } ] );
	expect( saved.body.conflict ).toMatchObject( { title: 'r-front' } );
} );
