/** Suggestions by AI: whether there are some, the notice, and who may request them. */
import { ADMIN_HOOKS } from '../integration/support/admin-hooks';
import { receivedByAi, setAi } from '../integration/support/ai-provider';
import { configure } from '../integration/support/head';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';
import {
	ask,
	made,
	ROUTE,
	sent,
	state,
	suggest,
	TEXT,
	withSuggestions,
	type State,
} from '../integration/support/suggestions';

withSuggestions(
	`return [
		'post' => $post( 'Tea house' ),
		'category' => wp_insert_term( 'X Green teas', 'category' )['term_id'],
	];`
);
withSnippet(
	'x-suggestion-limit',
	`add_filter( 'pharos_suggestion_limit', static fn( $limit ) => (int) get_option( 'x_limit', $limit ) );`
);

describe( 'Whether there are suggestions', () => {
	test( 'With a model, the editor says which provider would get the text', async () => {
		expect( await state() ).toEqual( {
			available: true,
			reason: '',
			provider: { id: 'x-ai', name: 'X Models', model: 'Bard' },
			vision: true,
			remaining: 60,
			limit: 60,
			agreed: true,
		} );
	} );

	test.each( [
		[ 'no provider is connected', {}, 'no_model' ],
		[ 'the second provider is', { 'y-ai': [ 'poet' ] }, '' ],
	] )( 'When %s', async ( _when, models, reason ) => {
		await setAi( [], models );
		const { available, provider, vision, agreed, ...rest_ } = await state();
		expect( rest_.reason ).toBe( reason );
		expect( available ).toBe( reason === '' );
		expect( provider?.id ?? '' ).toBe( reason === '' ? 'y-ai' : '' );
		// Agreed was to the other one.
		expect( [ vision, agreed ] ).toEqual( [ false, false ] );
	} );

	test( 'Site Health says which provider there is, and no key', async () => {
		const { suggestions } = await site.php< Record< string, unknown > >(
			`${ ADMIN_HOOKS }
			return apply_filters( 'debug_information', [] )['pharos-seo']['fields'];`
		);
		expect( suggestions ).toEqual( {
			label: 'AI suggestions',
			value: 'On',
			debug: 'on, x-ai',
		} );
	} );

	test( 'While they are turned off, no model is looked for', async () => {
		await configure( { enable_ai_suggestions: false } );
		const { available, reason } = await state();
		const { status, body } = await suggest();
		await configure( {} );
		expect( { available, reason, status, code: body.code } ).toEqual( {
			available: false,
			reason: 'off',
			status: 409,
			code: 'pharos_suggestions_off',
		} );
		expect( await sent() ).toBe( '' );
	} );

	describe( 'On a site without AI', () => {
		withSnippet(
			'x-without-ai',
			`add_filter( 'wp_supports_ai', '__return_false' );`
		);

		test( 'the routes only say so', async () => {
			const { available, reason, provider } = await state();
			expect( [ available, reason, provider ] ).toEqual( [
				false,
				'unsupported',
				null,
			] );
			const { status, body } = await suggest();
			expect( [ status, body.code ] ).toEqual( [
				409,
				'pharos_suggestions_unsupported',
			] );
		} );
	} );
} );

describe( 'The notice', () => {
	test( 'Nothing is sent before the user has agreed; another provider asks again', async () => {
		await setAi( undefined, { 'y-ai': [ 'poet' ] } );
		const refused = await suggest();
		expect( [ refused.status, refused.body.code ] ).toEqual( [
			409,
			'pharos_suggestions_not_agreed',
		] );
		expect( refused.body.message ).toContain( 'Y Models' );
		expect( await sent() ).toBe( '' );

		// The page was opened before the provider has changed.
		const old = await ask< State >( 'admin', 'POST', '/agreement', {
			provider: 'x-ai',
		} );
		expect( [ old.status, old.body.code ] ).toEqual( [
			409,
			'pharos_suggestions_other_provider',
		] );

		const { body } = await ask< State >( 'admin', 'POST', '/agreement', {
			provider: 'y-ai',
		} );
		expect( body.data ).toMatchObject( {
			agreed: true,
			provider: { id: 'y-ai' },
		} );
		expect( ( await suggest() ).body.data.provider ).toEqual( {
			id: 'y-ai',
			name: 'Y Models',
			model: 'Poet',
		} );
		// Others decide for themselves.
		expect( ( await state( 'editor' ) ).agreed ).toBe( false );
		expect( ( await receivedByAi() )[ 0 ]?.provider ).toBe( 'y-ai' );
	} );
} );

describe( 'Who may request them', () => {
	test( 'Those who may edit the object', async () => {
		const own = await site.php< number >(
			`return wp_insert_post( [ 'post_title' => 'Own tea', 'post_content' => $args['text'], 'post_author' => $args['user'] ] );`,
			{ text: TEXT, user: ( await site.as( 'author' ) ).id }
		);
		expect( ( await suggest( { id: own }, 'author' ) ).status ).toBe( 200 );
		await setAi();
		expect( ( await suggest( {}, 'author' ) ).status ).toBe( 403 );
		expect( ( await suggest( {}, 'subscriber' ) ).status ).toBe( 403 );
		const term = { type: 'term', id: made.category };
		expect( ( await suggest( term, 'author' ) ).status ).toBe( 403 );
		expect(
			(
				await site.rest( 'POST', ROUTE, {
					type: 'post',
					id: own,
					field: 'title',
				} )
			).status
		).toBe( 401 );
		expect( await sent() ).toBe( '' );
		expect( ( await suggest( {}, 'editor' ) ).status ).toBe( 200 );
	} );

	test( 'A role may lose the permission', async () => {
		await configure( {
			access: { editor: { pharos_use_suggestions: false } },
		} );
		const answers = [
			await suggest( {}, 'editor' ),
			await ask( 'editor', 'GET' ),
			await ask( 'editor', 'POST', '/agreement', {
				provider: 'x-ai',
			} ),
		];
		await configure( {} );
		expect( answers.map( ( { status } ) => status ) ).toEqual( [
			403, 403, 403,
		] );
		expect( await sent() ).toBe( '' );
	} );

	test( 'What no longer exists is not found', async () => {
		expect( ( await suggest( { id: 999999999 } ) ).body.code ).toBe(
			'pharos_not_found'
		);
	} );

	test( 'Sixty in an hour, or what the site allows; each user has their own', async () => {
		await site.option( 'x_limit', 2 );
		expect( ( await suggest() ).body.data.remaining ).toBe( 1 );
		await setAi( [ { status: 500 } ] );
		expect( ( await suggest() ).status ).toBe( 503 );
		const { status, body } = await suggest();
		expect( [ status, body.code ] ).toEqual( [
			429,
			'pharos_suggestions_limit',
		] );
		expect( body.message ).toMatch( /Try again in 60 minutes\./ );
		expect( await receivedByAi() ).toHaveLength( 1 );
		expect( await state() ).toMatchObject( { remaining: 0, limit: 2 } );
		expect( await state( 'editor' ) ).toMatchObject( { remaining: 2 } );
		// An hour later.
		await site.php( `
			$row = Pharos\\Core\\AtomicOption::read( 'pharos_suggestions' );
			Pharos\\Core\\AtomicOption::change( 'pharos_suggestions', static fn() => [ 'users' => array_map( static fn( $one ) => [ $one[0] - HOUR_IN_SECONDS, $one[1] ], $row['users'] ) ] );` );
		expect( await state() ).toMatchObject( { remaining: 2 } );
		await site.option( 'x_limit', null );
	} );
} );

test( 'Nothing of the content or its SEO fields is saved', async () => {
	const stored = () =>
		site.php(
			`global $wpdb; return [ get_post( $args[0] ), get_post_meta( $args[0] ), (int) $wpdb->get_var( "SELECT COUNT(*) FROM $wpdb->posts" ) ];`,
			[ made.post ]
		);
	const before = await stored();
	for ( const field of [ 'title', 'twitter_description', 'focus_keyword' ] ) {
		expect(
			( await suggest( { field, draft: { title: 'Other' } } ) ).status
		).toBe( 200 );
	}
	expect( await stored() ).toEqual( before );
} );
