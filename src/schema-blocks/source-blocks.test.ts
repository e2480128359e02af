/** Questions and steps of other plugins' blocks, as they are stored in posts. */
import { timeText } from './how-to/time-text';
import { readBlock, readStored } from './source-blocks';

const stored = ( name: string, attributes: object, html: string ) =>
	`<!-- wp:${ name } ${ JSON.stringify( attributes ) } -->\n${ html }\n<!-- /wp:${ name } -->`;

const part = ( heading: string, body: string, image = 0 ) => ( {
	heading,
	body,
	image,
} );

test( 'questions of Yoast SEO keep the links and images of their HTML', () => {
	const { parts } = readStored(
		'yoast/faq-block',
		stored(
			'yoast/faq-block',
			{ questions: [ { jsonQuestion: 'How hot?', jsonAnswer: 'Hot.' } ] },
			'<div class="schema-faq wp-block-yoast-faq-block"><div class="schema-faq-section" id="faq-question-1"><strong class="schema-faq-question">How <em>hot</em>?</strong> <p class="schema-faq-answer">At <a href="/tea/">80 °C</a>.<br/><img src="/cup.jpg" alt="A cup"/></p> </div> </div>'
		)
	);
	expect( parts ).toEqual( [
		part(
			'How <em>hot</em>?',
			'At <a href="/tea/">80 °C</a>.<br><img src="/cup.jpg" alt="A cup">'
		),
	] );
} );

test( 'without HTML, the attributes have them', () => {
	const block = stored(
		'yoast/faq-block',
		{ questions: [ { jsonQuestion: 'How hot?', jsonAnswer: 'Hot.' } ] },
		''
	);
	expect( readStored( 'yoast/faq-block', block ).parts ).toEqual( [
		part( 'How hot?', 'Hot.' ),
	] );
} );

test( 'steps of Yoast SEO come with their time and description', () => {
	expect(
		readStored(
			'yoast/how-to-block',
			stored(
				'yoast/how-to-block',
				{
					hasDuration: true,
					days: '1',
					hours: '',
					minutes: '30',
					jsonDescription: 'For <b>two</b>.',
					steps: [],
				},
				'<div class="schema-how-to"><p class="schema-how-to-description">For two.</p><ol class="schema-how-to-steps"><li class="schema-how-to-step"><strong class="schema-how-to-step-name">Boil</strong> <p class="schema-how-to-step-text">Water.</p></li></ol></div>'
			)
		)
	).toEqual( {
		parts: [ part( 'Boil', 'Water.' ) ],
		description: 'For <b>two</b>.',
		minutes: 1470,
	} );
} );

test( 'questions and steps of Rank Math come with their images, without those that visitors don’t see', () => {
	const rows = [
		{ title: 'One', content: '<p>1</p>', visible: true, imageID: 7 },
		{ title: 'Two', content: '2', visible: false },
		{ title: 'Three' },
		'damaged',
	];
	const parts = [ part( 'One', '<p>1</p>', 7 ), part( 'Three', '' ) ];
	expect(
		readBlock( 'rank-math/faq-block', { questions: rows }, '' ).parts
	).toEqual( parts );
	expect(
		readStored(
			'rank-math/howto-block',
			`<!-- wp:rank-math/howto-block ${ JSON.stringify( {
				steps: rows,
				description: 'All.',
				minutes: '5',
			} ) } /-->`
		)
	).toEqual( { parts, description: 'All.', minutes: 0 } );
} );

test.each( [
	'',
	'<!-- wp:yoast/faq-block {broken} --><!-- /wp:yoast/faq-block -->',
] )( 'a damaged block has none: %s', ( content ) => {
	expect( readStored( 'yoast/faq-block', content ) ).toEqual( {
		parts: [],
		description: '',
		minutes: 0,
	} );
} );

test.each( [
	[ 0, '' ],
	[ 1, 'Total time: 1 minute' ],
	[ 90, 'Total time: 1 hour 30 minutes' ],
	[ 2880, 'Total time: 2 days' ],
] )( '%s minutes as text', ( minutes, expected ) => {
	expect( timeText( minutes ) ).toBe( expected );
} );
