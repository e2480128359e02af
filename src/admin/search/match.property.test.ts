import fc from 'fast-check';
import { anyText } from '../../../tests/js/any-text';
import { screens, sections } from './fixtures';
import { buildIndex } from './index-entries';
import { search } from './match';
import { normalise } from './normalise';
import type { SearchEntry } from './types';

const entries = buildIndex( sections, screens );

describe( 'whatever is in the index and whatever is typed', () => {
	const text = fc.string( { unit: 'grapheme', maxLength: 24 } );
	const anyEntry: fc.Arbitrary< SearchEntry > = fc
		.record( {
			id: fc.uuid(),
			kind: fc.constantFrom( 'setting', 'page' ),
			label: text,
			names: fc.array( text, { maxLength: 2 } ),
			keywords: fc.array( text, { maxLength: 3 } ),
			options: fc.array( text, { maxLength: 3 } ),
			descriptions: fc.array( text, { maxLength: 2 } ),
			breadcrumb: text,
			to: fc.constant( '/general' ),
		} )
		.map( ( entry ) =>
			entry.kind === 'setting' ? { ...entry, setting: entry.id } : entry
		);
	const index = fc.array( anyEntry, { maxLength: 12 } );

	test( 'nothing throws, nothing is found twice, and marks are in the label', () => {
		fc.assert(
			fc.property( index, anyText, ( all, query ) => {
				const hits = search( all, query );
				expect( new Set( hits.map( ( { id } ) => id ) ).size ).toBe(
					hits.length
				);
				for ( const { label, range } of hits ) {
					expect(
						( range?.[ 0 ] ?? 0 ) <= ( range?.[ 1 ] ?? 0 )
					).toBe( true );
					expect( range?.[ 1 ] ?? 0 ).toBeLessThanOrEqual(
						label.length
					);
				}
			} )
		);
	} );

	const separator = fc.constantFrom( '', ' ', '-', '_', '.', '  ' );
	const spelling = ( label: string ) =>
		fc
			.tuple(
				fc.constantFrom( 'toUpperCase', 'toLowerCase', 'toString' ),
				fc.constantFrom( 'NFC', 'NFD' ),
				fc.boolean(),
				fc.array( separator, { minLength: 8, maxLength: 8 } )
			)
			.map( ( [ casing, form, hasAccents, separators ] ) => {
				let word = 0;
				let spelled = label.replace(
					/[ \-_.]+/g,
					() => separators[ word++ % separators.length ] ?? ''
				);
				spelled = spelled.normalize( form );
				spelled = hasAccents
					? spelled
							.normalize( 'NFD' )
							.replace( /[aeiou]/gi, '$&\u0301' )
					: spelled;
				return spelled[ casing ]();
			} );

	test( 'an entry is found by its own label in any case, with other accents, hyphens, dots and spaces', () => {
		const withLabel = fc
			.tuple( index, anyEntry )
			.filter( ( [ , { label } ] ) => normalise( label ).joined !== '' )
			.chain( ( [ others, entry ] ) =>
				fc.tuple(
					fc.constant< SearchEntry[] >( [ ...others, entry ] ),
					fc.constant( entry ),
					spelling( entry.label )
				)
			);
		fc.assert(
			fc.property( withLabel, ( [ all, entry, query ] ) => {
				expect(
					search( all, query ).map( ( { id } ) => id )
				).toContain( entry.id );
			} )
		);
	} );

	test( 'so is every entry of the real kind', () => {
		for ( const entry of entries ) {
			fc.assert(
				fc.property( spelling( entry.label ), ( query ) => {
					expect(
						search( entries, query ).map( ( { id } ) => id )
					).toContain( entry.id );
				} ),
				{ numRuns: 20 }
			);
		}
	} );
} );
