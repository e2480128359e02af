/** Redirects in files: the parsed formats, and that an export can be imported again. */
import * as fc from 'fast-check';
import { hasTerminal, wp } from '../support/wp-cli';
import {
	add,
	addAll,
	clear,
	rest,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';

interface Imported {
	new: number;
	refused: { line: number; text: string; why: string }[];
}

afterEach( clear );

const fieldsOf = ( {
	source,
	match,
	query,
	target,
	status,
	enabled,
}: Redirect ) => ( { source, match, query, target, status, enabled } );

/** The stored redirects, in the order of their creation. */
async function stored() {
	const { body } = await rest< { items: Redirect[] } >(
		'GET',
		'?per_page=100&order=asc'
	);
	return body.data.items.map( fieldsOf );
}

async function load( format: string, data: string, more: object = {} ) {
	const { status, body } = await rest< Imported >( 'POST', '/import', {
		format,
		data,
		...more,
	} );
	expect( [ status, body.message ] ).toEqual( [ 200, undefined ] );
	return body.data;
}

async function file( format: string ): Promise< string > {
	const admin = await site.as( 'admin' );
	const response = await admin.fetch(
		`/wp-json/pharos/v1/redirects/export?format=${ format }`,
		{ headers: { 'X-WP-Nonce': admin.nonce } }
	);
	expect( response.headers.get( 'content-disposition' ) ).toContain(
		`.${ format }"`
	);
	return response.text();
}

const rule = ( source: string, target: string, more = {} ) => ( {
	source,
	match: 'exact',
	query: 'keep',
	target,
	status: 301,
	enabled: true,
	...more,
} );

test( 'CSV: columns by name, quotes, another separator, a byte order mark, and what is wrong by line', async () => {
	const data = await load(
		'csv',
		'\ufeffsource;status;target\r\n/f-a/;302;/f-b/\r\n\r\n"/f-""q""/";;/f-c/\r\nhttps://other.example/;301;/f-d/\r\n/f-e/;999;/f-f/\r\n'
	);
	expect( data.new ).toBe( 2 );
	expect( data.refused ).toEqual( [
		{
			line: 5,
			text: 'https://other.example/,301,/f-d/',
			why: expect.stringContaining( 'this site' ),
		},
		{
			line: 6,
			text: '/f-e/,999,/f-f/',
			why: expect.stringContaining( '301' ),
		},
	] );
	expect( await stored() ).toEqual( [
		rule( '/f-a/', '/f-b/', { status: 302 } ),
		rule( '/f-"q"/', '/f-c/' ),
	] );
} );

test( 'A dry run says the same and stores nothing', async () => {
	const data = await load( 'csv', 'source,target\n/f-a/,/f-b/\n/f-a,/f-c/', {
		dry_run: true,
	} );
	expect( data ).toMatchObject( { new: 1, refused: [ { line: 3 } ] } );
	expect( await stored() ).toEqual( [] );
} );

test( 'Apache: Redirect, RedirectMatch and simple RewriteRules; others are listed', async () => {
	const data = await load(
		'apache',
		`# Moved
<IfModule mod_rewrite.c>
RewriteEngine On
Redirect 301 /f-old /f-new
Redirect gone /f-gone
RedirectMatch permanent "^/f-(\\d+)/x$" /f-y/$1
RewriteRule ^f-rule/(.*)$ /f-to/$1 [R=302,L,QSD]
RewriteRule ^F-case$ /f-lower/ [R=301,NC]
RewriteCond %{HTTP_HOST} ^www
RewriteRule ^(.*)$ https://tea.example/$1 [R=301]
RewriteRule ^index\\.php$ - [L]
</IfModule>`
	);
	expect( data.new ).toBe( 5 );
	expect( data.refused.map( ( { line } ) => line ) ).toEqual( [ 9, 10, 11 ] );
	expect( await stored() ).toEqual( [
		rule( '/f-old', '/f-new', { match: 'prefix' } ),
		rule( '/f-gone', '', { match: 'prefix', status: 410 } ),
		rule( '^/f-(\\d+)/x$', '/f-y/$1', { match: 'pattern' } ),
		// It appends the rest, as folders do.
		rule( '/f-rule', '/f-to/', {
			match: 'prefix',
			status: 302,
			query: 'ignore',
		} ),
		rule( '(?i)^/F-case$', '/f-lower/', { match: 'pattern' } ),
	] );
} );

test( 'nginx: rewrite and location with return; others are listed', async () => {
	const data = await load(
		'nginx',
		`rewrite ^/f-(.*)\\.html$ /f-$1/ permanent;
location = /f-one { return 301 /f-two; }
location /f-folder/ {
    return 302 https://tea.example/;
}
location ~* ^/f-case$ { return 410; }
rewrite ^/f-inner$ /f-x last;
return 301 https://$host$request_uri;`
	);
	expect( data.new ).toBe( 4 );
	expect( data.refused.map( ( { line } ) => line ) ).toEqual( [ 7, 8 ] );
	expect( await stored() ).toEqual( [
		rule( '^/f-(.*)\\.html$', '/f-$1/', { match: 'pattern' } ),
		rule( '/f-one', '/f-two', { query: 'ignore' } ),
		rule( '/f-folder/', 'https://tea.example/', {
			match: 'prefix',
			status: 302,
			query: 'ignore',
		} ),
		rule( '(?i)^/f-case$', '', {
			match: 'pattern',
			status: 410,
			query: 'ignore',
		} ),
	] );
} );

describe( 'A site in a folder: paths of web servers begin at the root of the host', () => {
	const inFolder = ( code: string, args: object ) =>
		site.php< string[] >(
			`$home = static fn() => 'https://tea.example/my-shop';
			add_filter( 'pre_option_home', $home );
			try { ${ code } } finally { remove_filter( 'pre_option_home', $home ); }`,
			args
		);

	test.each( [
		[
			'apache',
			[
				'Redirect 301 /my-shop/f-old/ /my-shop/f-new/',
				'Redirect 301 /my-shop https://other.example/',
				'Redirect 301 /my-shopping/ /my-shopping/',
				'RedirectMatch 301 ^/my-shop/f-(.*)$ /my-shop?x=$1',
				'RewriteRule ^my\\-shop/f-a$ /my-shop/f-b [R=301]',
				'RewriteRule ^f-c$ /my-shop/f-d [R=301]',
			],
			[
				'/f-old/ > /f-new/',
				'/ > https://other.example/',
				'/my-shopping/ > /my-shopping/',
				'^/f-(.*)$ > /?x=$1',
				'/f-a > /f-b',
				'/f-c > /f-d',
			],
		],
		[
			'nginx',
			[
				'location = /my-shop/f-a { return 301 /my-shop/f-b; }',
				'location ~* ^/my-shop/f-c$ { return 301 /my-shop/f-d; }',
				'rewrite ^\\/my-shop\\/f-(.*)$ /my-shop/f/$1 permanent;',
			],
			[ '/f-a > /f-b', '(?i)^/f-c$ > /f-d', '^\\/f-(.*)$ > /f/$1' ],
		],
	] )(
		'%s files are read as those of the site',
		async ( format, lines, read ) => {
			const found = await inFolder(
				`$class = Pharos\\Redirects\\Formats\\Format::ALL[ $args['format'] ];
			foreach ( ( new $class() )->read( implode( "\n", $args['lines'] ) ) as $line ) {
				$found[] = $line['fields']['source'] . ' > ' . $line['fields']['target'];
			}
			return $found;`,
				{ format, lines }
			);
			expect( found ).toEqual( read );
		}
	);
} );

test( 'What is no such file, or too large, says so', async () => {
	expect( await load( 'json', '{"a":' ) ).toMatchObject( {
		new: 0,
		refused: [ { why: expect.stringContaining( 'JSON' ) } ],
	} );
	expect( await load( 'csv', '' ) ).toEqual( { new: 0, refused: [] } );
	expect(
		( await rest( 'POST', '/import', { format: 'xls', data: '' } ) ).status
	).toBe( 400 );
} );

const word = fc.stringMatching( /^[a-zé"',;=+@%~-]{1,8}$/u );
const path = fc
	.array( word, { minLength: 1, maxLength: 3 } )
	.map( ( words ) => `/f-${ words.map( encodeURIComponent ).join( '/' ) }/` );

test( 'An export of any redirects can be imported again, in CSV and JSON', async () => {
	const rules = fc.uniqueArray(
		fc.record( {
			source: path,
			match: fc.constantFrom( 'exact', 'prefix' ) as fc.Arbitrary<
				'exact' | 'prefix'
			>,
			query: fc.constantFrom( 'keep', 'ignore', 'exact' ) as fc.Arbitrary<
				'keep' | 'ignore'
			>,
			status: fc.constantFrom( 301, 302, 307, 308, 410, 451 ),
			enabled: fc.boolean(),
			target: fc.oneof(
				path.map( ( one ) => `/t${ one }` ),
				word.map(
					( one ) =>
						`https://tea.example/?q=${ encodeURIComponent( one ) }`
				)
			),
		} ),
		{ minLength: 5, maxLength: 20, selector: ( { source } ) => source }
	);
	await fc.assert(
		fc.asyncProperty( rules, async ( many ) => {
			await clear();
			await addAll( many );
			const before = await stored();
			for ( const format of [ 'csv', 'json' ] ) {
				const text = await file( format );
				await clear();
				expect( await load( format, text ) ).toEqual( {
					new: before.length,
					refused: [],
				} );
				expect( await stored() ).toEqual( before );
			}
		} ),
		{ numRuns: 5 }
	);
} );

test.each( [ 'apache', 'nginx' ] )(
	'A file for %s is read again, beside lines of others',
	async ( format ) => {
		const rules = [
			rule( '^/f-(\\d+)"\\/$', '/f-n/$1', { match: 'pattern' } ),
			rule( '/f-a/?x=1&y=2', '/f-b/?z#top', { query: 'exact' } ),
			rule( '/f-folder/', '', { match: 'prefix', status: 451 } ),
		];
		await addAll( [
			...rules,
			rule( '/f-off/', '/f-b/', { enabled: false } ),
			rule( '/f-draft\\', 'post-999999' ),
		] );
		const text = await file( format );
		expect( text ).toContain( 'redirects URLs of pages that exist' );
		expect( text ).toContain( '# (off) /f-off/\n' );
		await clear();
		const other =
			format === 'apache'
				? 'RewriteRule ^f-other/?$ /f-to [R=301]'
				: 'rewrite ^/f-other/?$ /f-to permanent;';
		expect(
			await load( format, `${ other }\n${ text }\n${ other }` )
		).toMatchObject( {
			new: 4,
			refused: [ { why: 'This URL is in the file twice.' } ],
		} );
		expect( await stored() ).toEqual(
			expect.arrayContaining( [ ...rules, rule( '/f-other', '/f-to' ) ] )
		);
	}
);

test( 'More than 500 rules of Apache are imported: plain ones need no pattern', async () => {
	const lines = Array.from( { length: 600 }, ( _, i ) =>
		i % 2
			? `RewriteRule "^f\\-${ i }/?$" "/f-to/${ i }/" [R=301,L,QSA]`
			: `RewriteRule "^f-${ i }(?:/(.*))?$" "/f-to/${ i }/$1" [R=301,L,QSA]`
	);
	expect( await load( 'apache', lines.join( '\n' ) ) ).toEqual( {
		new: 600,
		refused: [],
	} );
	expect( ( await stored() ).slice( 0, 2 ) ).toEqual( [
		rule( '/f-0', '/f-to/0/', { match: 'prefix' } ),
		rule( '/f-1', '/f-to/1/' ),
	] );
} );

test( 'From a terminal: add, list, test, export, import and delete', async () => {
	if ( ! hasTerminal( site ) ) {
		return;
	}
	const run = ( ...command: string[] ) =>
		wp( site, 'pharos', 'redirect', ...command );
	expect(
		await run( 'add', '/f-a/', '/f-b/', '--status=302' )
	).toMatchObject( {
		code: 0,
	} );
	expect( await run( 'add', '/wp-admin/', '/f-b/' ) ).toMatchObject( {
		code: 1,
		stderr: expect.stringContaining( '/wp-admin/' ),
	} );
	const list = JSON.parse( ( await run( 'list', '--format=json' ) ).stdout );
	expect( list ).toMatchObject( [ { source: '/f-a/', status: 302 } ] );
	expect( ( await run( 'test', '/f-a/', '--format=csv' ) ).stdout ).toContain(
		'redirect,302'
	);
	expect( ( await run( 'export' ) ).stdout ).toContain(
		'/f-a/,exact,keep,/f-b/,302'
	);
	expect( await run( 'delete', String( list[ 0 ].id ) ) ).toMatchObject( {
		code: 0,
	} );
	expect( await stored() ).toEqual( [] );
}, 60_000 );
