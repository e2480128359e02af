import fc from 'fast-check';
import { anyText, anyUrl } from '../../tests/js/any-text';
import { RULES } from './rules';
import { runChecks } from './run';
import type { BlockOutline, PageSnapshot } from './types';
import { word } from './messages';

/** Random text that contains parts of pages more often than chance. */
const text = fc
	.array(
		fc.oneof(
			fc.string( { unit: 'grapheme' } ),
			anyText,
			fc.constantFrom(
				'green tea ',
				'Häuser ',
				'IŞIK ',
				'القهوة ',
				'緑茶',
				'\uD800',
				"'",
				', ',
				'%'
			)
		),
		{ maxLength: 6 }
	)
	.map( ( parts ) => parts.join( '' ) );

const names = [ 'paragraph', 'heading', 'group', 'html', 'image' ];

/** Random HTML: pieces of block markup that may not match. */
const html = fc
	.array(
		fc.oneof(
			text,
			fc.constantFrom(
				...names.flatMap( ( name ) => [
					`<!-- wp:${ name } -->`,
					`<!-- /wp:${ name } -->`,
					`<!-- wp:${ name } {"a":1} /-->`,
				] ),
				...[
					'p',
					'h1',
					'h2',
					'h4',
					'a href="/x"',
					'div',
					'li',
					'svg',
					'script',
					'p class="',
				].flatMap( ( tag ) => [
					`<${ tag }>`,
					`</${ tag.split( ' ' )[ 0 ] }>`,
				] ),
				'<img src="a.jpg">',
				'<img alt="x">',
				'<br/>',
				'<!--',
				'-->',
				'\n\n',
				'[x a="',
				'&amp;',
				'&#0;'
			)
		),
		{ maxLength: 30 }
	)
	.map( ( parts ) => parts.join( '' ) );

const block = fc.letrec< { block: BlockOutline } >( ( tie ) => ( {
	block: fc.record( {
		id: fc.uuid(),
		name: fc.constantFrom(
			'core/freeform',
			'core/missing',
			...names.map( ( name ) => `core/${ name }` )
		),
		inner: fc.oneof(
			{ depthSize: 'small' },
			fc.constant< BlockOutline[] >( [] ),
			fc.array( tie( 'block' ), { maxLength: 3 } )
		),
	} ),
} ) ).block;

const field = fc.record( {
	text,
	source: fc.constantFrom( 'own' as const, 'inherited' as const ),
} );
const duplicates = fc.array( fc.record( { id: fc.nat(), label: text } ), {
	maxLength: 2,
} );

const facts: fc.Arbitrary< PageSnapshot > = fc.record( {
	title: field,
	description: field,
	limits: fc.constant( { title: 60, description: 160 } ),
	name: text,
	slug: text,
	url: fc.oneof( text, anyUrl ),
	status: fc.constantFrom( 'publish', 'draft', 'private' ),
	focusKeyword: text,
	language: fc.oneof(
		fc.string( { maxLength: 12 } ),
		fc.constantFrom(
			'en_US',
			'de_DE_formal',
			'es',
			'tr-TR',
			'ar',
			'ja',
			'ko_KR'
		)
	),
	content: html,
	blocks: fc.array( block, { maxLength: 5 } ),
	robots: fc.record( { noindex: fc.boolean(), nofollow: fc.boolean() } ),
	canonical: fc.oneof( text, anyUrl, fc.constant( '' ) ),
	duplicates: fc.option(
		fc.record( { title: duplicates, description: duplicates } )
	),
} );

const idsOf = ( blocks: BlockOutline[] ): string[] =>
	blocks.flatMap( ( { id, inner } ) => [ id, ...idsOf( inner ) ] );

// A rule that throws logs to the console, which fails the test.
test( 'any text is checked with the same result always, in the order of the list; findings have words, show blocks that are there, and can be posted to a worker and back', () => {
	fc.assert(
		fc.property( facts, ( given ) => {
			const findings = runChecks( given );
			// A worker posts them; the second run has the same.
			expect( JSON.parse( JSON.stringify( findings ) ) ).toEqual(
				findings
			);
			expect( runChecks( given ) ).toEqual( findings );

			const ids = findings.map( ( { id } ) => id );
			expect( ids ).toEqual(
				Object.keys( RULES ).filter( ( id ) => ids.includes( id ) )
			);
			// The required checks always have a result.
			expect( ids ).toEqual(
				expect.arrayContaining( [ 'title', 'text_length', 'indexing' ] )
			);

			const blocks = idsOf( given.blocks );
			const shown = findings.flatMap( ( { where } ) =>
				where.flatMap( ( place ) => place.block ?? [] )
			);
			expect( shown.filter( ( id ) => ! blocks.includes( id ) ) ).toEqual(
				[]
			);

			const words = findings.map( ( finding ) => ( {
				...word( finding ),
				status: finding.status,
			} ) );
			expect(
				words.filter(
					( { message } ) =>
						message === '' || /undefined|NaN/.test( message )
				)
			).toEqual( [] );
			// Each issue has advice.
			expect(
				words.filter(
					( { status, description } ) =>
						status !== 'success' && description.length === 0
				)
			).toEqual( [] );
		} ),
		{ numRuns: 300 }
	);
} );

describe( 'a keyword that stands in the title as it was typed', () => {
	test( 'is found there, in any language', () => {
		fc.assert(
			fc.property( facts, text, text, ( given, before, after ) => {
				const typed = given.focusKeyword.split( /[,،、，]/ )[ 0 ] ?? '';
				const found = runChecks( {
					...given,
					title: {
						text: `${ before } ${ typed } ${ after }`,
						source: 'own',
					},
				} ).find( ( { id } ) => id === 'keyword_in_title' );
				expect( found?.status ?? 'success' ).toBe( 'success' );
			} ),
			{ numRuns: 300 }
		);
	} );
} );
