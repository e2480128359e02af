/**
 * Commands for what the application does: features, robots.txt, llms.txt, schemas, checks and the report about a page. Skipped if the site's PHP
 * is in WebAssembly, which has no terminal.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { hasTerminal, wp } from '../support/wp-cli';
import { site } from '../integration/support/site';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

const folder = mkdtempSync( join( tmpdir(), 'pharos-app-cli-' ) );

afterAll( () => rmSync( folder, { recursive: true } ) );

const run = ( command: string, ...more: string[] ) =>
	wp( site, 'pharos', ...command.split( ' ' ), ...more );

const rows = async ( command: string ) =>
	JSON.parse( ( await run( `${ command } --format=json` ) ).stdout );

const file = ( content: string ) => {
	const path = join( folder, 'file' );
	writeFileSync( path, content );
	return path;
};

/** What a user sees of a command that fails: the exit code, and the message. */
interface Refusal {
	command: string;
	more?: string[];
	message: string;
}

const refusals: Refusal[] = [
	{
		command: 'feature enable redirect',
		message:
			'There is no setting “enable_redirect”. Did you mean “enable_redirects”?',
	},
	{
		command: 'robots test https://elsewhere.example/',
		message: 'https://elsewhere.example/ isn’t a URL of this site.',
	},
	{
		command: 'robots set /nowhere/robots.txt',
		message: 'The file /nowhere/robots.txt can’t be read.',
	},
	{ command: 'checks ignore nope', message: 'There is no check “nope”.' },
	{
		command: 'checks list --status=erorr',
		message: '“erorr” isn’t known. Enter one of these: error, warning,',
	},
	{
		command: 'not-found delete 999999 --dry-run',
		message: 'The log has no URL with the ID 999999.',
	},
	{
		command: 'redirect delete twelve',
		message: 'There is no redirect with the ID twelve.',
	},
	{
		command: 'redirect undo 5 --dry-run',
		message: 'There are no redirects of the import 5.',
	},
	{
		command: 'not-found list --limit=many',
		message: '--limit must be a number greater than 0.',
	},
	{
		command: 'analyse --wait=long',
		message: '--wait must be a number of seconds.',
	},
	{
		command: 'settings list --fields=valeu',
		message:
			'“valeu” isn’t known. Enter one of these: setting, value, default.',
	},
	{
		// From an empty standard input.
		command: 'settings set separator',
		message: 'Enter the value after the name of the setting.',
	},
	{ command: 'robots set', message: 'There is no text.' },
	{
		command: 'seo set post twelve --title=Tea',
		message: '“twelve” isn’t an ID.',
	},
	{
		command: 'schema get nope',
		message: 'There is no schema “nope”.',
	},
	{
		command: 'schema set x',
		more: [ '[1]' ],
		message: 'The schema must be a JSON object.',
	},
	{
		command: 'schema set x',
		more: [ '{"type":"Artcile"}' ],
		message: 'The schema type “Artcile” doesn’t exist.',
	},
	{
		command: 'inspect https://elsewhere.example/',
		message: 'Enter a URL of this site',
	},
];

/** `{id}` is the redirect from /x-cli-old/ to /x-cli-new/, `{url}` a URL in the 404 log. */
const dryRuns: [ command: string, says: string ][] = [
	[
		// Visitors arrive at the end of the chain.
		'redirect add /x-cli-more/ /x-cli-old/ --status=302',
		'target: null → "\\/x-cli-new\\/"\nstatus: null → 302',
	],
	[ 'redirect update {id} --status=302', 'status: 301 → 302' ],
	[ 'redirect update {id} --enabled=no', 'enabled: true → false' ],
	[ 'redirect delete {id}', '- {id}: /x-cli-old/ → /x-cli-new/ (301)' ],
	[ 'not-found clear', ' would be deleted.' ],
	[ 'not-found delete {url}', '1 URL would be deleted.' ],
	[
		'redirect add /x-cli-case/ /about/ --no-ignore-case',
		'ignore_case: null → false',
	],
	[
		'access grant editor pharos_manage_redirects',
		'editor pharos_manage_redirects: no → yes',
	],
];

/** What the dry runs must not write. */
const stored = () =>
	site.php( `global $wpdb;
		return [
			$wpdb->get_results( "SELECT * FROM {$wpdb->prefix}pharos_redirects" ),
			Pharos\\NotFound\\Log::count(),
			get_option( 'pharos_settings' ),
		];` );

inTerminal( 'In a terminal', () => {
	test( 'what is wrong is refused with a message, and nothing is written', async () => {
		const settings = () => site.option( 'pharos_settings' );
		const before = await settings();
		for ( const { command, more = [], message } of refusals ) {
			expect( await run( command, ...more ) ).toMatchObject( {
				code: 1,
				stderr: expect.stringContaining( message ),
			} );
		}
		expect( await settings() ).toEqual( before );
	} );

	test( 'dry runs of redirects, the 404 log and permissions say what would change, and write nothing', async () => {
		await run( 'redirect add /x-cli-old/ /x-cli-new/' );
		await site.get( '/x-cli-missing/' );
		const before = await stored();
		const id = ( await run( 'redirect list --search=x-cli --format=ids' ) )
			.stdout;
		const url = (
			await run( 'not-found list --search=x-cli-missing --format=ids' )
		).stdout;
		const filled = ( text: string ) =>
			text.replaceAll( '{id}', id ).replaceAll( '{url}', url );
		try {
			for ( const [ command, says ] of dryRuns ) {
				expect(
					await run( `${ filled( command ) } --dry-run` )
				).toMatchObject( {
					code: 0,
					stdout: expect.stringContaining( filled( says ) ),
				} );
			}
			expect( await stored() ).toEqual( before );

			await run( `redirect update ${ id } --target=/x-cli-newer/` );
			expect( ( await run( 'redirect export' ) ).stdout ).toContain(
				'/x-cli-newer/'
			);
			expect( await run( `redirect update ${ id }` ) ).toMatchObject( {
				code: 1,
				stderr: expect.stringContaining( 'Enter what to change' ),
			} );
			// As one word, these are no IDs: nothing is changed, of the first one neither.
			const kept = await stored();
			for ( const [ command, says ] of [
				[ `redirect update ${ id },9 --status=302`, '' ],
				[ `redirect delete ${ id },9`, `the ID ${ id },9` ],
				[ `not-found delete ${ url },9`, `ID ${ url },9` ],
			] ) {
				expect( await run( command as string ) ).toMatchObject( {
					code: 1,
					stderr: expect.stringContaining( says as string ),
				} );
			}
			expect( await stored() ).toEqual( kept );
		} finally {
			await run( `redirect delete ${ id }` );
			await run( `not-found delete ${ url }` );
		}
	} );

	afterEach( () => site.resetSettings() );

	test( 'programs can read CSV and YAML, whatever the texts are', async () => {
		const value = '- "Tea": \\"%title%", #1 é';
		await run( 'settings set site_name', value );
		await run( 'settings set separator |' );
		const yaml = await run( 'settings diff --format=yaml' );
		expect( parse( yaml.stdout ) ).toEqual(
			expect.arrayContaining( [
				{ setting: 'separator', default: '-', value: '|' },
				{ setting: 'site_name', default: '', value },
			] )
		);
		// In CSV with an apostrophe, so that spreadsheets don’t run it.
		const csv = await run( 'settings diff --format=csv' );
		expect( csv.stdout ).toContain(
			`site_name,,"'${ value.replaceAll( '"', '""' ) }"\n`
		);
	} );

	test( 'a feature is turned off and on; a dry run only says so', async () => {
		const status = async () =>
			( await rows( 'feature list' ) ).find(
				( { feature }: { feature: string } ) => feature === 'redirects'
			).status;
		expect( await rows( 'feature disable redirects --dry-run' ) ).toEqual( [
			{ setting: 'enable_redirects', old: true, new: false },
		] );
		expect( await status() ).toBe( 'on' );
		await run( 'feature disable redirects' );
		expect( await status() ).toBe( 'off' );
		expect(
			( await run( 'feature list --status=off --format=count' ) ).stdout
		).toMatch( /^[1-9]/ );
		await run( 'feature enable redirects' );
		expect( await status() ).toBe( 'on' );
	} );

	test( 'robots.txt is tested, changed from a file, and reset', async () => {
		const test = ( url: string, agent: string ) =>
			run( 'robots test', url, `--agent=${ agent }`, '--format=csv' );
		const allowed = await test( '/tea/', 'Googlebot' );
		expect( allowed ).toMatchObject( {
			code: 0,
			stdout: 'url,agent,access\n/tea/,Googlebot,allowed\n',
		} );

		const text = 'User-agent: Googlebot\nDisallow: /tea\nTea: black\n';
		const dry = await run( 'robots set --dry-run', file( text ) );
		expect( dry.stdout ).toContain( '+ Disallow: /tea\n' );
		expect( dry.stderr ).toContain(
			'Line 3: Crawlers don’t support “tea”.'
		);
		expect( ( await test( '/tea/', 'Googlebot' ) ).code ).toBe( 0 );

		expect( ( await run( 'robots set', file( text ) ) ).code ).toBe( 0 );
		expect( ( await run( 'robots show' ) ).stdout ).toBe( text );
		expect( await test( '/tea/', 'Googlebot' ) ).toMatchObject( {
			code: 1,
			stdout: expect.stringContaining( 'Googlebot,blocked' ),
		} );
		expect( ( await test( '/tea/', '*' ) ).code ).toBe( 0 );

		await run( 'robots reset' );
		expect( ( await run( 'robots show' ) ).stdout ).toContain(
			'Disallow: /wp-admin/'
		);
	} );

	test( 'llms.txt is shown, and its status has an exit code for scripts', async () => {
		expect( await run( 'llms-txt status --format=csv' ) ).toMatchObject( {
			code: 1,
			stdout: expect.stringContaining( 'llms.txt is turned off.' ),
		} );
		await run( 'feature enable llms_txt' );
		expect( await run( 'llms-txt status --format=csv' ) ).toMatchObject( {
			code: 0,
			stdout: expect.stringContaining( '/llms.txt,served,' ),
		} );
		expect( ( await run( 'llms-txt show' ) ).stdout ).toMatch( /^# / );
	} );

	test( 'a schema is added, seen by visitors, and deleted; dry runs write nothing', async () => {
		const schema = JSON.stringify( {
			title: 'Cup',
			type: 'Service',
			fields: { name: 'A cup of %site_name%' },
			show_on: { rules: [ 'basic-global' ] },
		} );
		const home = async () => ( await site.get( '/' ) ).text;
		const ids = async () =>
			( await run( 'schema list --format=ids' ) ).stdout;

		const dry = await run( 'schema set x-cup', schema, '--dry-run' );
		expect( dry.stdout ).toContain( '+ x-cup: {"title":"Cup"' );
		expect( await ids() ).not.toContain( 'x-cup' );

		expect( ( await run( 'schema set x-cup', schema ) ).code ).toBe( 0 );
		expect( await ids() ).toContain( 'x-cup' );
		expect( await home() ).toContain( 'A cup of Fern' );
		expect(
			JSON.parse( ( await run( 'schema get x-cup' ) ).stdout )
		).toMatchObject( JSON.parse( schema ) );

		expect(
			( await run( 'schema delete x-cup --dry-run' ) ).stdout
		).toContain( '- x-cup: ' );
		expect( await ids() ).toContain( 'x-cup' );
		await run( 'schema delete x-cup' );
		expect( await home() ).not.toContain( 'A cup of Fern' );
		expect( ( await rows( 'schema types' ) ).length ).toBeGreaterThan( 20 );
	} );

	test( 'a page is inspected as visitors get it', async () => {
		const { code, stdout } = await run( 'inspect / --format=json' );
		expect( JSON.parse( stdout ) ).toMatchObject( {
			status: 200,
			title: 'Fern & Kettle',
			differences: [],
		} );
		expect( code ).toBe( 0 );
		expect( ( await run( 'inspect / --format=csv' ) ).stdout ).toContain(
			'title,"Fern & Kettle","The setting of the home page."'
		);
		expect( ( await run( 'inspect /nothing-at-all/' ) ).code ).toBe( 1 );
	} );

	test( 'a check is ignored and counted again', async () => {
		const ignored = async () =>
			( await run( 'checks list --status=ignored --format=ids' ) ).stdout;
		await run( 'checks ignore default_tagline --dry-run' );
		expect( await ignored() ).toBe( '' );
		expect( await run( 'checks ignore default_tagline' ) ).toMatchObject( {
			code: 0,
			stdout: 'Success: 1 check changed.\n',
		} );
		expect( await ignored() ).toBe( 'default_tagline' );
		await run( 'checks restore default_tagline' );
		expect( await ignored() ).toBe( '' );
	} );
} );
