/** The URLs that the site analysis may request: IP addresses are recognized in every notation. */
import { BlockList } from 'node:net';
import fc from 'fast-check';
import { runRules } from './support/php';

/** From IANA's registries of special-purpose IP addresses, and the metadata servers of cloud providers. */
const special4 = [
	'0.0.0.0/8',
	'10.0.0.0/8',
	'100.64.0.0/10',
	'127.0.0.0/8',
	'168.63.129.16/32',
	'169.254.0.0/16',
	'172.16.0.0/12',
	'192.0.0.0/24',
	'192.0.2.0/24',
	'192.88.99.0/24',
	'192.168.0.0/16',
	'198.18.0.0/15',
	'198.51.100.0/24',
	'203.0.113.0/24',
	'224.0.0.0/4',
	'240.0.0.0/4',
];
const special6 = [
	'::/128',
	'::1/128',
	'::ffff:0:0/96',
	'64:ff9b:1::/48',
	'100::/64',
	'2001::/23',
	'2001:db8::/32',
	'2002::/16',
	'3fff::/20',
	'4000::/3',
	'5f00::/16',
	'fc00::/7',
	'fe80::/10',
	'fec0::/10',
	'ff00::/8',
];

const blocked = new BlockList();
for ( const range of special4 ) {
	const [ begin = '', bits ] = range.split( '/' );
	blocked.addSubnet( begin, Number( bits ), 'ipv4' );
}

type Bytes = number[];

const parse4 = ( ip: string ): Bytes => ip.split( '.' ).map( Number );

const parse6 = ( ip: string ): Bytes => {
	const [ head = '', tail = '' ] = ip.split( '::' );
	const words = ( text: string ) =>
		text === ''
			? []
			: text.split( ':' ).map( ( word ) => parseInt( word, 16 ) );
	const gap = 8 - words( head ).length - words( tail ).length;
	return [
		...words( head ),
		...Array( gap ).fill( 0 ),
		...words( tail ),
	].flatMap( ( word: number ) => [ Math.floor( word / 256 ), word % 256 ] );
};

/** A random IP address of a range. */
const within = ( begin: Bytes, bits: number ) =>
	fc
		.array( fc.nat( 255 ), {
			minLength: begin.length,
			maxLength: begin.length,
		} )
		.map( ( bytes ) =>
			bytes.map( ( byte, i ) => {
				const free =
					2 ** Math.min( 8, Math.max( 0, 8 * ( i + 1 ) - bits ) );
				const fixed = begin[ i ] ?? 0;
				return fixed - ( fixed % free ) + ( byte % free );
			} )
		);

const inRange = ( range: string, parse: ( ip: string ) => Bytes ) => {
	const [ begin = '', bits ] = range.split( '/' );
	return within( parse( begin ), Number( bits ) );
};

const hex = ( byte = 0 ) => byte.toString( 16 ).padStart( 2, '0' );
const words = ( bytes: Bytes ) =>
	Array.from(
		{ length: bytes.length / 2 },
		( _none, i ) => hex( bytes[ 2 * i ] ) + hex( bytes[ 2 * i + 1 ] )
	).join( ':' );

/** All notations of an IPv4 host, including those in IPv6. */
const written4 = ( bytes: Bytes ) => {
	const number = ( from: number ) =>
		bytes.slice( from ).reduce( ( sum, byte ) => sum * 256 + byte, 0 );
	const part = ( value: number ) =>
		fc.constantFrom(
			String( value ),
			`0${ value.toString( 8 ) }`,
			`000${ value.toString( 8 ) }`,
			`0x${ value.toString( 16 ) }`,
			`0X00${ value.toString( 16 ).toUpperCase() }`
		);
	const dotted = ( count: number ) =>
		fc
			.tuple(
				...bytes.slice( 0, count - 1 ).map( part ),
				part( number( count - 1 ) ),
				fc.constantFrom( '', '.' )
			)
			.map(
				( parts ) => parts.slice( 0, -1 ).join( '.' ) + parts.at( -1 )
			);
	return fc.oneof(
		dotted( 1 ),
		dotted( 2 ),
		dotted( 3 ),
		dotted( 4 ),
		fc.constantFrom(
			`[::ffff:${ bytes.join( '.' ) }]`,
			`[::FFFF:${ words( bytes ) }]`,
			`[0:0:0:0:0:ffff:${ words( bytes ) }]`,
			`[::${ bytes.join( '.' ) }]`,
			`[64:ff9b::${ bytes.join( '.' ) }]`,
			`[64:ff9b::${ words( bytes ) }]`,
			`[2002:${ words( bytes ) }::1]`,
			`[2001:0:${ words( bytes ) }:0:ffff:0:1]`,
			`[2001::${ words( bytes.map( ( byte ) => 255 - byte ) ) }]`
		)
	);
};

const sample = < Value >( values: fc.Arbitrary< Value >, size: number ) =>
	fc.sample( values, { numRuns: size, seed: 14 } );

const address = ( hosts: fc.Arbitrary< string > ) =>
	fc
		.tuple(
			fc.constantFrom( 'http', 'https', 'HTTP' ),
			hosts,
			fc.constantFrom( '', ':80', ':8080', ':443' ),
			fc.constantFrom( '', '/', '/latest/meta-data?a=b#c', '?x' )
		)
		.map( ( [ scheme, host, port, path ] ) => ( {
			url: `${ scheme }://${ host }${ port }${ path }`,
		} ) );

const notPublic = sample(
	address(
		fc.oneof(
			...special4.map( ( range ) =>
				inRange( range, parse4 ).chain( written4 )
			),
			...special6.map( ( range ) =>
				inRange( range, parse6 ).map(
					( bytes ) => `[${ words( bytes ) }]`
				)
			)
		)
	),
	3000
);

const publicBytes = fc
	.array( fc.nat( 255 ), { minLength: 4, maxLength: 4 } )
	.filter( ( bytes ) => ! blocked.check( bytes.join( '.' ) ) );
const publicNumbers = sample( publicBytes, 1000 ).map( ( bytes ) => ( {
	plain: `http://${ bytes.join( '.' ) }/`,
	url: `http://${
		sample(
			written4( bytes ).filter( ( host ) => ! host.startsWith( '[' ) ),
			1
		)[ 0 ]
	}/`,
} ) );

/**
 * Random invalid URLs; international domain names need WordPress and are tested in
 * tests/integration/analysis-http.test.ts.
 */
const nonsense = sample(
	fc
		.array(
			fc.oneof(
				fc.constantFrom(
					...'http://:@[]%.\\#?0x17f/'.split( '' ),
					'\0',
					'\n',
					'@127.0.0.1',
					'%00'
				),
				fc.string( { maxLength: 3 } )
			),
			{ maxLength: 20 }
		)
		.map( ( parts ) => ( { url: `http://${ parts.join( '' ) }` } ) ),
	2000
);

/** Handwritten cases with the expected classification. The site is https://example.com. */
const table: [ string, string | null, string, string? ][] = [
	[ 'https://example.com/page?a=b#c', 'https://example.com/page?a=b', 'own' ],
	[ 'http://example.com/', 'http://example.com/', 'own' ],
	[ 'http://EXAMPLE.com:80', 'http://example.com/', 'own' ],
	[ 'https://example.com.:443/', 'https://example.com/', 'own' ],
	[ 'https://example.com:8443/', 'https://example.com:8443/', 'name' ],
	[ 'https://www.example.com/', 'https://www.example.com/', 'name' ],
	[
		'https://example.com.evil.test/',
		'https://example.com.evil.test/',
		'name',
	],
	[ 'https://example.com@evil.test/', null, 'nobody' ],
	[ 'https://user:secret@example.com/', null, 'nobody' ],
	[
		'https://evil.test\\@example.com/',
		'https://evil.test/@example.com/',
		'name',
	],
	[ 'http:\\\\127.0.0.1\\', 'http://127.0.0.1/', 'refused' ],
	[ 'http://2130706433/', 'http://127.0.0.1/', 'refused' ],
	[ 'http://017700000001/', 'http://127.0.0.1/', 'refused' ],
	[ 'http://0x7f000001/', 'http://127.0.0.1/', 'refused' ],
	[ 'http://0x7f.1/', 'http://127.0.0.1/', 'refused' ],
	[ 'http://127.1/', 'http://127.0.0.1/', 'refused' ],
	[ 'http://0/', 'http://0.0.0.0/', 'refused' ],
	[ 'http://0x/', 'http://0.0.0.0/', 'refused' ],
	[
		'http://169.254.169.254/latest/',
		'http://169.254.169.254/latest/',
		'refused',
	],
	[ 'http://[::1]/', 'http://[::1]/', 'refused' ],
	[ 'http://[::]/', 'http://[::]/', 'refused' ],
	[ 'http://[::ffff:10.0.0.1]/', 'http://[::ffff:10.0.0.1]/', 'refused' ],
	[ 'http://[fd00:ec2::254]/', 'http://[fd00:ec2::254]/', 'refused' ],
	[ 'http://[64:ff9b::a00:1]/', 'http://[64:ff9b::a00:1]/', 'refused' ],
	// Public IPv4 hosts in a network that only has IPv6.
	[ 'http://[64:ff9b::8.8.8.8]/', 'http://[64:ff9b::808:808]/', 'public' ],
	[ 'http://134744072/', 'http://8.8.8.8/', 'public' ],
	[ 'http://[2606:4700::1111]/', 'http://[2606:4700::1111]/', 'public' ],
	[ 'http://[fe80::1%25eth0]/', null, 'nobody' ],
	[ 'http://[fe80::1%eth0]/', null, 'nobody' ],
	[ 'http://[::1/', null, 'nobody' ],
	[ 'http://256.1.1.1/', null, 'nobody' ],
	[ 'http://1.2.3.4.5/', null, 'nobody' ],
	[ 'http://09.1/', null, 'nobody' ],
	[ 'http://4294967296/', null, 'nobody' ],
	[ 'http://%31%32%37.0.0.1/', null, 'nobody' ],
	[ 'http://1.1.1.1:65536/', null, 'nobody' ],
	[ 'http://1.1.1.1:0/', null, 'nobody' ],
	[ 'ftp://example.com/', null, 'nobody' ],
	[ 'file:///etc/passwd', null, 'nobody' ],
	[ 'gopher://127.0.0.1/', null, 'nobody' ],
	[ 'javascript:alert(1)', null, 'nobody' ],
	[ '', null, 'nobody' ],
	[
		' https://tea.test/a b "c"\n',
		'https://tea.test/a%20b%20%22c%22',
		'name',
	],
	[
		'https://tea.test/\r\nX-Header: 1',
		'https://tea.test/X-Header:%201',
		'name',
	],
	[ 'https://tea.test/weiß', 'https://tea.test/wei%C3%9F', 'name' ],
	// Redirects, from https://tea.test/a/b?c.
	[ 'd', 'https://tea.test/a/d', 'name', 'https://tea.test/a/b?c' ],
	[ '?d', 'https://tea.test/a/b?d', 'name', 'https://tea.test/a/b?c' ],
	[ '#d', 'https://tea.test/a/b', 'name', 'https://tea.test/a/b?c' ],
	[ '/d/../e', 'https://tea.test/e', 'name', 'https://tea.test/a/b?c' ],
	[ 'x//../y', 'https://tea.test/a/x/y', 'name', 'https://tea.test/a/b?c' ],
	[ '//127.1/d', 'https://127.0.0.1/d', 'refused', 'https://tea.test/a/b?c' ],
	[ '/\\10.1/d', 'https://10.0.0.1/d', 'refused', 'https://tea.test/a/b?c' ],
	[
		'//example.com',
		'https://example.com/',
		'own',
		'https://tea.test/a/b?c',
	],
];

/** Hosts of development sites, and others. */
const developed = [
	'localhost',
	'tea.localhost',
	'Tea.Test',
	'tea.test.',
	'tea.local',
	'tea.ddev.site',
	'127.0.0.1',
	'192.168.1.20',
	'[::1]',
];
const open = [
	'tea.example',
	'test.example',
	'localhost.example',
	'mylocal',
	'latest',
	'contest',
	'tea.site',
	'8.8.8.8',
	'',
];

const results = runRules( {
	'development site': [ ...developed, ...open ],
	'analysis target': [
		...table.map( ( [ url, , , base ] ) => ( { url, base } ) ),
		...notPublic,
		...publicNumbers.map( ( { url } ) => ( { url } ) ),
		...nonsense,
	],
	'public address': [ '8.8.8.8', '08.8.8.8', 'localhost', '', '::', '1.1' ],
} );
const targets = results[ 'analysis target' ] as [ string | null, string ][];

test.each(
	table.map( ( [ url, sent, whom ], i ) => [ url, sent, whom, i ] as const )
)( '%j is sent as %j to: %s', ( _url, sent, whom, i ) => {
	expect( targets[ i ] ).toEqual( [ sent, whom ] );
} );

test( 'Which sites are copies for development', () => {
	const answers = results[ 'development site' ];
	expect( answers ).toEqual( [
		...developed.map( () => true ),
		...open.map( () => false ),
	] );
} );

test( 'No number of a range that is not public is let through, however it is written', () => {
	const answers = targets.slice(
		table.length,
		table.length + notPublic.length
	);
	expect(
		notPublic.filter( ( _case, i ) => answers[ i ]?.[ 1 ] !== 'refused' )
	).toEqual( [] );
} );

test( 'Every public number is let through, and sent in its usual form', () => {
	const answers = targets.slice(
		table.length + notPublic.length,
		table.length + notPublic.length + publicNumbers.length
	);
	expect( answers ).toEqual(
		publicNumbers.map( ( { plain } ) => [ plain, 'public' ] )
	);
} );

test( 'Whatever is sent, a browser finds the same host in it', () => {
	const sent = targets.flatMap( ( [ url, whom ] ) =>
		url !== null && whom !== 'refused' ? [ url ] : []
	);
	expect( sent.length ).toBeGreaterThan( 1000 );
	expect(
		sent.filter( ( url ) => ! /^https?:\/\/[\x21-\x7e]+$/.test( url ) )
	).toEqual( [] );
	expect(
		sent.filter(
			( url ) =>
				new URL( url ).host !== url.split( '/' )[ 2 ] ||
				new URL( url ).username !== ''
		)
	).toEqual( [] );
} );

test( 'Only numbers in their usual form count as public', () => {
	expect( results[ 'public address' ] ).toEqual( [
		true,
		false,
		false,
		false,
		false,
		false,
	] );
} );
