/** The response at /robots.txt, and the route of its editor. */
import { basename, dirname, join } from 'node:path';
import robotsParser from 'robots-parser';
import { site } from './support/site';
import { settings } from './support/site-settings';

const OWN =
	'User-agent: *\nDisallow: /cart/\nSitemap: https://example.org/mine.xml\n';

interface Answer {
	success: boolean;
	code?: string;
	message: string;
	data: Record< string, unknown >;
}

async function read() {
	const admin = await site.as( 'admin' );
	return ( await admin.rest< Answer >( 'GET', '/pharos/v1/robots-txt' ) ).body
		.data;
}

async function save( content: unknown, previous?: string ) {
	const admin = await site.as( 'admin' );
	const { status, body } = await admin.rest< Answer >(
		'POST',
		'/pharos/v1/robots-txt',
		{ robots_txt_content: content, previous }
	);
	return { status, ...body };
}

const served = async () => ( await site.get( '/robots.txt' ) ).text;

/** The stored text; false if there is none. */
async function stored() {
	const option = await site.option< { text: string } | false >(
		'pharos_robots_txt'
	);
	return option && option.text;
}

/** The text that WordPress serves without Pharos. */
let wordpress: string;

beforeAll( async () => {
	await site.option( 'pharos_robots_txt', null );
	wordpress = await served();
} );

afterEach( async () => {
	await site.option( 'blog_public', '1' );
	await site.option( 'pharos_robots_txt', null );
} );

describe( 'A robots.txt of one’s own', () => {
	test( 'begins as the one that WordPress makes', async () => {
		expect( await read() ).toEqual( {
			robots_txt_content: wordpress,
			default_content: wordpress,
			search_engine_visibility: '1',
			robots_file_exists: false,
			robot_file_content: '',
			robots_url: `${ site.url }/robots.txt`,
			robots_txt_blocks: false,
			ai_crawlers: expect.any( Array ),
			ai_crawlers_group: '',
		} );
	} );

	test( 'is what crawlers get once it is saved, as plain text and obeyed', async () => {
		expect( await save( OWN ) ).toMatchObject( {
			status: 200,
			success: true,
			message: 'robots.txt saved successfully.',
			data: { robots_txt_content: OWN, default_content: wordpress },
		} );

		const page = await site.get( '/robots.txt' );
		expect( page.text ).toBe( OWN );
		expect( page.headers.get( 'content-type' ) ).toBe(
			'text/plain; charset=utf-8'
		);
		const robots = robotsParser( `${ site.url }/robots.txt`, page.text );
		expect( robots.isAllowed( `${ site.url }/cart/1`, 'Bot' ) ).toBe(
			false
		);
		expect( robots.isAllowed( `${ site.url }/tea`, 'Bot' ) ).toBe( true );
		expect( robots.getSitemaps() ).toEqual( [
			'https://example.org/mine.xml',
		] );
	} );

	test( 'names a sitemap only if the administrator wants that', async () => {
		const without = wordpress.replace( /\n+Sitemap:.*/, '' );
		expect( without ).not.toBe( wordpress );
		await save( without, wordpress );
		expect( await served() ).toBe( without );
		expect( ( await read() ).robots_txt_content ).toBe( without );
	} );

	test( 'that was put there by hand is served and edited like any other', async () => {
		await site.option( 'pharos_robots_txt', OWN );
		expect( await served() ).toBe( OWN );
		const mine = `${ OWN }# mine\n`;
		expect( ( await save( mine, OWN ) ).status ).toBe( 200 );
		expect( await served() ).toBe( mine );
	} );

	test( 'comes with one kind of line end and without a byte order mark', async () => {
		await save( '\uFEFFUser-agent: *\r\nDisallow: /a\rDisallow: /b\n\n\n' );
		expect( await stored() ).toBe(
			'User-agent: *\nDisallow: /a\nDisallow: /b\n'
		);
	} );

	test( 'keeps mistakes, markup and any script as they were typed', async () => {
		const odd =
			'Dissallow: /\\"x\'/%20?a=<b>&c\n/noting\n# Grüße 茶 🫖 \\n\nSitemap: https://example.org/mine.xml\n';
		await save( odd );
		expect( await served() ).toBe( odd );
	} );

	test.each( [
		[ 'emptied', '' ],
		[ 'left with blanks', ' \n\t\r\n' ],
	] )( 'that is %s gives way to that of WordPress', async ( _, text ) => {
		await save( OWN );
		expect( await save( text ) ).toMatchObject( {
			status: 200,
			data: { robots_txt_content: wordpress },
		} );
		expect( await served() ).toBe( wordpress );
		expect( await stored() ).toBe( false );
	} );

	test( 'equal to that of WordPress is not kept: what is added to that later shows', async () => {
		await save( OWN );
		expect( ( await save( wordpress ) ).status ).toBe( 200 );
		expect( await stored() ).toBe( false );
	} );

	test( 'may be saved twice', async () => {
		await save( OWN );
		expect( ( await save( OWN ) ).status ).toBe( 200 );
	} );

	test( 'is read by nothing else: it is not loaded with every page', async () => {
		await save( OWN );
		expect(
			await site.php(
				`global $wpdb;
				return $wpdb->get_var( "SELECT autoload FROM $wpdb->options WHERE option_name = 'pharos_robots_txt'" );`
			)
		).toBe( 'off' );
	} );
} );

describe( 'A robots.txt that can’t be saved', () => {
	test( 'as there is a file: the editor shows that one', async () => {
		await save( OWN );
		const [ data, status, answer ] = await site.php<
			[ Answer[ 'data' ], number, Answer ]
		>(
			`$file = get_temp_dir() . 'pharos-robots.txt';
			file_put_contents( $file, "\\u{FEFF}User-agent: *\\r\\nDisallow: /\\r\\n# \\xff" );
			add_filter( 'pharos_robots_txt_file', static fn() => $file );
			$read = rest_do_request( '/pharos/v1/robots-txt' )->get_data()['data'];
			$request = new WP_REST_Request( 'POST', '/pharos/v1/robots-txt' );
			$request['robots_txt_content'] = 'User-agent: *';
			$response = rest_do_request( $request );
			unlink( $file );
			return [ $read, $response->get_status(), $response->get_data() ];`,
			{},
			1
		);

		expect( data ).toMatchObject( {
			robots_txt_content: OWN,
			robots_file_exists: true,
			// Bytes that aren't valid UTF-8 can't be sent as JSON.
			robot_file_content: expect.stringMatching(
				/^User-agent: \*\nDisallow: \/\n#( \uFFFD)?\n$/
			),
			robots_txt_blocks: true,
		} );
		expect( status ).toBe( 409 );
		expect( answer ).toMatchObject( {
			code: 'pharos_robots_txt_locked',
			message: expect.stringContaining( 'root folder' ),
		} );
		expect( await stored() ).toBe( OWN );
	} );

	test( 'as the site is hidden', async () => {
		await site.option( 'blog_public', '0' );
		expect( await read() ).toMatchObject( {
			search_engine_visibility: '0',
		} );
		expect( await save( OWN ) ).toMatchObject( {
			status: 409,
			code: 'pharos_robots_txt_locked',
			message: expect.stringContaining( 'Settings > Reading' ),
		} );
		expect( await stored() ).toBe( false );
	} );

	test( 'because another user has saved another one since it was opened', async () => {
		const theirs = 'User-agent: *\nDisallow: /theirs/\n';
		expect( ( await save( theirs, wordpress ) ).status ).toBe( 200 );

		expect( await save( OWN, wordpress ) ).toMatchObject( {
			status: 409,
			code: 'pharos_robots_txt_changed',
			message: expect.stringContaining( 'by another user' ),
		} );
		expect( await stored() ).toBe( theirs );

		expect( ( await save( OWN, theirs ) ).status ).toBe( 200 );
		// The response was lost, and the same text is sent again.
		expect( ( await save( OWN, theirs ) ).status ).toBe( 200 );
		expect( await stored() ).toBe( OWN );
	} );

	test.each( [
		[ 'the first of all', null ],
		[ 'another one', OWN ],
	] )(
		'as others save at the same moment: one of them wins (%s)',
		async ( _, before ) => {
			if ( before ) {
				await save( before );
			}
			const previous = before ?? wordpress;
			// Some of these are equal to the previous text in a database with MySQL's collations.
			const texts = [
				previous.toUpperCase(),
				previous.replace( 'User-agent', 'user-agent' ),
				...[ 'a', 'b', 'c', 'd' ].map(
					( name ) => `${ OWN }# ${ name }\n`
				),
			];
			const answers = await Promise.all(
				texts.map( ( text ) => save( text, previous ) )
			);
			expect( answers.map( ( { status } ) => status ).sort() ).toEqual( [
				200, 409, 409, 409, 409, 409,
			] );
			const winner = answers.findIndex(
				( { status } ) => status === 200
			);
			expect( await stored() ).toBe( texts[ winner ] );
		}
	);

	test( 'as it is longer than crawlers read', async () => {
		const limit = 500 * 1024;
		expect( await save( '#'.repeat( limit + 1 ) ) ).toMatchObject( {
			status: 400,
			code: 'pharos_robots_txt_too_long',
			message: expect.stringContaining( '500 KB' ),
		} );
		expect( await stored() ).toBe( false );
		expect( ( await save( '#'.repeat( limit - 1 ) ) ).status ).toBe( 200 );
	} );

	test.each( [
		[ 'a list', [ 'x' ] ],
		[ 'nothing', undefined ],
		[ 'null', null ],
	] )( 'as it is %s', async ( _, content ) => {
		expect( await save( content ) ).toMatchObject( {
			status: 400,
			success: false,
		} );
	} );

	test( 'as the database refuses', async () => {
		const answer = await site.php< { status: number; body: Answer } >(
			`$GLOBALS['wpdb']->suppress_errors();
			add_filter( 'query', static fn( $query ) => str_contains( $query, 'INSERT' ) ? 'INSERT INTO nowhere VALUES (1)' : $query );
			$request = new WP_REST_Request( 'POST', '/pharos/v1/robots-txt' );
			$request['robots_txt_content'] = 'User-agent: *';
			$response = rest_do_request( $request );
			return [ 'status' => $response->get_status(), 'body' => $response->get_data() ];`,
			{},
			1
		);
		expect( answer ).toMatchObject( {
			status: 500,
			body: { message: 'Failed to update robots.txt file.' },
		} );
	} );
} );

describe( 'Whether robots.txt blocks the whole site', () => {
	test( 'is among what the application knows of the site', async () => {
		expect( ( await settings() ).visibility ).toEqual( {
			search_engines: true,
			reading_url: `${ site.url }/wp-admin/options-reading.php`,
			robots_txt_blocks: false,
			causes: [],
		} );

		expect(
			( await save( 'User-agent: *\nDisallow: /' ) ).data
		).toMatchObject( { robots_txt_blocks: true } );
		await site.option( 'blog_public', '0' );
		expect( ( await settings() ).visibility ).toMatchObject( {
			search_engines: false,
			robots_txt_blocks: true,
		} );
	} );

	test( 'is answered by what other plugins add, too', async () => {
		expect(
			await site.php(
				`add_filter( 'robots_txt', static fn() => "User-agent: *\\nDisallow: /\\n" );
				return rest_do_request( '/pharos/v1/site-settings' )->get_data()['data']['visibility']['robots_txt_blocks'];`,
				{},
				1
			)
		).toBe( true );
	} );

	test( 'does not matter where WordPress can’t serve it', async () => {
		await save( 'User-agent: *\nDisallow: /' );
		const at = ( home: string, structure: string ) =>
			site.php(
				`add_filter( 'home_url', static fn( $url, $path ) => $args['home'] . $path, 10, 2 );
				add_filter( 'option_permalink_structure', static fn() => $args['structure'] );
				$data = rest_do_request( '/pharos/v1/robots-txt' )->get_data()['data'];
				return [ $data['robots_url'], $data['robots_txt_blocks'] ];`,
				{ home, structure },
				1
			);
		expect( await at( 'https://example.org', '/%postname%/' ) ).toEqual( [
			'https://example.org/robots.txt',
			true,
		] );
		expect(
			await at( 'https://example.org/blog', '/%postname%/' )
		).toEqual( [ '', false ] );
		expect( await at( 'https://example.org', '' ) ).toEqual( [
			'',
			false,
		] );
	} );
} );

test( 'Where WordPress has a folder of its own, the file is looked for beside the home page', async () => {
	const folder = ( home: string, siteurl: string ) =>
		site.php(
			`foreach ( [ 'home', 'siteurl' ] as $name ) {
				add_filter( "option_$name", static fn() => $args[ $name ], PHP_INT_MAX );
			}
			add_filter( 'pharos_robots_txt_file', static fn( $path ) => $GLOBALS['x_path'] = $path );
			Pharos\\RobotsTxt\\PhysicalFile::exists();
			return $GLOBALS['x_path'];`,
			{ home, siteurl }
		);
	const installed = await site.php< string >(
		`return untrailingslashit( wp_normalize_path( ABSPATH ) );`
	);
	expect( await folder( 'https://example.org', 'https://example.org' ) ).toBe(
		`${ installed }/robots.txt`
	);
	expect(
		await folder(
			'https://example.org',
			`http://example.org/${ basename( installed ) }/`
		)
	).toBe( join( dirname( installed ), 'robots.txt' ) );
	expect(
		await folder( 'https://example.org', 'https://example.org/elsewhere' )
	).toBe( `${ installed }/robots.txt` );
} );
