/** `wp pharos settings`: the settings in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { hasTerminal, wp } from '../support/wp-cli';
import { read, save, startWithDefaults } from '../integration/support/settings';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

startWithDefaults();

withSnippet(
	'pharos-settings-cli-add-on',
	`add_filter( 'pharos_settings_definitions', static fn( $all ) => $all + [
		'acme_key' => [ 'type' => 'string', 'default' => '', 'sanitize' => 'text', 'secret' => true ],
	] );`
);

const settings = ( ...command: string[] ) =>
	wp( site, 'pharos', 'settings', ...command );

const json = async ( ...command: string[] ) =>
	JSON.parse( ( await settings( ...command, '--format=json' ) ).stdout );

const newest = () =>
	site.php< { via: string; changes: object } >(
		`return Pharos\\History\\Entries::all()[0];`
	);

test( 'What a terminal shows of a setting can be entered again', async () => {
	const different = await site.php< string[] >(
		`use Pharos\\Settings\\{ CliValue, Merge, Sanitizer, Settings };
		$settings = new Settings();
		$different = [];
		foreach ( $settings->definitions() as $name => $definition ) {
			$value = $settings->get( $name );
			$entered = CliValue::parse( CliValue::text( $value, $definition ), $definition );
			Merge::same( Sanitizer::clean( $entered, $definition ), $value ) || $different[] = $name;
		}
		return $different;`
	);
	expect( different ).toEqual( [] );
} );

inTerminal( 'wp pharos settings', () => {
	test( 'set changes a setting, with an entry in the history', async () => {
		const planned = await json( 'set', 'separator', '|', '--dry-run' );
		const { separator } = await read();
		expect( planned ).toEqual( [
			{ setting: 'separator', old: separator, new: '|' },
		] );
		expect( separator ).not.toBe( '|' );

		const set = await settings( 'set', 'separator', '|' );
		expect( set ).toMatchObject( {
			code: 0,
			stdout: 'Success: 1 setting changed.\n',
		} );
		expect( await read() ).toMatchObject( { separator: '|' } );
		expect( await newest() ).toMatchObject( {
			via: 'cli',
			changes: { separator: { old: separator, new: '|' } },
		} );
		expect( ( await settings( 'get', 'separator' ) ).stdout ).toBe( '|\n' );
		expect( ( await settings( 'set', 'separator', '|' ) ).stdout ).toBe(
			'Success: There is nothing to change.\n'
		);
	} );

	test( 'set takes lists and objects as JSON, and a default as a choice', async () => {
		await settings( 'set', 'no_index', '["post_tag","author"]' );
		await settings( 'set', 'social_profiles', '{"pinterest":"cakes"}' );
		await settings( 'set', 'author_archive', 'false' );
		expect( await read() ).toMatchObject( {
			no_index: [ 'post_tag', 'author' ],
			social_profiles: { pinterest: 'cakes' },
			pinterest: 'cakes',
		} );
		expect(
			await site.php(
				`return ( new Pharos\\Settings\\Settings() )->is_chosen( 'author_archive' );`
			)
		).toBe( true );
		expect( ( await settings( 'get', 'no_index' ) ).stdout ).toBe(
			'["post_tag","author"]\n'
		);
	} );

	test.each( [
		[
			[ 'set', 'seperator', '|' ],
			'There is no setting “seperator”. Did you mean “separator”?',
		],
		[ [ 'get', 'colour_of_tea' ], 'There is no setting “colour_of_tea”.' ],
		[ [ 'reset', 'separator', 'tea' ], 'There is no setting “tea”.' ],
		[
			[ 'set', 'enable_schemas', 'perhaps' ],
			'“enable_schemas” is invalid. It must be true or false.',
		],
		[
			[ 'set', 'no_index', '[post_tag]' ],
			'“no_index” is invalid. Enter it as JSON, such as ["one", "two"] (Syntax error).',
		],
		[
			[ 'set', 'no_index', '["post tag"]', '--dry-run' ],
			'“no_index” is invalid. Names consist of',
		],
		[
			[ 'reset' ],
			'Enter the names of the settings to reset, or use --all.',
		],
		[
			[ 'reset', 'separator', '--all' ],
			'Enter the names of the settings to reset, or use --all.',
		],
	] )( '%j fails and changes nothing', async ( command, message ) => {
		const before = await read();
		const { code, stderr } = await settings( ...command );
		expect( stderr ).toContain( message );
		expect( stderr ).not.toContain( '"status"' );
		expect( code ).toBe( 1 );
		expect( await read() ).toEqual( before );
	} );

	test( 'diff lists what differs from the defaults, each value once, and reset takes it back', async () => {
		expect( await json( 'diff' ) ).toEqual( [] );
		await save( {
			separator: '|',
			home_page_facebook: {
				title: 'Tea',
				description: '',
				image_url: '',
			},
			social_profiles: { youtube: 'https://youtube.com/@tea', vk: 'tea' },
		} );
		const changes = await json( 'diff' );
		expect( changes ).toHaveLength( 4 );
		expect( changes ).toEqual(
			expect.arrayContaining( [
				expect.objectContaining( { setting: 'separator', value: '|' } ),
				{
					setting: 'home_page_facebook_title',
					default: '',
					value: 'Tea',
				},
				{
					setting: 'social_profiles',
					default: {},
					value: { vk: 'tea' },
				},
				{
					setting: 'youtube',
					default: '',
					value: 'https://youtube.com/@tea',
				},
			] )
		);

		const reset = await settings( 'reset', 'separator', 'social_profiles' );
		expect( reset.stdout ).toBe( 'Success: 3 settings changed.\n' );
		expect(
			( await json( 'reset', '--all', '--dry-run' ) ).map(
				( { setting }: { setting: string } ) => setting
			)
		).toEqual( [ 'home_page_facebook_title' ] );
		const { code } = await settings( 'reset', '--all', '--yes' );
		expect( code ).toBe( 0 );
		expect( await json( 'diff' ) ).toEqual( [] );
	} );

	test( 'list has every setting, and no secret', async () => {
		await save( { acme_key: 's3cret' } );
		const csv = await settings(
			'list',
			'--format=csv',
			'--fields=setting,value,default'
		);
		expect( csv.stdout ).toContain( 'setting,value,default\n' );
		expect( csv.stdout ).toContain( '\nacme_key,(secret),\n' );
		const outputs = [
			csv,
			await settings( 'diff' ),
			await settings( 'get', 'acme_key' ),
			await settings( 'set', 'acme_key', 'other', '--dry-run' ),
		];
		expect( outputs.map( ( { code } ) => code ) ).toEqual( [ 0, 0, 1, 0 ] );
		expect( outputs[ 2 ]?.stderr ).toContain(
			'The value of “acme_key” is secret'
		);
		expect( JSON.stringify( outputs ) ).not.toMatch( /s3cret|other/ );
		const names = ( await json( 'list' ) ).map(
			( { setting }: { setting: string } ) => setting
		);
		// Those that only combine others aren't repeated.
		const all = Object.keys( await read() );
		expect( all.filter( ( name ) => ! names.includes( name ) ) ).toEqual( [
			'home_page_facebook',
			'home_page_twitter',
		] );
	} );
} );
