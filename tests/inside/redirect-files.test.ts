/** Redirects in files: the parsed formats, and that an export can be imported again. */
import * as fc from 'fast-check';
import { hasTerminal, wp } from '../support/wp-cli';
import {
	addAll,
	clear,
	rest,
	type Redirect,
} from '../integration/support/redirects';
import { site } from '../integration/support/site';

type Line = { line: number; text: string; why: string };

type Fields = Pick<
	Redirect,
	'source' | 'match' | 'query' | 'target' | 'status' | 'enabled'
> & { line: number; ignore_case: boolean };

interface Imported {
	import: number;
	done: number;
	total: number;
	new: number;
	changed: number;
	unchanged: number;
	added: Fields[];
	changes: ( Fields & { before: Partial< Fields > } )[];
	refused: Line[];
	notes: Line[];
	program: string;
	columns: string[];
	ignored: string[];
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

/** Redirects in short, by line. */
const short = ( list: Fields[] ) =>
	list.map(
		( { line, match, source, target, status, query, enabled, ...one } ) =>
			`${ line }: ${ match } ${ source } > ${ target } ${ status } ${ query }${
				one.ignore_case ? ' any case' : ''
			}${ enabled ? '' : ' off' }`
	);

/** Files as other plugins write them, and what their rows mean there. */
const files: [
	program: string,
	csv: string,
	added: string[],
	others: Partial< Record< 'refused' | 'notes', Record< number, string > > >,
	ignored: string[],
][] = [
	[
		'Redirection',
		`source,target,regex,code,type,hits,title,status
"/f-a","/f-b",0,301,"url",12,"","active"
"/f-off","/f-b",0,302,"url",0,"Title","disabled"
"^/f-blog/(.*)","/f-news/$1",1,308,"url",0,"","active"
"/f-gone","",0,410,"error",0,"","active"
"/f-login","/unknown",0,301,"url",0,"","active"
"[FORMULA] -f-formula","/f-b",0,301,"url",0,"","active"
"/f-random","/f-b",0,301,"random",0,"","active"`,
		[
			'2: exact /f-a > /f-b 301 exact',
			'3: exact /f-off > /f-b 302 exact off',
			'4: pattern ^/f-blog/(.*) > /f-news/$1 308 keep',
			'5: exact /f-gone >  410 exact',
			'7: exact /-f-formula > /f-b 301 exact',
		],
		{ refused: { 6: 'conditions', 8: 'Only redirects' } },
		[ 'hits', 'title' ],
	],
	[
		'Rank Math',
		`id,source,matching,destination,type,category,status,ignore
1,f-old,exact,/f-new/,301,,active,
2,f-part,contains,/f-new/,302,,inactive,
3,"[{""pattern"":""f-one"",""comparison"":""exact""},{""pattern"":""^f-two/(.*)$"",""comparison"":""regex""}]",,/f-new/$1,307,shop,active,
4,f-delete,exact,DELETE,301,,active,
5,f-gone,exact,,410,,active,`,
		[
			'2: exact /f-old > /f-new/ 301 keep',
			'3: pattern f\\-part > /f-new/ 302 keep off',
			'4: exact /f-one > /f-new/$1 307 keep',
			'4: pattern ^/f-two/(.*)(?<!/)$ > /f-new/$1 307 keep',
			'6: exact /f-gone >  410 keep',
		],
		{ refused: { 5: 'Only redirects' } },
		[ 'id', 'category' ],
	],
	[
		'Yoast SEO',
		`Origin,Target,Type,Format
"/f-old","/f-new/","301","plain"
"^/?f-(\\d+)$","/f-number/$1","302","regex"
"/f-gone","/","410","plain"`,
		[
			'2: exact /f-old > /f-new/ 301 exact',
			'3: pattern ^/?f-(\\d+)$ > /f-number/$1/ 302 exact',
			'4: exact /f-gone >  410 exact',
		],
		{},
		[],
	],
	[
		'Yoast SEO',
		`Ursprung;Ziel;Typ;Format
"/f-old";"/f-new/";"308";"plain"`,
		[ '2: exact /f-old > /f-new/ 308 exact' ],
		{},
		[],
	],
	[
		'Safe Redirect Manager',
		`ID,redirect_from,redirect_to,status_code,enable_regex,post_status
5,/f-old,/f-new/,302,,publish
6,/f-see,/f-new/,303,,draft
7,/f-docs/*,/f-help/*,301,,publish
8,^/f-(\\d+)$,/f-number/$1,307,1,publish
9,/f-gone,,410,,publish`,
		[
			'2: exact /f-old > /f-new/ 302 keep any case',
			'3: exact /f-see > /f-new/ 302 keep any case off',
			'4: prefix /f-docs/ > /f-help/ 301 keep any case',
			'5: pattern ^/f-(\\d+)$ > /f-number/$1 307 exact any case',
			'6: exact /f-gone >  410 keep any case',
		],
		{ notes: { 3: '303' } },
		[ 'id' ],
	],
	[
		'Safe Redirect Manager',
		`source,target,regex,code,order,notes
/f-old,/f-new/,0,,0,why`,
		[ '2: exact /f-old > /f-new/ 302 keep any case' ],
		{},
		[],
	],
];

test.each( files )(
	'A CSV file of %s is recognized, and means what it means there',
	async ( program, csv, added, others, ignored ) => {
		const data = await load( 'csv', csv, { dry_run: true } );
		expect( short( data.added ) ).toEqual( added );
		for ( const name of [ 'refused', 'notes' ] as const ) {
			expect(
				Object.fromEntries(
					data[ name ].map( ( { line, why } ) => [ line, why ] )
				)
			).toEqual(
				Object.fromEntries(
					Object.entries( others[ name ] ?? {} ).map(
						( [ line, why ] ) => [
							line,
							expect.stringContaining( why ),
						]
					)
				)
			);
		}
		expect( data ).toMatchObject( { program, ignored } );
		expect( await load( 'csv', csv ) ).toMatchObject( {
			new: added.length,
		} );
	}
);

test( 'Changed rows of an own CSV file change their redirects, and the dry run says so', async () => {
	await addAll( [
		{ source: '/f-a/', target: '/f-x/' },
		{ source: '/f-b/', target: '/f-x/' },
		{ source: '/f-c/', target: '/f-x/' },
		{ source: '/f-d/', target: '/f-x/' },
	] );
	const csv = ( await file( 'csv' ) )
		.replace(
			'/f-a/,exact,keep,/f-x/,301,1',
			'/f-a/,exact,keep,/f-y/,302,1'
		)
		.replace( '/f-b/,exact', '/f-renamed/,prefix' )
		.replace( /^\/f-d\/.*$/m, '/f-a/,exact,keep,/f-z/,301,1' )
		.concat( '/f-new/,exact,,/f-x/,,,,,,,\n' );
	for ( const isDry of [ true, false ] ) {
		const data = await load( 'csv', csv, { dry_run: isDry } );
		expect( data ).toMatchObject( {
			new: 1,
			changed: 2,
			unchanged: 1,
			added: [ { line: 6, source: '/f-new/', target: '/f-x/' } ],
			changes: [
				{
					line: 2,
					target: '/f-y/',
					before: { target: '/f-x/', status: 301 },
				},
				{
					line: 3,
					source: '/f-renamed/',
					before: { source: '/f-b/', match: 'exact' },
				},
			],
			refused: [ { line: 5, why: 'This URL is in the file twice.' } ],
			columns: expect.arrayContaining( [ 'source', 'id' ] ),
			ignored: [ 'hits', 'last_hit', 'origin' ],
		} );
	}
	expect( await stored() ).toEqual( [
		rule( '/f-a/', '/f-y/', { status: 302 } ),
		rule( '/f-renamed/', '/f-x/', { match: 'prefix' } ),
		rule( '/f-c/', '/f-x/' ),
		rule( '/f-d/', '/f-x/' ),
		rule( '/f-new/', '/f-x/' ),
	] );
} );

test( 'A CSV file of another site changes the redirects of the same URLs, not those with the same number', async () => {
	await addAll( [
		{ source: '/f-a/', target: '/f-x/' },
		{ source: '/f-b/', target: '/f-x/' },
	] );
	const csv = ( await file( 'csv' ) )
		.replace(
			/^\/f-a\/.*,(r\d+-)\w+$/m,
			'/f-other/,exact,keep,/f-y/,301,1,0,,manual,,$10123abcd'
		)
		.replace(
			/^\/f-b\/.*,(r\d+-)\w+$/m,
			'/f-a/,exact,keep,/f-z/,301,1,0,,manual,,$10123abcd'
		);
	expect( await load( 'csv', csv ) ).toMatchObject( { new: 1, changed: 1 } );
	expect( await stored() ).toEqual( [
		rule( '/f-a/', '/f-z/' ),
		rule( '/f-b/', '/f-x/' ),
		rule( '/f-other/', '/f-y/' ),
	] );
} );

test( 'A table of an earlier version gets the columns that it lacks, once', async () => {
	await addAll( [ { source: '/f-a/', target: '/f-x/' } ] );
	const columns = await site.php< string[] >( `
		global $wpdb;
		$name = Pharos\\Redirects\\Table::name();
		foreach ( [ 'ignore_case', 'import', 'replaced' ] as $column ) {
			$wpdb->query( "ALTER TABLE $name DROP COLUMN $column" );
		}
		// Those versions had no steps.
		delete_option( 'pharos_redirects_table' );
		$found = Pharos\\Redirects\\Chains::next( home_url( '/f-a/' ) );
		Pharos\\Redirects\\Table::need();
		Pharos\\Redirects\\Table::need();
		return [ $found[1], ...$wpdb->get_col( "SHOW COLUMNS FROM $name" ) ];` );
	expect( columns[ 0 ] ).toContain( '/f-x/' );
	expect( columns.slice( -3 ) ).toEqual( [
		'ignore_case',
		'import',
		'replaced',
	] );
	await addAll( [ { source: '/f-b/', target: '/f-x/' } ] );
	expect( await stored() ).toHaveLength( 2 );
} );

test( 'A large file is imported in parts, which say the same as one, and know each other', async () => {
	const lines = Array.from(
		{ length: 250 },
		( _, i ) => `/f-part-${ i }/,/f-x/`
	);
	lines[ 240 ] = '/f-part-3/,/f-y/';
	// One that the site has had before the import.
	lines[ 241 ] = '/f-part-7/,/f-y/';
	const parts = await site.php< Imported[][] >(
		`Pharos\\Redirects\\RedirectWriter::save( [ 'source' => '/f-part-7/', 'target' => '/f-w/' ] );
		foreach ( [ true, false ] as $is_dry ) {
			$from = $number = 0;
			do {
				$part = Pharos\\Redirects\\Import::run( 'csv', $args['csv'], $is_dry, $from, 0.0, $number );
				[ 'done' => $from, 'import' => $number ] = $part;
				$parts[ (int) $is_dry ][] = array_diff_key( $part, [ 'added' => 0 ] );
			} while ( $from < $part['total'] );
		}
		return array_values( $parts );`,
		{ csv: lines.join( '\n' ) }
	);
	for ( const run of parts ) {
		expect( run.map( ( { done } ) => done ) ).toEqual( [ 100, 200, 250 ] );
		expect( run.map( ( part ) => part.new ) ).toEqual( [ 99, 100, 48 ] );
		expect( run.map( ( part ) => part.changed ) ).toEqual( [ 1, 0, 0 ] );
		expect( run[ 2 ]?.refused ).toEqual(
			[ 3, 7 ].map( ( one, i ) => ( {
				line: 241 + i,
				text: `/f-part-${ one }/,/f-y/`,
				why: 'This URL is in the file twice.',
			} ) )
		);
		expect( new Set( run.map( ( part ) => part.import ) ).size ).toBe( 1 );
	}
} );

test.each( [
	[ 'semicolons', 'source;target;status\r\n/f-a/;/f-b/?a=1,2;302', 2 ],
	[ 'tabs', 'source\ttarget\tstatus\n\n/f-a/\t/f-b/?a=1,2\t302', 3 ],
	[
		'the separator that its first line names',
		'sep=|\nsource|target|status\n/f-a/|/f-b/?a=1,2|302',
		3,
	],
] )( 'A CSV file of a spreadsheet with %s', async ( _, csv, line ) => {
	expect( await load( 'csv', csv, { dry_run: true } ) ).toMatchObject( {
		added: [
			{ line, source: '/f-a/', target: '/f-b/?a=1,2', status: 302 },
		],
		refused: [],
	} );
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
		rule( '(?i)^/f-case$', '', {
			match: 'pattern',
			status: 410,
			query: 'ignore',
		} ),
		// All that is below it leads to the same URL, and nothing is appended.
		rule( '^/f\\-folder/', 'https://tea.example/', {
			match: 'pattern',
			status: 302,
			query: 'ignore',
		} ),
	] );
} );

/** What is read from lines of a file: redirects in short, and why others are refused. */
const readFrom = ( format: string, text: string ) =>
	site.php< string[] >(
		`$class = Pharos\\Redirects\\Formats\\Format::ALL[ $args['format'] ];
		foreach ( ( new $class() )->read( $args['text'] ) as $number => $line ) {
			$fields = $line['fields'];
			$found[] = "$number: " . ( null === $fields ? $line['why'] : implode( ' ', [ $fields['match'], $fields['source'], '>', $fields['target'], $fields['status'], $fields['query'] ?? 'keep' ] ) );
		}
		return $found ?? [];`,
		{ format, text }
	);

const CONDITION = 'This rule depends on a condition.';

test( 'Apache: what depends on a condition is refused, and queries mean what they mean there', async () => {
	const read = await readFrom(
		'apache',
		`<IfModule !mod_alias.c>
  Redirect 301 /a /b
</IfModule>
<If "%{HTTP_HOST} == 'old.example'">
Redirect 301 /a /b
</If>
<FilesMatch "\\.pdf$">
RedirectMatch 301 ^/docs/(.*)$ /files/$1
</FilesMatch>
<IfModule mod_rewrite.c>
RewriteBase /shop/
RewriteRule !^shop/ /shop/ [R=301]
RewriteRule ^s-one$ /two \\
  [R=301,L]
RewriteRule ^skip - [S=1]
RewriteRule ^s-three$ /four [R=301]
RewriteRule ^s-five$ /six?a=1 [redirect=permanent,last]
RewriteRule ^s-five$ /six?a=1 [R=301,QSA]
RewriteRule ^s-six$ seven? [R]
RewriteRule (.*)\\.html$ /$1/ [R=301]
RewriteRule ^a$|(b+)$ /c/$1 [R=301]
RewriteRule ^api/ - [L]
RewriteRule ^(.*)$ https://tea.example/$1 [R=301]
</IfModule>
Redirect 301 /s-seven /eight?b=1
RedirectMatch 302 ^/s-nine/(.*)$ /ten?path=$1`
	);
	expect( read ).toEqual( [
		`2: ${ CONDITION }`,
		`5: ${ CONDITION }`,
		`8: ${ CONDITION }`,
		expect.stringContaining( 'all URLs that don’t match' ),
		'13: exact /s-one > /two 301 keep',
		'15: This isn’t a simple redirect.',
		`16: ${ CONDITION }`,
		'17: exact /s-five > /six?a=1 301 ignore',
		'18: exact /s-five > /six?a=1 301 keep',
		'19: exact /s-six > /shop/seven 302 ignore',
		'20: pattern ^/.*?(.*)\\.html$ > /$1/ 301 keep',
		'21: pattern ^/a$|^/.*?(b+)$ > /c/$1 301 keep',
		'22: This isn’t a simple redirect.',
		`23: ${ CONDITION }`,
		'25: prefix /s-seven > /eight?b=1 301 ignore',
		'26: pattern ^/s-nine/(.*)$ > /ten?path=$1 302 ignore',
	] );
} );

test( 'nginx: what depends on a condition is refused, and patterns are in the order in which it asks them', async () => {
	const read = await readFrom(
		'nginx',
		`server { # "the whole site; {
  listen 80;
  if ($http_user_agent ~ bot) { rewrite ^/a$ /b permanent; return 301 /c; }
  location /x/ { return 301 /y/; }
  location /x/long { return 301 /z?a=1; }
  location ~ "^/p-(\\d{4})$" { return 301 /q/$1$is_args$args; } location = /one { return 302 /two; }
  location ^~ /first/ { access_log off; return 410; }
  location /all/ { return 301 https://tea.example$request_uri; }
  location /d/ { if ($x) { return 301 /e; } }
  location / { rewrite ^/r$ /s? permanent; proxy_pass http://app; }
  location /t/ { rewrite ^/t/u$ /v permanent; }
  location /w { return 301 $scheme://$host/w2; }
  location /gone { return 410; }
  location /away { return https://tea.example/; }
}`
	);
	expect( read ).toEqual( [
		`3: ${ CONDITION }`,
		`3: ${ CONDITION }`,
		'6: exact /one > /two 302 ignore',
		`9: ${ CONDITION }`,
		'10: exact /r > /s 301 ignore',
		`11: ${ CONDITION }`,
		'7: prefix /first/ >  410 ignore',
		'6: pattern ^/p-(\\d{4})$ > /q/$1 301 keep',
		'5: pattern ^/x/long > /z?a=1 301 ignore',
		'8: prefix /all/ > https://tea.example/all/ 301 keep',
		'13: pattern ^/gone >  410 ignore',
		'14: pattern ^/away > https://tea.example/ 302 ignore',
		'4: pattern ^/x/ > /y/ 301 ignore',
		'12: This isn’t a simple redirect.',
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
			[ '/f-a > /f-b', '^\\/f-(.*)$ > /f/$1', '(?i)^/f-c$ > /f-d' ],
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
	expect( await load( 'csv', '' ) ).toMatchObject( { new: 0, refused: [] } );
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
				expect( await load( format, text ) ).toMatchObject( {
					new: before.length,
					refused: [],
					notes: [],
				} );
				expect( await stored() ).toEqual( before );
				expect( await load( format, text ) ).toMatchObject( {
					new: 0,
					changed: 0,
					unchanged: before.length,
					refused: [],
				} );
			}
		} ),
		{ numRuns: 5 }
	);
} );

const addRules = ( rules: object[] ) => addAll( rules as Redirect[] );

test.each( [ 'apache', 'nginx' ] )(
	'A file for %s is read again, beside lines of others',
	async ( format ) => {
		const rules = [
			rule( '^/f-(\\d+)"\\/$', '/f-n/$1', { match: 'pattern' } ),
			rule( '/f-a/?x=1&y=2', '/f-b/?z#top', { query: 'exact' } ),
			rule( '/f-folder/', '', { match: 'prefix', status: 451 } ),
		];
		await addRules( [
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

test( 'A pattern that a user enters stays one', async () => {
	const entered = rule( '^/f-old/(.*)$', '/f-new/$1', { match: 'pattern' } );
	await rest( 'POST', '', entered );
	expect( await stored() ).toEqual( [ entered ] );
} );

test( 'More than 500 rules of Apache can be imported: plain ones need no pattern', async () => {
	const lines = Array.from( { length: 600 }, ( _, i ) =>
		i % 2
			? `RewriteRule "^f\\-${ i }/?$" "/f-to/${ i }/" [R=301,L,QSA]`
			: `RewriteRule "^f-${ i }(?:/(.*))?$" "/f-to/${ i }/$1" [R=301,L,QSA]`
	);
	const read = await readFrom( 'apache', lines.join( '\n' ) );
	expect( read ).toHaveLength( 600 );
	expect( read.join( '\n' ) ).not.toContain( 'pattern' );
	expect( read.slice( 0, 2 ) ).toEqual( [
		'1: prefix /f-0 > /f-to/0/ 301 keep',
		'2: exact /f-1 > /f-to/1/ 301 keep',
	] );
	// In a pattern, a dot is any character, and a group is any text.
	expect(
		await readFrom(
			'nginx',
			`rewrite ^/a.html$ /b permanent;
			rewrite ^/a\\.html$ /b permanent;
			rewrite ^/größe/(.*)$ /c?d=$1 permanent;
			rewrite ^/größe/(.*)$ https://other.example/$1? permanent;
			rewrite ^/e?$ /f permanent;`
		)
	).toEqual( [
		'1: pattern ^/a.html$ > /b 301 keep',
		'2: exact /a.html > /b 301 keep',
		'3: pattern ^/größe/(.*)$ > /c?d=$1 301 keep',
		'4: prefix /größe > https://other.example/ 301 ignore',
		'5: pattern ^/e?$ > /f 301 keep',
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
