/**
 * Crawlers of AI services in robots.txt.
 */
import robotsParser from 'robots-parser';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

interface Crawler {
	name: string;
	owner: string;
	purpose: string;
	source: string;
	named: boolean;
}
interface RobotsTxt {
	ai_crawlers: Crawler[];
	ai_crawlers_group: string;
	robots_txt_content: string;
	default_content: string;
	robots_file_exists: boolean;
	robot_file_content: string;
}

const served = async () => ( await site.get( '/robots.txt' ) ).text;

const data = async () => {
	const admin = await site.as( 'admin' );
	return (
		await admin.rest< { data: RobotsTxt } >(
			'GET',
			'/pharos/v1/robots-txt'
		)
	).body.data;
};

const mayRead = async ( agent: string ) =>
	robotsParser( `${ site.url }/robots.txt`, await served() ).isAllowed(
		`${ site.url }/tea`,
		agent
	);

const own = ( text: string | null ) => site.option( 'pharos_robots_txt', text );

afterEach( () => own( null ) );
afterAll( () => site.resetSettings() );

test( 'All are allowed until the owner blocks some', async () => {
	await site.resetSettings();
	const before = await served();
	expect( before ).not.toContain( 'GPTBot' );

	await configure( {
		ai_crawlers: {
			ClaudeBot: 'block',
			GPTBot: 'block',
			CCBot: 'allow',
			// Of an add-on that is gone, and what would block everything.
			'Gone-Bot': 'block',
			'*': 'block',
		},
	} );
	expect( await served() ).toBe(
		`${ before }\nUser-agent: GPTBot\nUser-agent: ClaudeBot\nDisallow: /\n`
	);
	expect( await mayRead( 'GPTBot' ) ).toBe( false );
	expect( await mayRead( 'CCBot' ) ).toBe( true );
	expect( await mayRead( 'Googlebot' ) ).toBe( true );
} );

test( 'A save takes "allow" and "block" only', async () => {
	const admin = await site.as( 'admin' );
	const save = ( value: unknown ) =>
		admin.rest( 'POST', '/pharos/v1/admin-settings', {
			data: { ai_crawlers: value },
		} );
	expect( ( await save( { GPTBot: 'no' } ) ).status ).toBe( 400 );
	expect( ( await save( { GPTBot: true } ) ).status ).toBe( 400 );
	expect( ( await save( [ 'GPTBot' ] ) ).status ).toBe( 400 );
	expect( ( await save( { GPTBot: 'block' } ) ).status ).toBe( 200 );
} );

test( 'A text of one’s own comes first, and wins for the crawlers that it names', async () => {
	await configure( { ai_crawlers: { GPTBot: 'block', ClaudeBot: 'block' } } );
	const text =
		'User-agent: gptbot\nDisallow: /private/\n\nUser-agent: *\nDisallow: /cart/\n';
	await own( text );
	expect( await served() ).toBe(
		`${ text }\nUser-agent: ClaudeBot\nDisallow: /\n`
	);
	expect( await mayRead( 'GPTBot' ) ).toBe( true );

	const { ai_crawlers: crawlers, ...rest } = await data();
	expect( rest ).toMatchObject( {
		ai_crawlers_group: 'User-agent: ClaudeBot\nDisallow: /\n',
		robots_txt_content: text,
	} );
	expect(
		crawlers.filter( ( { named } ) => named ).map( ( { name } ) => name )
	).toEqual( [ 'GPTBot' ] );
} );

test( 'A group without rules at the end of the text does not become one of those that are blocked', async () => {
	await configure( { ai_crawlers: { GPTBot: 'block' } } );
	await own( 'User-agent: Googlebot\nSitemap: https://example.org/a.xml\n' );
	expect( await mayRead( 'Googlebot' ) ).toBe( true );
	expect( await mayRead( 'GPTBot' ) ).toBe( false );
} );

test( 'The text to edit is without them, and saving it keeps them switches', async () => {
	await configure( { ai_crawlers: { GPTBot: 'block' } } );
	const { robots_txt_content: text, default_content: standard } =
		await data();
	expect( text ).not.toContain( 'GPTBot' );
	expect( standard ).toBe( text );
	const admin = await site.as( 'admin' );
	await admin.rest( 'POST', '/pharos/v1/robots-txt', {
		robots_txt_content: text,
		previous: text,
	} );
	expect( await site.option( 'pharos_robots_txt' ) ).toBe( false );
	expect( await mayRead( 'GPTBot' ) ).toBe( false );
} );

test( 'Each has an owner, a purpose and the owner’s documentation, as far as there is one', async () => {
	const { ai_crawlers: crawlers } = await data();
	expect( crawlers.length ).toBeGreaterThan( 20 );
	for ( const { name, owner, purpose, source } of crawlers ) {
		expect( owner ).not.toBe( '' );
		expect( [ 'training', 'search', 'user' ] ).toContain( purpose );
		expect( source ).toMatch(
			name === 'Bytespider' ? /^$/ : /^https:\/\/[a-z.]+\/./
		);
	}
} );

test( 'A file on the disk is what crawlers get: the lines for it are told', async () => {
	await configure( { ai_crawlers: { GPTBot: 'block', CCBot: 'block' } } );
	const told = await site.php< RobotsTxt >(
		`$file = tempnam( sys_get_temp_dir(), 'x' );
		file_put_contents( $file, "User-agent: CCBot\\nDisallow: /\\n" );
		add_filter( 'pharos_robots_txt_file', static fn() => $file );
		$data = rest_do_request( '/pharos/v1/robots-txt' )->get_data()['data'];
		unlink( $file );
		return $data;`,
		{},
		1
	);
	expect( told ).toMatchObject( {
		robots_file_exists: true,
		ai_crawlers_group: 'User-agent: GPTBot\nDisallow: /\n',
	} );
} );

describe( 'Crawlers of an add-on', () => {
	withSnippet(
		'x-crawlers',
		`add_filter( 'pharos_ai_crawlers', static fn( $all ) => $all + [
			'TeaBot' => [ 'owner' => 'Tea', 'purpose' => 'training', 'source' => 'https://tea.example/bot' ],
		] );`
	);

	test( 'are blocked like ours', async () => {
		await configure( { ai_crawlers: { TeaBot: 'block' } } );
		expect( await served() ).toMatch(
			/\nUser-agent: TeaBot\nDisallow: \/\n$/
		);
	} );
} );
