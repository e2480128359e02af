/**
 * Redirects in files of Apache and nginx: the real servers answer as the plugin does, or leave a URL to WordPress.
 */
import * as fc from 'fast-check';
import { clear, type Redirect } from '../integration/support/redirects';
import { site } from '../integration/support/site';
import {
	type Answer,
	missing,
	startServer,
	type Kind,
	type WebServer,
} from '../support/web-servers';

type Fields = Partial< Redirect >;

interface Expected {
	/** Status and location of each URL; null for no redirect. */
	answers: ( [ number, string ] | null )[];
	apache: string;
	nginx: string;
	/** What the plugin reads of its own files. */
	read: Record< Kind, Fields[] >;
}

/** Stores each list of redirects, and asks the plugin for its answers and its files. */
const EXPECT = `
	global $wpdb;
	Pharos\\Redirects\\Table::need();
	$home = static fn() => $args['home'];
	$args['home'] && add_filter( 'pre_option_home', $home );
	$results = [];
	foreach ( $args['cases'] as [ $all, $urls ] ) {
		$wpdb->query( 'DELETE FROM ' . Pharos\\Redirects\\Table::name() );
		foreach ( $all as $fields ) {
			if ( ( $fields['match'] ?? '' ) !== 'pattern' || null === Pharos\\Redirects\\Pattern::problem( $fields['source'] ) ) {
				Pharos\\Redirects\\RedirectRepository::add( new Pharos\\Redirects\\Rule( 0, ...$fields ) );
			}
		}
		$result = [ 'answers' => [] ];
		foreach ( $urls as $url ) {
			$folder = (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH );
			$rest = preg_match( '~^' . preg_quote( rtrim( $folder, '/' ), '~' ) . '(?:[/?]|$)~', $url ) ? substr( $url, strlen( rtrim( $folder, '/' ) ) ) : $url;
			$address = Pharos\\Redirects\\Address::from_uri( $rest );
			$found = Pharos\\Redirects\\Matcher::first( Pharos\\Redirects\\RedirectRepository::candidates( $address, true ), $address );
			$result['answers'][] = $found === null ? null : [ $found[0]->status, Pharos\\Redirects\\Target::encoded( $found[1] ) ];
		}
		foreach ( [ 'apache', 'nginx' ] as $format ) {
			$file = implode( '', iterator_to_array( Pharos\\Redirects\\Export::run( $format ), false ) );
			$result[ $format ] = $file;
			$class = Pharos\\Redirects\\Formats\\Format::ALL[ $format ];
			$result['read'][ $format ] = array_column( iterator_to_array( ( new $class() )->read( $file ), false ), 'fields' );
		}
		$results[] = $result;
	}
	$args['home'] && remove_filter( 'pre_option_home', $home );
	return $results;`;

const expectedOf = ( cases: [ Fields[], string[] ][], home = '' ) =>
	site.php< Expected[] >( EXPECT, { cases, home } );

/** A location with one notation of characters that can be encoded or not. */
function normal( location: string, home: string ): string {
	const [ path = '', ...query ] = location
		.replace( home, '' )
		.replace( /%[\da-f]{2}/gi, ( one ) => {
			const text = String.fromCharCode(
				Number.parseInt( one.slice( 1 ), 16 )
			);
			return /[\w.~-]/.test( text ) ? text : one.toUpperCase();
		} )
		.split( '?' );
	const encode = ( text: string, characters: RegExp ) =>
		text.replace(
			characters,
			( one ) => `%${ one.charCodeAt( 0 ).toString( 16 ).toUpperCase() }`
		);
	return [
		encode( path, /[!'()*$,;:@&=+[\]]/g ),
		...query.map( ( one ) => encode( one, /['$]/g ) ),
	].join( '?' );
}

const servers: WebServer[] = [];

afterEach( async () => {
	servers.splice( 0 ).forEach( ( { stop } ) => stop() );
	await clear();
} );

interface Difference {
	rules: Fields[];
	url: string;
	expected: string;
	answer: string;
	file: string;
}

/** Asks a server for all URLs, and returns where it answers differently, and how many it leaves to WordPress. */
async function compare(
	kind: Kind,
	cases: [ Fields[], string[] ][],
	expected: Expected[],
	home = site.url
) {
	const server = await startServer(
		kind,
		expected.map( ( one ) => one[ kind ] )
	);
	servers.push( server );
	const differences: Difference[] = [];
	const left: string[] = [];
	let answered = 0;
	for ( const [ i, [ rules, urls ] ] of cases.entries() ) {
		const answers = await Promise.all(
			urls.map( ( url ) => server.ask( i, url ) )
		);
		for ( const [ j, url ] of urls.entries() ) {
			const wanted = expected[ i ]?.answers[ j ];
			const { status, location, head } = answers[ j ] as Answer;
			const expectation = wanted
				? `${ wanted[ 0 ] } ${ normal( wanted[ 1 ], home ) }`
				: 'no redirect';
			const answer = `${ status } ${ normal( location, home ) }`;
			const is = [ 400, 403, 404 ].includes( status );
			if ( is && ! wanted ) {
				continue;
			}
			if ( is ) {
				left.push( `${ i } ${ url }` );
			} else if ( answer === expectation ) {
				answered++;
			}
			if ( ( ! is && answer !== expectation ) || /evil: /.test( head ) ) {
				differences.push( {
					rules,
					url,
					expected: expectation,
					answer,
					file: expected[ i ]?.[ kind ].slice( -1500 ) ?? '',
				} );
			}
		}
	}
	return { differences, left, answered };
}

const pattern = ( source: string, target: string, more: Fields = {} ) => ( {
	source,
	match: 'pattern' as const,
	target,
	...more,
} );
const folder = ( source: string, target: string, more: Fields = {} ) => ( {
	source,
	match: 'prefix' as const,
	target,
	...more,
} );
const single = ( source: string, target: string, more: Fields = {} ) => ( {
	source,
	target,
	...more,
} );
const gone = { status: 410, target: '' };

/** Redirects, and URLs that both servers answer as the plugin does. */
const table: [ Fields[], string[] ][] = [
	[
		[ pattern( '^/topics/([^/]+)/?$', '/tag/$1/' ) ],
		[
			'/topics/x',
			'/topics/x/',
			'/topics/x?a=1&b=%20c',
			'/topics/gr%C3%B6%C3%9Fe/',
			'/topics/gr%c3%b6%c3%9fe',
			'/topics/a%20b',
			'/topics/a%26b',
			'/topics/a(b),c',
			'/topics/x/y',
			'/topics/',
		],
	],
	[
		[ pattern( '^/t/([^/]+)$', '/?tag=$1' ) ],
		[ '/t/a%26b', '/t/a%2Bb/?x=1', '/t/a', '/t/a%3Db%23' ],
	],
	[
		[
			folder( '/folder/', '/to/' ),
			folder( '/folder/deep', 'https://other.example/x?a=1#f' ),
		],
		[
			'/folder',
			'/folder/',
			'/folder/a%20b/c/',
			'/folder/gr%C3%B6%C3%9Fe?q=1',
			'/folder/deep',
			'/folder/deep/%E4%B8%AD?q=1',
			'/folder/deeper/x//',
			'/folders',
			'/f%6Flder/a',
		],
	],
	[
		[
			single( '/"quoted"/', '/b/' ),
			single( "/it's/", '/c' ),
			single( '/back\\slash/', '/d' ),
			single( '/price$1/', '/e' ),
			single( '/{a};b/', '/f;{g}$1' ),
			single( '/größe/', '/größe-2/' ),
			single( '/per%25cent/', '/x%20y/' ),
		],
		[
			'/%22quoted%22/',
			"/it's",
			'/it%27s?x=1',
			'/back%5Cslash',
			'/price$1',
			'/price%241',
			'/%7Ba%7D;b',
			'/gr%C3%B6%C3%9Fe',
			'/gr%c3%b6%c3%9fe/',
			'/per%25cent',
			'/Größe',
		],
	],
	[
		[
			single( '/q?a=1&b=x%20y', '/both/', { query: 'exact' } ),
			single( '/q?a=1', '/one', { query: 'exact' } ),
			single( '/q', '/none/', { query: 'exact' } ),
			single( '/q?c=1+2&c=3%264', '/plus?z=1', { query: 'exact' } ),
			folder( '/q?x=1', '/sub', { query: 'exact' } ),
		],
		[
			'/q?a=1&b=x%20y',
			'/q?b=x+y&a=1',
			'/q/?&b=%78%20y&&%61=1&',
			'/q?a=1',
			'/q?a=1&a=1',
			'/q?a=2',
			'/q?a%3D1',
			'/q',
			'/q/',
			'/q?&',
			'/q?c=3%264&c=1%202',
			'/q/below/?x=1',
			'/q/below',
		],
	],
	[
		[
			single( '/k', '/to?a=1' ),
			single( '/l', '/to#top' ),
			single( '/m', 'https://other.example/?a=1#top' ),
			single( '/n', '/to?a=1', { query: 'ignore' } ),
			single( '/o', '/to', { query: 'ignore', status: 302 } ),
			single( '/p', '/to', { status: 307 } ),
			single( '/r', '/to', { status: 308 } ),
			single( '/s', '', { status: 410 } ),
			single( '/u', '', { status: 451 } ),
		],
		'klmnoprsu'
			.split( '' )
			.flatMap( ( name ) => [
				`/${ name }`,
				`/${ name }/?x=1&y=%C3%A4`,
			] ),
	],
	[
		[ pattern( '(?i)^/Old-(\\d+)$', '/new/$1', { query: 'exact' } ) ],
		[ '/old-1', '/OLD-22/', '/old-1?x=1', '/old-x' ],
	],
	[
		[
			pattern( '^/a/|^/b$', '/c' ),
			pattern( 'html$', '/d' ),
			pattern( '([0-9]{4})/(?<name>[a-z-]+)', '/$2/$1' ),
		],
		[
			'/a/x',
			'/b',
			'/b/',
			'/x/a',
			'/x.html',
			'/2024/tea-time',
			'/z/1999/b/c',
		],
	],
	[
		[
			pattern( '^/\\w+$', '/word' ),
			pattern( '^/[é-ü]+-x$', '/class', { status: 302 } ),
			pattern( '^/\\x{4e2d}-"(.*)\\"$', '/quote/$1' ),
			pattern( '^/\\Qa.b"\\E/(.)/$', '/literal/$1' ),
		],
		[
			'/abc',
			'/gr%C3%B6%C3%9Fe/',
			'/%C3%A9%C3%AA-x',
			'/%E4%B8%AD-%22q%22',
			'/a.b%22/%C3%B6',
			'/a.b%22/%C3%B6%C3%B6',
			'/axb%22/c/',
			'/%FF-x',
		],
	],
	[
		[
			pattern( '^/old(/.*)$', '/$1' ),
			pattern(
				'^/(?!keep)([a-z]+)/([^?]*)$',
				'https://other.example/$1?p=$2'
			),
			pattern( '^(?!/keep)', '', gone ),
		],
		[
			'/old/other.example/',
			'/old/',
			'/tea/pot',
			'/tea/pot/',
			'/keep/pot',
			'/TEA',
			'/',
			'/?x=1',
		],
	],
	[
		[
			single( '/Größe', '/size?a=1', { ignore_case: true } ),
			single( '/Größe', '/small' ),
			single( '/c?Id=5', '/five#top', {
				query: 'campaign',
				ignore_case: true,
			} ),
			single( '/d?', '/d-2', { query: 'campaign' } ),
			folder( '/e?id=1', '/e-2?x=1', { query: 'campaign' } ),
			folder( '/Folder', '/to', { ignore_case: true } ),
			pattern( '^/p-(.)/x$', '/pattern/$1', {
				ignore_case: true,
				query: 'campaign',
			} ),
		],
		[
			'/Gr%C3%B6%C3%9Fe',
			'/gr%C3%B6%C3%9Fe?b=1',
			'/GR%C3%96%C3%9FE/',
			'/C?iD=5',
			'/c?id=5&utm_source=a&gclid=b%20c',
			'/c?utm_medium&%69d=5',
			'/c?id=5&x=1',
			'/c',
			'/d',
			'/d/?fbclid=1&UTM_x=2',
			'/d?x=1',
			'/e/below/%C3%B6?id=1&msclkid=1',
			'/e/?gclid=1&id=1',
			'/FOLDER/a?x=1',
			'/folder',
			'/P-a/X?utm_source=1',
			'/p-a/x?y=1',
		],
	],
	[
		[
			folder( '/', 'https://other.example/' ),
			single( '/', '/home', { query: 'exact' } ),
			folder( '/gone', '', gone ),
		],
		[ '/', '/?&', '/?x=1', '/a/b', '/gone', '/gone/c' ],
	],
];

/** Patterns that match their own results, which only WordPress ends. */
const endless: typeof table = [
	[
		[ pattern( '/product/(\\d+)', '/shop/product/$1' ) ],
		[ '/product/5', '/shop/product/5', '/x/product/5/' ],
	],
	[
		[ pattern( '^/(.*)$', '/new/$1?a=1' ) ],
		[ '/x', '/new/x', '/new/new/x' ],
	],
	[ [ pattern( '^/(.*)\\.html$', '/$1' ) ], [ '/a.html', '/b.html.html' ] ],
	[ [ pattern( 'shop', '/shop/' ) ], [ '/a-shop', '/shop', '/shop/' ] ],
];

/** URLs that are left to WordPress, which the plugin answers there. */
const wild = [
	'/topics/x%0d%0aevil:%201',
	'/topics/%0D%0Aevil: 1',
	'/topics/x%0devil',
	'/topics//x',
	'/topics/./x',
	'/topics/x%2Fy',
	'/topics/<b>',
	'/topics/"',
	'/topics/%61',
	'/topics/x?a=<b>',
	'/topics/\u0000',
	'/topics/%',
	'/topics/x?',
	'/topics/%FF',
	'/topics/' + 'ab%C3%A4c'.repeat( 800 ),
];

const WORDS = [
	...[
		'a',
		'b',
		'ab',
		'Ab',
		'12',
		'a-b',
		'x.y',
		'größe',
		'É',
		'中文',
		'a b',
		"it's",
	],
	...[
		'"q"',
		'50%',
		'a+b',
		'(c)',
		'$1',
		'b\\s',
		'{d}',
		'a;b',
		'a&b=c',
		'q?',
		'a#b',
		'~',
	],
];

function casesOf( some: string[] ) {
	const name = fc.constantFrom( ...some );
	const query = fc.constantFrom(
		'',
		'',
		'',
		'?a=1',
		'?b=2&a=1',
		'?a=x+y',
		'?a=%C3%A9&c'
	);
	const path = fc
		.array( name, { minLength: 1, maxLength: 3 } )
		.map( ( names ) => `/${ names.join( '/' ) }` );
	const sourceOf = ( text: string ) =>
		text.replace( /[%?# ]/g, encodeURIComponent );

	const aTarget = fc
		.oneof(
			fc
				.tuple( path, query, fc.constantFrom( '', '', '/', '#top' ) )
				.map( ( [ one, two, end ] ) =>
					end === '#top'
						? `/to${ sourceOf( one ) }${ two }${ end }`
						: `/to${ sourceOf( one ) }${ end }${ two }`
				),
			fc.constantFrom(
				'https://other.example',
				'https://other.example/x/?y=1#z'
			)
		)
		.map( ( text ) => text.replace( /["\\]/g, '' ) );

	const more = {
		query: fc.constantFrom( 'keep', 'keep', 'ignore' ),
		status: fc.constantFrom( 301, 301, 302, 307, 308, 410, 451 ),
	};

	const piece = fc.oneof(
		{
			weight: 2,
			arbitrary: name.map( ( text ) =>
				text.replace( /[.+()$\\{}?]/g, '\\$&' )
			),
		},
		fc.constantFrom(
			...[
				'([^/]+)',
				'(.*)',
				'(.+)',
				'(.+?)',
				'(\\d+)',
				'(\\w+)',
				'([a-z-]+)',
				'(.)',
				'/',
				'/',
			],
			...[
				'[é-ü]+',
				'[^a"]{2}',
				'(?:a|b)',
				'(a)?',
				'(?!b)',
				'\\b',
				'\\x{e9}',
				'\\xe9',
			],
			...[
				'\\Qx.y"\\E',
				'\\"',
				'(?<part>[^/]*)',
				'(\\S+)',
				'\\w*(.*)',
				'[[:alpha:]]+',
				'(a|größe)',
				'\\/',
				'|',
			]
		)
	);

	const rule = fc.oneof(
		fc.record( {
			...more,
			source: path.map( sourceOf ),
			match: fc.constantFrom( 'exact', 'prefix' ),
			target: aTarget,
		} ),
		fc.record( {
			...more,
			source: fc
				.tuple( path, query )
				.map( ( [ one, two ] ) => sourceOf( one ) + two ),
			match: fc.constantFrom( 'exact', 'prefix' ),
			query: fc.constantFrom( 'exact', 'exact', 'campaign' ),
			target: aTarget,
		} ),
		{
			weight: 3,
			arbitrary: fc.record( {
				...more,
				query: fc.constantFrom(
					'keep',
					'keep',
					'ignore',
					'exact',
					'campaign'
				),
				match: fc.constant( 'pattern' ),
				source: fc
					.tuple(
						fc.constantFrom( '^/', '^/', '^/', '', '(?i)^/' ),
						fc.array( piece, { minLength: 1, maxLength: 4 } ),
						fc.constantFrom( '', '$', '/?$' )
					)
					.map( ( [ begin, pieces, end ] ) =>
						[ begin, ...pieces, end ].join( '' )
					),
				target: fc.constantFrom(
					...[
						'/to/$1',
						'/to/$1/',
						'/to?p=$1',
						'/to/$2-$1?q=1&r=$1',
						'/$1#$2',
					],
					...[ 'https://other.example/$1', '/to', '/$1' ]
				),
			} ),
		}
	) as fc.Arbitrary< Fields >;

	const encodings: ( ( text: string ) => string )[] = [
		encodeURIComponent,
		encodeURIComponent,
		encodeURI,
		( text ) =>
			encodeURIComponent( text ).replace( /%[\dA-F]{2}/g, ( one ) =>
				one.toLowerCase()
			),
		( text ) => encodeURIComponent( text ).replace( /a/g, '%61' ),
		( text ) => text.replace( /[ %?#]/g, encodeURIComponent ),
	];

	const url = fc
		.record( {
			names: fc.array(
				fc.oneof(
					{ weight: 9, arbitrary: name },
					fc.constantFrom(
						'',
						'.',
						'..',
						'\r\nevil: 1',
						'<b>',
						'\u00ff'
					)
				),
				{ minLength: 1, maxLength: 3 }
			),
			encode: fc.constantFrom( ...encodings ),
			end: fc.constantFrom( '', '', '/', '//' ),
			query: fc.oneof(
				query,
				fc.constantFrom(
					'?a=1&b=2',
					'?utm_a=1&A=1&gclid',
					'?utm_b=%20',
					'?&%61=1',
					"?a='$",
					'?a=<b>',
					'?'
				)
			),
		} )
		.map(
			( { names, encode, end, query: asked } ) =>
				'/' +
				names
					.map( encode )
					.join( '/' )
					.replace( /\s/g, encodeURIComponent ) +
				end +
				asked
		);

	return fc.tuple(
		fc.uniqueArray( rule, {
			minLength: 1,
			maxLength: 3,
			selector: ( { source } ) => source,
		} ),
		fc.array( url, { minLength: 10, maxLength: 10 } )
	);
}

const anyCase = fc
	.uniqueArray( fc.constantFrom( ...WORDS ), { minLength: 2, maxLength: 3 } )
	.chain( casesOf );

const both: Kind[] = [ 'nginx', 'apache' ];

if ( missing && ! process.env.CI ) {
	process.stderr.write(
		`Left out: redirects in files of web servers, because ${ missing } is missing.\n`
	);
}
const withServers = missing && ! process.env.CI ? describe.skip : describe;

withServers( 'Real web servers', () => {
	test( 'answer as the plugin does, and are told all that can be', async () => {
		const cases = [ ...table, ...endless ];
		const expected = await expectedOf( cases );
		for ( const kind of both ) {
			const { differences, left, answered } = await compare(
				kind,
				cases,
				expected
			);
			expect( differences ).toEqual( [] );
			expect( left ).toEqual( [] );
			expect( answered ).toBeGreaterThan( 70 );
			for ( const [ i, [ rules ] ] of cases.entries() ) {
				expect( expected[ i ]?.read[ kind ] ).toHaveLength(
					rules.length
				);
			}
		}
	}, 120_000 );

	test( 'encode what a visitor’s URL contributes, or leave the URL to WordPress', async () => {
		const cases: typeof table = [
			pattern( '^/topics/([^/]+)/?$', '/tag/$1/' ),
			pattern( '^/topics/(.+?)\\b', '/tag/$1/' ),
			pattern( '^/topics/(.*)', 'https://other.example/?t=$1' ),
			folder( '/topics', '/tag' ),
			folder( '/topics', 'https://other.example/?t=1', {
				query: 'ignore',
			} ),
		].map( ( rule ) => [ [ rule ], wild ] );
		const expected = await expectedOf( cases );
		for ( const kind of both ) {
			const { differences } = await compare( kind, cases, expected );
			expect( differences ).toEqual( [] );
		}
	}, 120_000 );

	test( 'answer for a site in a folder', async () => {
		const home = 'https://tea.example/my-shop';
		const cases: typeof table = [
			[
				[
					single( '/old', '/new' ),
					single( '/q?a=1', '/r?b=2', { query: 'exact' } ),
					folder( '/folder', '/to' ),
					folder( '/', 'https://other.example/rest', {
						status: 302,
					} ),
				],
				[
					'/my-shop/old/?x=1',
					'/my-shop/q?a=1',
					'/my-shop/folder/a%20b/',
					'/my-shop',
					'/my-shop/',
					'/my-shop/x/y',
				],
			],
			[
				[ pattern( '^/p-([^/]*)$|^/$', '/pattern/$1' ) ],
				[ '/my-shop/p-%C3%A4', '/my-shop/p-/?x', '/my-shop' ],
			],
		];
		const expected = await expectedOf( cases, home );
		for ( const kind of both ) {
			const { differences, left } = await compare(
				kind,
				cases,
				expected,
				'https://tea.example'
			);
			expect( [ differences, left ] ).toEqual( [ [], [] ] );
		}
	}, 60_000 );

	test( 'answer as the plugin does, whatever the redirects and URLs', async () => {
		const cases = fc.sample( anyCase, { seed: 36, numRuns: 60 } );
		const expected = await expectedOf( cases );
		for ( const kind of both ) {
			const { differences, left, answered } = await compare(
				kind,
				cases,
				expected
			);
			expect( differences.slice( 0, 3 ) ).toEqual( [] );
			// Most of what is left has characters that a server changes.
			expect( answered ).toBeGreaterThan( left.length );
		}
	}, 120_000 );
} );
