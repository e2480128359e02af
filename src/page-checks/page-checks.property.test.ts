import fc from 'fast-check';
import { anyText } from '../../tests/js/any-text';
import { RULES } from './rules';
import { runChecks } from './run';
import type { BlockOutline, PageSnapshot } from './types';
import { word } from './words';

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
	url: fc.oneof( text, fc.webUrl() ),
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
	canonical: fc.oneof( text, fc.webUrl(), fc.constant( '' ) ),
	duplicates: fc.option(
		fc.record( { title: duplicates, description: duplicates } )
	),
} );

const idsOf = ( blocks: BlockOutline[] ): string[] =>
	blocks.flatMap( ( { id, inner } ) => [ id, ...idsOf( inner ) ] );

describe( 'any text', () => {
	// A rule that throws logs to the console, which fails the test.
	test( 'is checked without a failure, always with the same result, in the order of the list', () => {
		fc.assert(
			fc.property( facts, ( given ) => {
				const findings = runChecks( given );
				expect( runChecks( given ) ).toEqual( findings );
				const ids = findings.map( ( { id } ) => id );
				expect( ids ).toEqual(
					Object.keys( RULES ).filter( ( id ) => ids.includes( id ) )
				);
				// The required checks always have a result.
				expect( ids ).toEqual(
					expect.arrayContaining( [
						'title',
						'text_length',
						'indexing',
					] )
				);
			} ),
			{ numRuns: 300 }
		);
	} );

	test( 'only blocks that are there are shown', () => {
		fc.assert(
			fc.property( facts, ( given ) => {
				const ids = idsOf( given.blocks );
				const shown = runChecks( given ).flatMap( ( { where } ) =>
					where.flatMap( ( place ) => place.block ?? [] )
				);
				expect(
					shown.filter( ( id ) => ! ids.includes( id ) )
				).toEqual( [] );
			} ),
			{ numRuns: 300 }
		);
	} );

	test( 'every finding has words, whole ones', () => {
		fc.assert(
			fc.property( facts, ( given ) => {
				for ( const finding of runChecks( given ) ) {
					const { message, description } = word( finding );
					expect( message ).not.toBe( '' );
					expect( message ).not.toMatch( /undefined|NaN/ );
					// Each issue has advice.
					if ( finding.status !== 'success' ) {
						expect( description ).not.toEqual( [] );
					}
				}
			} ),
			{ numRuns: 300 }
		);
	} );

	test( 'can be posted to a worker and back', () => {
		fc.assert(
			fc.property( facts, ( given ) => {
				const findings = runChecks( given );
				expect( JSON.parse( JSON.stringify( findings ) ) ).toEqual(
					findings
				);
			} ),
			{ numRuns: 100 }
		);
	} );
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
