import { valueIn, withValueIn } from './field-value';

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
