/** The structured data of FAQ and How-to blocks: what a page's text has in them, once, and only what visitors may read. */
import {
	graph,
	type Node,
	ofType,
	saveSchemas,
	schema,
} from '../integration/support/json-ld';
import { site } from '../integration/support/site';
import { withSnippet } from '../integration/support/snippets';

const path = '/x-blocks/';
let id = 0;

beforeAll( async () => {
	await site.resetSettings();
	id = await site.php< number >(
		`return wp_insert_post( [ 'post_type' => 'page', 'post_status' => 'publish', 'post_name' => 'x-blocks', 'post_title' => 'Brewing & <em>more</em>' ] );`
	);
} );

afterAll( async () => {
	await site.resetSettings();
	await site.php( `wp_delete_post( $args[0], true );`, [ id ] );
} );

/** The nodes of the page with this content. */
async function nodesWith( content: string, page = path ) {
	await site.php(
		// As an administrator, who may add any HTML.
		`kses_remove_filters();
		wp_update_post( wp_slash( [ 'ID' => $args[0], 'post_content' => $args[1] ] ) );`,
		[ id, content ]
	);
	return graph( page );
}

const block = ( name: string, attributes: object, html: string ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes )
		.replaceAll( '--', '\\u002d\\u002d' )
		.replaceAll( '<', '\\u003c' )
		.replaceAll( '>', '\\u003e' ) } -->\n${ html }\n<!-- /wp:${ name } -->`;

const paragraph = ( html: string, attributes = {} ) =>
	block( 'paragraph', attributes, `<p>${ html }</p>` );

const item = ( question: string, answer: string, attributes = {} ) =>
	block(
		'pharos/faq-item',
		attributes,
		`<div class="wp-block-pharos-faq-item"><h3 class="wp-block-pharos-faq-item__question">${ question }</h3>${ answer }</div>`
	);

const faq = ( ...items: string[] ) =>
	block(
		'pharos/faq',
		{},
		`<div class="wp-block-pharos-faq">${ items.join( '\n\n' ) }</div>`
	);

const step = ( name: string, text: string ) =>
	block(
		'pharos/how-to-step',
		{},
		`<li class="wp-block-pharos-how-to-step"><h3 class="wp-block-pharos-how-to-step__name">${ name }</h3>${ text }</li>`
	);

const howTo = ( attributes: object, before: string, ...steps: string[] ) =>
	block(
		'pharos/how-to',
		attributes,
		`<div class="wp-block-pharos-how-to">${ before }<ol class="wp-block-pharos-how-to__steps">${ steps.join(
			'\n\n'
		) }</ol></div>`
	);

/** The questions and answers of the page's FAQ; null if it has none. */
function questionsOf( nodes: Node[] ) {
	const node = ofType( nodes, 'FAQPage' ) as
		| { mainEntity: { name: string; acceptedAnswer: { text: string } }[] }
		| undefined;
	return (
		node &&
		Object.fromEntries(
			node.mainEntity.map( ( { name, acceptedAnswer } ) => [
				name,
				acceptedAnswer.text,
			] )
		)
	);
}

const hot = item( 'How hot?', paragraph( 'At 80 °C.' ) );

test( 'An FAQ block is an FAQPage, with the plain text of questions and answers', async () => {
	const nodes = await nodesWith(
		faq(
			item(
				'How <strong>hot</strong> is “100%” &amp; %title%?',
				paragraph( 'Not <em>too</em> hot.' ) +
					block(
						'list',
						{},
						`<ul class="wp-block-list">${ block(
							'list-item',
							{},
							'<li>Green: 80 °C</li>'
						) }</ul>`
					)
			),
			item( 'How long?', paragraph( 'Two minutes.' ) ),
			item( 'Without an answer?', paragraph( '' ) ),
			item( '', paragraph( 'Without a question.' ) )
		)
	);
	const page = ofType( nodes, 'WebPage' )?.[ '@id' ];
	expect( ofType( nodes, 'FAQPage' ) ).toEqual( {
		'@type': 'FAQPage',
		'@id': `${ site.url }${ path }#faqpage`,
		isPartOf: { '@id': page },
		mainEntity: [
			{
				'@type': 'Question',
				name: 'How hot is “100%” & %title%?',
				acceptedAnswer: {
					'@type': 'Answer',
					text: 'Not too hot. Green: 80 °C',
				},
			},
			{
				'@type': 'Question',
				name: 'How long?',
				acceptedAnswer: { '@type': 'Answer', text: 'Two minutes.' },
			},
		],
	} );
} );

test( 'Blocks in columns and several blocks are one FAQ, and a question counts once', async () => {
	const nodes = await nodesWith(
		block(
			'group',
			{},
			`<div class="wp-block-group">${ faq( hot ) }</div>`
		) +
			faq(
				item( 'how hot?', paragraph( 'Again.' ) ),
				item( 'How long?', paragraph( 'Two minutes.' ) )
			)
	);
	expect( questionsOf( nodes ) ).toEqual( {
		'How hot?': 'At 80 °C.',
		'How long?': 'Two minutes.',
	} );
} );

test( 'A block that other code has put between steps or questions is none of them', async () => {
	const between = paragraph( 'Advertisement' );
	const nodes = await nodesWith(
		howTo( {}, '', step( 'Boil', '' ), between, step( 'Wait', '' ) )
	);
	expect( ofType( nodes, 'HowTo' )?.step ).toMatchObject( [
		{ name: 'Boil' },
		{ name: 'Wait' },
	] );
} );

test( 'A How-to block is a HowTo, with its time, description, steps and their images', async () => {
	const nodes = await nodesWith(
		howTo(
			{ minutes: 1590 },
			'<p class="wp-block-pharos-how-to__time">Total time: 1 day</p><p class="wp-block-pharos-how-to__description">For <b>two</b> cups.</p>',
			step(
				'Boil',
				block(
					'image',
					{},
					'<figure class="wp-block-image"><img src="/wp-content/uploads/kettle.jpg" alt=""/></figure>'
				) + paragraph( 'Boil the water.' )
			),
			step( 'Wait', '' ),
			step( '', paragraph( 'Pour.' ) ),
			step( '', '' )
		) + howTo( { name: 'Wash up' }, '', step( 'Rinse', '' ) )
	);
	const mainEntityOfPage = {
		'@id': ofType( nodes, 'WebPage' )?.[ '@id' ],
	};
	expect( nodes.filter( ( node ) => node[ '@type' ] === 'HowTo' ) ).toEqual( [
		{
			'@type': 'HowTo',
			'@id': `${ site.url }${ path }#howto`,
			mainEntityOfPage,
			name: 'Brewing & more',
			description: 'For two cups.',
			totalTime: 'PT1590M',
			step: [
				{
					'@type': 'HowToStep',
					name: 'Boil',
					text: 'Boil the water.',
					image: `${ site.url }/wp-content/uploads/kettle.jpg`,
				},
				{ '@type': 'HowToStep', name: 'Wait', text: 'Wait' },
				{ '@type': 'HowToStep', text: 'Pour.' },
			],
		},
		{
			'@type': 'HowTo',
			'@id': `${ site.url }${ path }#howto-2`,
			mainEntityOfPage,
			name: 'Wash up',
			step: [ { '@type': 'HowToStep', name: 'Rinse', text: 'Rinse' } ],
		},
	] );
} );

describe( 'An FAQ in a synced pattern', () => {
	const patterns: number[] = [];
	/** Adds a pattern with this content; returns its block. */
	const pattern = async ( content: string, attributes: object = {} ) => {
		const ref = await site.php< number >(
			`kses_remove_filters();
			return wp_insert_post( wp_slash( [ 'post_type' => 'wp_block', 'post_status' => 'publish', 'post_title' => 'Pattern', 'post_content' => $args[0] ] ) );`,
			[ content ]
		);
		patterns.push( ref );
		const json = JSON.stringify( { ref, ...attributes } );
		return `<!-- wp:block ${ json } /-->`;
	};
	afterAll( () =>
		site.php( `array_map( 'wp_delete_post', $args );`, patterns )
	);

	test( 'belongs to the page that shows it, also within another pattern', async () => {
		const inner = await pattern( faq( hot ) );
		const outer = await pattern(
			faq( item( 'How long?', paragraph( 'Two minutes.' ) ) ) + inner
		);
		expect( questionsOf( await nodesWith( outer ) ) ).toEqual( {
			'How long?': 'Two minutes.',
			'How hot?': 'At 80 °C.',
		} );
	} );

	test( 'isn’t there where visitors don’t see it, or see other texts', async () => {
		const hidden = await pattern( faq( hot ), {
			metadata: { blockVisibility: false },
		} );
		const other = await pattern( faq( hot ), {
			content: { Answer: { content: 'At 90 °C.' } },
		} );
		const draft = await pattern( faq( hot ) );
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_status' => 'draft' ] );`,
			[ patterns.at( -1 ) ]
		);
		const nodes = await nodesWith( hidden + other + draft );
		expect( questionsOf( nodes ) ).toBeUndefined();
	} );

	test( 'that contains itself is read once', async () => {
		const self = await pattern( '' );
		await site.php(
			`kses_remove_filters();
			wp_update_post( wp_slash( [ 'ID' => $args[0], 'post_content' => $args[1] ] ) );`,
			[ patterns.at( -1 ), faq( hot ) + self ]
		);
		expect( questionsOf( await nodesWith( self ) ) ).toEqual( {
			'How hot?': 'At 80 °C.',
		} );
	} );

	test( 'needs no query that the page doesn’t make anyway', async () => {
		const content = await pattern( faq( hot ) );
		await nodesWith( content );
		const counts = await site.php< number[] >(
			`$counts = [];
			// The first time, WordPress also reads what it keeps.
			foreach ( [ false, false, true ] as $has_graph ) {
				wp_cache_flush();
				$post = get_post( $args[0] );
				wp_load_alloptions();
				$before = get_num_queries();
				$has_graph && Pharos\\Schema\\Blocks\\SyncedPatterns::unfold( $post->post_content );
				do_blocks( $post->post_content );
				$counts[] = get_num_queries() - $before;
			}
			return $counts;`,
			[ id ]
		);
		expect( counts[ 2 ] ).toBe( counts[ 1 ] );
	} );
} );

describe( 'Blocks of a plugin that the site has left', () => {
	const questions = {
		'yoast/faq-block': [
			{
				id: 'faq-question-1',
				question: [ 'How hot?' ],
				answer: [ 'Hot.' ],
				jsonQuestion: 'How hot?',
				jsonAnswer: 'At <strong>80</strong> °C.<br/>Not more.',
			},
			{ jsonQuestion: 'Why?', jsonAnswer: '' },
			'damaged',
		],
		'rank-math/faq-block': [
			{
				id: 'faq-question-1',
				title: 'How hot?',
				content: '<p>At 80 °C.</p>Not more.',
				visible: true,
			},
			{ title: 'Hidden?', content: 'Yes.', visible: false },
		],
	};
	const steps = {
		'yoast/how-to-block': {
			jsonDescription: 'For <b>two</b>.',
			steps: [
				{
					jsonName: 'Boil',
					jsonText: 'Water <img src="https://a.test/k.jpg"/>',
				},
			],
		},
		'rank-math/howto-block': {
			description: 'For <b>two</b>.',
			steps: [
				{
					title: 'Boil',
					content: 'Water <img src="https://a.test/k.jpg"/>',
					visible: true,
				},
			],
		},
	};

	test.each( Object.entries( questions ) )(
		'%s stays an FAQ',
		async ( name, list ) => {
			const nodes = await nodesWith(
				block( name, { questions: list }, '<div>As saved.</div>' )
			);
			expect( questionsOf( nodes ) ).toEqual( {
				'How hot?': 'At 80 °C. Not more.',
			} );
		}
	);

	test.each( Object.entries( steps ) )(
		'%s stays instructions',
		async ( name, attributes ) => {
			const nodes = await nodesWith(
				block(
					name,
					{
						...attributes,
						hasDuration: true,
						days: '',
						hours: '1',
						minutes: '5',
					},
					'<div>As saved.</div>'
				)
			);
			expect( ofType( nodes, 'HowTo' ) ).toMatchObject( {
				name: 'Brewing & more',
				description: 'For two.',
				totalTime: 'PT65M',
				step: [
					{
						name: 'Boil',
						text: 'Water',
						image: 'https://a.test/k.jpg',
					},
				],
			} );
		}
	);

	test( 'one that only its plugin shows is no FAQ', async () => {
		const nodes = await nodesWith(
			block(
				'rank-math/faq-block',
				{ questions: questions[ 'rank-math/faq-block' ] },
				'<div class="wp-block-rank-math-faq-block"></div>'
			)
		);
		expect( ofType( nodes, 'FAQPage' ) ).toBeUndefined();
	} );

	test( 'damaged attributes are no FAQ and no instructions', async () => {
		const nodes = await nodesWith(
			block( 'yoast/faq-block', { questions: 'none' }, 'As saved.' ) +
				block(
					'rank-math/howto-block',
					{ steps: [ 1, {} ] },
					'As saved.'
				)
		);
		expect( ofType( nodes, 'FAQPage' ) ).toBeUndefined();
		expect( ofType( nodes, 'HowTo' ) ).toBeUndefined();
	} );
} );

describe( 'No second FAQ', () => {
	withSnippet(
		'x-other-faq',
		`add_action( 'init', static fn() => register_block_type( 'acme/faq-list', [ 'render_callback' => static fn() => '' ] ) );`
	);

	test( 'where the page has one in its schemas, which is output instead', async () => {
		const question = { name: 'By hand?', acceptedAnswer: { text: 'Yes.' } };
		await saveSchemas( {
			a: schema( 'FAQPage', { mainEntity: [ question ] } ),
		} );
		expect( questionsOf( await nodesWith( faq( hot ) ) ) ).toEqual( {
			'By hand?': 'Yes.',
		} );
		// One that is incomplete isn't output, and takes nothing from the block.
		await saveSchemas( { a: schema( 'FAQPage', { name: 'Empty' } ) } );
		expect( questionsOf( await nodesWith( faq( hot ) ) ) ).toEqual( {
			'How hot?': 'At 80 °C.',
		} );
		await site.resetSettings();
	} );

	test.each(
		Object.entries( {
			'by a block of an active plugin': '<!-- wp:acme/faq-list /-->',
			'as JSON-LD in the content':
				'<!-- wp:html --><script class="acme" type="application/ld+json">{"@context":"https://schema.org","@type": "FAQPage"}</script><!-- /wp:html -->',
			'as microdata in the content':
				'<!-- wp:html --><div itemscope itemtype="https://schema.org/FAQPage"></div><!-- /wp:html -->',
		} )
	)( 'where it has one %s', async ( _name, other ) => {
		expect(
			questionsOf( await nodesWith( other + faq( hot ) ) )
		).toBeUndefined();
	} );

	test( 'but a block of a plugin that isn’t active has none', async () => {
		expect(
			questionsOf(
				await nodesWith( '<!-- wp:gone/faq-list /-->' + faq( hot ) )
			)
		).toBeDefined();
	} );
} );

describe( 'Blocks in the answers', () => {
	withSnippet(
		'x-tea-blocks',
		`add_action( 'init', static function () {
			register_block_type( 'acme/tea', [ 'attributes' => [ 'tea' => [ 'type' => 'string' ] ], 'provides_context' => [ 'acme/tea' => 'tea' ] ] );
			register_block_type( 'acme/cup', [
				'uses_context' => [ 'acme/tea' ],
				'render_callback' => static function ( $attributes, $content, $block ) {
					return '<p>Cup ' . ++$GLOBALS['x_cups'] . ' of ' . ( $block->context['acme/tea'] ?? 'nothing' ) . '.</p>';
				},
			] );
		} );
		// One process answers all requests.
		add_action( 'wp', static function () { $GLOBALS['x_cups'] = 0; } );`
	);

	test( 'are rendered once, with what the blocks around the FAQ provide', async () => {
		const cups = faq(
			item( 'How many?', '<!-- wp:acme/cup /--><!-- wp:acme/cup /-->' )
		);
		await nodesWith(
			block(
				'acme/tea',
				{ tea: 'sencha' },
				`<div class="x-tea">${ cups }</div>`
			) + cups
		);
		const { text } = await site.get( path );
		expect( text.match( /Cup \d of \w+/g ) ).toEqual( [
			'Cup 1 of sencha',
			'Cup 2 of sencha',
			'Cup 3 of nothing',
			'Cup 4 of nothing',
		] );
	} );
} );

describe( 'Only what visitors may read', () => {
	withSnippet(
		'x-members',
		`add_shortcode( 'x_members', static fn() => 'Log in' );`
	);

	afterAll( () =>
		site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_password' => '' ] );`,
			[ id ]
		)
	);

	test( 'without hidden blocks', async () => {
		const hidden = { metadata: { blockVisibility: false } };
		const nodes = await nodesWith(
			faq(
				hot,
				item( 'Secret?', paragraph( 'Yes.' ), hidden ),
				item(
					'Half?',
					paragraph( 'Secret.', hidden ) + paragraph( 'Open.' )
				)
			)
		);
		expect( questionsOf( nodes ) ).toEqual( {
			'How hot?': 'At 80 °C.',
			'Half?': 'Open.',
		} );
		const { text } = await site.get( path );
		expect( text ).toContain( 'How hot?</h3>' );
		expect( text ).not.toMatch( /Secret/ );
	} );

	test( 'without what shortcodes may hide, in questions as in answers', async () => {
		const nodes = await nodesWith(
			faq(
				item(
					'How hot [x_members]in secret[/x_members]?',
					paragraph( 'At 80 °C[x_members], in secret[/x_members].' )
				)
			)
		);
		expect( questionsOf( nodes ) ).toEqual( {
			'How hot ?': 'At 80 °C.',
		} );
	} );

	test( 'of the page of a divided post that is shown', async () => {
		const divided = `${ faq( hot ) }\n<!-- wp:nextpage -->\n<!--nextpage-->\n<!-- /wp:nextpage -->\n${ faq(
			item( 'How long?', paragraph( 'Two minutes.' ) )
		) }`;
		expect( questionsOf( await nodesWith( divided ) ) ).toEqual( {
			'How hot?': 'At 80 °C.',
		} );
		expect(
			questionsOf( await nodesWith( divided, `${ path }2/` ) )
		).toEqual( { 'How long?': 'Two minutes.' } );
	} );

	test( 'and nothing of a post with a password', async () => {
		await site.php(
			`wp_update_post( [ 'ID' => $args[0], 'post_password' => 'x' ] );`,
			[ id ]
		);
		expect( questionsOf( await nodesWith( faq( hot ) ) ) ).toBeUndefined();
	} );
} );
