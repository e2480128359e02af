import { mergeEntries } from './merge-entries';

const base = { site: 1, first: 1, second: 1 };

test( 'what I have changed stays where it is, what others have added is behind', () => {
	const merged = mergeEntries( {
		stored: { ...base, theirs: 1 },
		base,
		mine: { ...base, first: 2 },
		except: [],
	} );
	expect( Object.entries( merged ) ).toEqual( [
		[ 'site', 1 ],
		[ 'first', 2 ],
		[ 'second', 1 ],
		[ 'theirs', 1 ],
	] );
} );

test( 'what comes back is where it was', () => {
	const { first, ...others } = base;
	const merged = mergeEntries( {
		stored: { ...others, theirs: 1 },
		base: others,
		mine: { ...others, first },
		except: [],
	} );
	expect( Object.keys( merged ) ).toEqual( [
		'site',
		'second',
		'first',
		'theirs',
	] );
	expect(
		Object.keys(
			mergeEntries( {
				stored: { ...others, theirs: 1 },
				base: others,
				mine: base,
				except: [],
			} )
		)
	).toEqual( [ 'site', 'first', 'second', 'theirs' ] );
} );

test( 'what I have removed is gone, and what is left to others is theirs', () => {
	const { first: gone, ...mine } = base;
	expect( gone ).toBe( 1 );
	expect(
		mergeEntries( {
			stored: { ...base, second: 3 },
			base,
			mine: { ...mine, second: 2 },
			except: [ 'second' ],
		} )
	).toEqual( { site: 1, second: 3 } );
} );
