/** The reference of hooks (tools/hooks.mjs): add-on authors find every hook with its arguments and an example, or `npm test` says what is missing. */
import { hooksOfJavaScript } from '../../tools/lib/hooks/javascript.mjs';
import { hooksOfPhp } from '../../tools/lib/hooks/php.mjs';
import { reference } from '../../tools/lib/hooks/reference.mjs';

const docblock = ( more = '' ) => `
	/**
	 * Filters the title of a page. Applied once.
	 *${ more }
	 * @param array{a: string, b?: int} $title   Plain
	 *                                           text.
	 * @param Context|null              $context The page.
	 *
	 * @since 1.2.0
	 * @see docs/schema.md
	 * @example add_filter('pharos_title', static function ($title) {
	 * 	return $title;
	 * });
	 */`;
const inClass = ( body: string ) =>
	`<?php final class Titles { private const FILTER = 'pharos_title'; public function all() { ${ body } } }`;
const php = ( body: string, more: Record< string, string > = {} ) =>
	hooksOfPhp( { 'includes/Titles.php': inClass( body ), ...more } );
const complete = `${ docblock() } $all = apply_filters('pharos_title', $title, $context);`;

test( 'a filter is documented by its docblock: purpose, arguments with types, version, example', () => {
	const { hooks, problems } = php( complete );
	expect( problems ).toEqual( [] );
	expect( hooks ).toEqual( [
		{
			name: 'pharos_title',
			kind: 'filter',
			file: 'includes/Titles.php',
			language: 'php',
			text: 'Filters the title of a page. Applied once.',
			params: [
				{
					type: 'array{a: string, b?: int}',
					name: '$title',
					text: 'Plain text.',
				},
				{ type: 'Context|null', name: '$context', text: 'The page.' },
			],
			since: '1.2.0',
			see: [ 'docs/schema.md' ],
			example:
				"add_filter('pharos_title', static function ($title) {\n\treturn $title;\n});",
			hidden: false,
		},
	] );
	const text = reference( hooks );
	expect( text ).toContain(
		'| [`pharos_title`](#pharos_title) | Filters the title of a page. |'
	);
	expect( text ).toContain( '| `$context` | `Context\\|null` | The page. |' );
	expect( text ).toContain(
		'Since 1.2.0, in [includes/Titles.php](../includes/Titles.php). See [schema.md](schema.md).'
	);
} );

test.each< [ string, string, RegExp[] ] >( [
	[
		'without a docblock',
		`$all = apply_filters('pharos_title', $title);`,
		[ /pharos_title has no docblock/ ],
	],
	[
		'whose name is a constant',
		`$all = apply_filters(self::FILTER, $title);`,
		[ /pharos_title has no docblock/ ],
	],
	[
		'with the docblock of another statement',
		`${ docblock() } $other = 1; $all = apply_filters('pharos_title', $title, $context);`,
		[ /pharos_title has no docblock/ ],
	],
	[
		'with an argument that the docblock lacks',
		complete.replace( ', $context)', ', $context, $page)' ),
		[ /describes 2 of 3 arguments/ ],
	],
	[
		'with an argument that nothing describes',
		complete.replace( 'The page.', '' ),
		[ /a description for \$context/ ],
	],
	[
		'without a version',
		complete.replace( '@since 1.2.0', '' ),
		[ /@since/ ],
	],
	[
		'whose example uses another hook',
		complete.replace( "add_filter('pharos_title", "add_filter('pharos_x" ),
		[ /@example/ ],
	],
	[ 'documented twice', complete + complete, [ /documented twice/ ] ],
	[
		'documented elsewhere, where it isn’t',
		`/** This filter is documented in includes/Other.php. */ apply_filters('pharos_title', $title);`,
		[ /isn't documented in includes\/Other\.php/ ],
	],
	[
		'that the plugin listens to and nothing fires, without a docblock',
		`add_action('pharos_title', 'listen');`,
		[ /pharos_title has no docblock/ ],
	],
] )( 'the reference refuses a hook %s', ( _, body, wanted ) => {
	const { problems } = php( body );
	expect( problems ).toHaveLength( wanted.length );
	wanted.forEach( ( part, i ) => expect( problems[ i ] ).toMatch( part ) );
} );

test( 'other plugins’ hooks, hooks for the plugin itself and further uses of a hook aren’t listed', () => {
	const again = `<?php /** This action is documented in includes/Titles.php. */ do_action('pharos_title', $a, $b); add_action('pharos_title', 'listen');`;
	const other = `apply_filters('the_content', $text); do_action($name);`;
	expect(
		php( complete.replace( 'apply_filters', 'do_action' ) + other, {
			'includes/Again.php': again,
		} )
	).toMatchObject( {
		hooks: [ { name: 'pharos_title', kind: 'action' } ],
		problems: [],
	} );
	expect(
		php( complete.replace( '@since', '@access private\n\t * @since' ) )
	).toEqual( { hooks: [], problems: [] } );
} );

test( 'an action that add-ons call is one that the plugin listens to', () => {
	expect(
		php( complete.replace( 'apply_filters', 'add_action' ) )
	).toMatchObject( {
		hooks: [ { name: 'pharos_title', kind: 'call' } ],
		problems: [],
	} );
} );

describe( 'In JavaScript', () => {
	const declaration = `
		/**
		 * Filters the cards.
		 *
		 * @param cards Card[] The cards.
		 * @example addFilter( 'pharos.cards', 'acme', ( cards ) => cards );
		 * @since 1.2.0
		 */
		export const CARDS = 'pharos.cards';`;
	const javaScript = ( declared: string, use: string ) =>
		hooksOfJavaScript( {
			'src/extensions.ts': declared,
			'src/cards.ts': use,
		} );

	test( 'a hook is a constant with a docblock', () => {
		expect(
			javaScript( declaration, 'filterList( CARDS, [] )' )
		).toMatchObject( {
			problems: [],
			hooks: [
				{
					name: 'pharos.cards',
					text: 'Filters the cards.',
					params: [
						{ name: 'cards', type: 'Card[]', text: 'The cards.' },
					],
					since: '1.2.0',
				},
			],
		} );
	} );

	test.each( [
		[ 'no longer applied', declaration, '', /is applied nowhere/ ],
		[
			'without an example',
			declaration.replace( '@example', 'Such as' ),
			'filterList( CARDS, [] )',
			/@example/,
		],
		[
			'applied by its name',
			'',
			`applyFilters( 'pharos.cards', [] )`,
			/pharos\.cards needs a constant/,
		],
	] )( 'the reference refuses a hook %s', ( _, declared, use, problem ) => {
		const { problems } = javaScript( declared, use );
		expect( problems ).toEqual( [ expect.stringMatching( problem ) ] );
	} );
} );
