import fc from 'fast-check';
import cases from '../../tests/fixtures/templates.json';
import { anyText } from '../../tests/js/any-text';
import { collapse, cut, fit, graphemes, length, parse, render } from '.';

/** Random text that contains parts of templates more often than chance. */
const text = fc
	.array(
		fc.oneof(
			fc.string( { unit: 'grapheme' } ),
			anyText,
			fc.constantFrom(
				'%title%',
				'%separator%',
				'%field:a b%',
				'%field:x%',
				' - ',
				' | ',
				'%',
				'\u00A0',
				'👩‍👧',
				', '
			)
		)
	)
	.map( ( parts ) => parts.join( '' ) );
const values = fc.dictionary(
	fc.constantFrom( 'title', 'field:x', 'separator' ),
	text
);
const separator = fc.oneof( fc.constantFrom( '-', '|', '::', '' ), text );

describe( 'the table of cases shared with the server', () => {
	test.each( cases.render )(
		'renders $name',
		( { template, values: given, separator: sign, result } ) => {
			expect(
				render( template, given as Record< string, string >, sign )
			).toBe( result );
		}
	);

	test.each( cases.cut )( 'cuts $name', ( { text: given, max, result } ) => {
		expect( cut( given, max ) ).toBe( result );
	} );

	test.each( cases.fit )(
		'fits $name into a search result',
		( { text: given, max, result } ) => {
			expect( fit( given, max ) ).toBe( result );
		}
	);

	test.each( cases.length )(
		'measures $name',
		( { text: given, result } ) => {
			expect( length( given ) ).toBe( result );
		}
	);
} );

describe( 'whatever is typed', () => {
	test( 'a template renders without an error, without doubled or outer white space', () => {
		fc.assert(
			fc.property( text, values, separator, ( template, given, sign ) => {
				const result = render( template, given, sign );
				expect( result ).toBe( collapse( result ) );
				expect( result ).not.toMatch( /^\s|\s$|\s\s/ );
			} )
		);
	} );

	test( 'text without a percent sign or a separator stays as it is', () => {
		const words = fc
			.string( { unit: 'grapheme' } )
			.filter( ( word ) => ! /[-%–—:·•*⋆|~«»<>/›‹]/.test( word ) );
		fc.assert(
			fc.property( words, values, ( template, given ) => {
				expect( render( template, given, '-' ) ).toBe(
					collapse( template )
				);
			} )
		);
	} );

	test( 'the pieces of a template are the template again', () => {
		fc.assert(
			fc.property( text, separator, ( template, sign ) => {
				const tokens = parse( template, sign );
				expect(
					tokens.map( ( { source } ) => source ).join( '' )
				).toBe( template );
				for ( const { source, start } of tokens ) {
					expect(
						template.slice( start, start + source.length )
					).toBe( source );
				}
			} )
		);
	} );

	test( 'a cut text is never longer than asked for', () => {
		fc.assert(
			fc.property(
				text,
				fc.integer( { min: -2, max: 200 } ),
				( given, max ) => {
					expect( length( cut( given, max ) ) ).toBeLessThanOrEqual(
						Math.max( 0, max )
					);
				}
			)
		);
	} );

	test( 'a cut never takes a character apart', () => {
		fc.assert(
			fc.property(
				text,
				fc.integer( { min: 1, max: 50 } ),
				( given, max ) => {
					const result = cut( given, max );
					if ( result !== given ) {
						const kept = graphemes( result.slice( 0, -1 ) );
						expect(
							graphemes( given ).slice( 0, kept.length )
						).toEqual( kept );
					}
				}
			)
		);
	} );

	test( 'the quick way of measuring agrees with the exact one', () => {
		fc.assert(
			fc.property( fc.string(), ( given ) => {
				expect( length( given ) ).toBe( graphemes( given ).length );
			} )
		);
	} );
} );

describe( 'a field that highlights its template', () => {
	test( 'learns which pieces are variables, and their names', () => {
		expect( parse( '%title% - 100% %terms:topic%', '|' ) ).toEqual( [
			{
				type: 'variable',
				source: '%title%',
				start: 0,
				name: 'title',
				argument: '',
			},
			{ type: 'text', source: ' ', start: 7 },
			{ type: 'sign', source: '-', start: 8 },
			{ type: 'text', source: ' 100% ', start: 9 },
			{
				type: 'variable',
				source: '%terms:topic%',
				start: 15,
				name: 'terms',
				argument: 'topic',
			},
		] );
	} );

	test( 'an argument that changes nothing is passed over, as on the server', () => {
		expect(
			render( '%title:x% %terms:size%', { title: 'Tea' }, '-' )
		).toBe( 'Tea' );
	} );

	test( 'a name that every object has is no variable with a value', () => {
		expect( render( '%constructor% tea', {}, '-' ) ).toBe( 'tea' );
	} );
} );

describe( 'a browser without Intl.Segmenter', () => {
	const { Segmenter } = Intl;
	beforeEach( () => {
		// @ts-expect-error The type knows only browsers that have it.
		delete Intl.Segmenter;
	} );
	afterEach( () => {
		Object.assign( Intl, { Segmenter } );
	} );

	test( 'counts code points and never cuts inside a surrogate pair', () => {
		expect( length( '🍵🍵' ) ).toBe( 2 );
		expect( cut( '🍵🍵🍵', 2 ) ).toBe( '🍵…' );
	} );
} );
