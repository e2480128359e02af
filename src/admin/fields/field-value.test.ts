import { showsPart, valueIn, withValueIn } from './field-value';

const path = [ 'post_types', 'post', 'title' ] as const;
const templates = {
	post_types: { post: { title: 'A', description: 'B' } },
	archives: { date: { title: 'C' } },
};

describe( 'a field that shows a part of a setting', () => {
	test( 'reads the part, or nothing where there is none', () => {
		expect( valueIn( { path }, templates ) ).toBe( 'A' );
		expect( valueIn( { path }, {} ) ).toBeUndefined();
		expect( valueIn( { path: [ 'constructor' ] }, {} ) ).toBeUndefined();
		expect( valueIn( {}, 'all of it' ) ).toBe( 'all of it' );
	} );

	test.each( [
		[ true, 'the part', [ 'post_types', 'post', 'title' ] ],
		[ true, 'something in it', [ 'post_types', 'post', 'title', 'x' ] ],
		[ true, 'something around it', [ 'post_types' ] ],
		[ true, 'the whole setting', [] ],
		[ false, 'another part', [ 'post_types', 'post', 'description' ] ],
		[ false, 'something around another', [ 'archives' ] ],
	] )( 'says %s when %s is asked for', ( expected, _, part ) => {
		expect( showsPart( { path }, part ) ).toBe( expected );
		expect( showsPart( {}, part ) ).toBe( true );
	} );

	test( 'changes the part and keeps the rest, also of the object it was given', () => {
		expect( withValueIn( { path }, templates, 'new' ) ).toEqual( {
			...templates,
			post_types: { post: { title: 'new', description: 'B' } },
		} );
		expect( templates.post_types.post.title ).toBe( 'A' );
		expect( withValueIn( { path }, {}, 'new' ) ).toEqual( {
			post_types: { post: { title: 'new' } },
		} );
		expect( withValueIn( {}, 'old', 'new' ) ).toBe( 'new' );
	} );

	test( 'takes the part away together with the objects that this empties', () => {
		const one = withValueIn( { path }, {}, 'new' );
		expect( withValueIn( { path }, one, undefined ) ).toEqual( {} );
		expect( withValueIn( { path }, templates, undefined ) ).toEqual( {
			...templates,
			post_types: { post: { description: 'B' } },
		} );
	} );
} );
