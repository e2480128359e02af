/** `wp pharos schema`: the check in a terminal. Skipped if the site's PHP is in WebAssembly, which has no terminal. */
import { hasTerminal, wp } from '../support/wp-cli';
import { save } from '../integration/support/settings';
import { site } from '../integration/support/site';

const inTerminal = hasTerminal( site ) ? describe : describe.skip;

const check = ( ...options: string[] ) =>
	wp( site, 'pharos', 'schema', 'check', ...options );

interface Row {
	level: string;
	schema: string;
	property: string;
	problem: string;
	pages: number;
	example: string;
}

const rows = async ( ...options: string[] ): Promise< Row[] > =>
	JSON.parse( ( await check( '--format=json', ...options ) ).stdout );

const recipe = ( fields: object ) => ( {
	title: 'Recipe',
	type: 'Recipe',
	fields,
	show_on: { rules: [ 'post|all' ], specific: [], specificText: [] },
} );

let posts: Record< string, string >;

beforeAll( async () => {
	posts = await site.php(
		`foreach ( [ 'one', 'two' ] as $name ) {
			$id = wp_insert_post( [ 'post_title' => "Cake $name", 'post_status' => 'publish' ] );
			$urls[ $id ] = get_permalink( $id );
		}
		return $urls;`
	);
} );
beforeEach( () => site.resetSettings() );
afterAll( async () => {
	await site.resetSettings();
	await site.php(
		`foreach ( $args as $id ) { wp_delete_post( $id, true ); }`,
		Object.keys( posts )
	);
} );

inTerminal( 'wp pharos schema check', () => {
	test( 'finds no error in what the plugin says by itself', async () => {
		const { code, stdout } = await check();
		expect( stdout ).toMatch(
			/^Success: \d+ pages checked: no issues found\.$/m
		);
		expect( code ).toBe( 0 );
	} );

	test( 'lists each problem once, with how many pages have it, and fails', async () => {
		const count = await site.php< number >(
			`return (int) wp_count_posts()->publish;`
		);
		await save( {
			schemas: {
				cake: recipe( { name: '%title%', cookTime: 'long' } ),
			},
		} );
		const { code } = await check();
		expect( code ).toBe( 1 );
		expect( await rows() ).toEqual( [
			{
				level: 'error',
				schema: 'cake',
				property: 'cookTime',
				problem:
					'Enter a duration in minutes, such as 90. (PT1H30M works, too.)',
				pages: count,
				example: expect.stringContaining( 'http' ),
			},
			expect.objectContaining( { property: 'image', pages: count } ),
		] );
		expect( ( await rows( '--level=note' ) ).length ).toBeGreaterThan( 2 );
	} );

	test( 'looks at one page only where that is named', async () => {
		await save( { schemas: { cake: recipe( { name: '%title%' } ) } } );
		const [ url = '' ] = Object.values( posts );
		expect( await rows( `--url=${ url }` ) ).toEqual( [
			expect.objectContaining( {
				property: 'image',
				pages: 1,
				example: url,
			} ),
		] );
		const missing = await check( `--url=${ url }nothing-here/` );
		expect( missing.stderr ).toContain( 'This page doesn’t exist.' );
		expect( missing.code ).toBe( 1 );
	} );

	test( 'lets warnings pass', async () => {
		const more = { image: '/a.png', recipeYeild: '4' };
		await save( {
			schemas: { cake: recipe( { name: '%title%', ...more } ) },
		} );
		const { code, stdout } = await check( '--format=csv' );
		expect( code ).toBe( 0 );
		expect( stdout ).toContain( 'warning,cake,recipeYeild,' );
		expect( ( await check( '--level=error' ) ).stdout ).toContain(
			'no issues found'
		);
	} );

	test( 'says so while schemas are switched off', async () => {
		await save( { enable_schemas: false } );
		const { code, stderr } = await check();
		expect( stderr ).toContain( 'Schemas are turned off.' );
		expect( code ).toBe( 1 );
	} );
} );
