import { noSeo } from '../fixtures';
import { resolve } from './resolve';

const conflict = ( conflicts: object, entries = {} ) => ( {
	code: 'pharos_seo_conflict',
	data: { conflicts: { ...conflicts }, entries },
} );

test( 'a kept value is based on the stored one; a given up value is the stored one', () => {
	const value = {
		...noSeo,
		title: 'Mine',
		description: 'Mine',
		noindex: 'yes' as const,
	};
	expect(
		resolve(
			conflict( { title: 'Theirs', description: 'Theirs' } ),
			noSeo,
			value,
			[ 'title' ]
		)
	).toEqual( {
		stored: { ...noSeo, title: 'Theirs', description: 'Theirs' },
		value: { ...value, description: 'Theirs' },
	} );
} );

test( 'address and id of an image are decided about together', () => {
	const theirs = {
		facebook_image: 'https://t.example/',
		facebook_image_id: 7,
	};
	const value = { ...noSeo, facebook_image: 'https://m.example/' };
	expect( resolve( conflict( theirs ), noSeo, value, [] ).value ).toEqual( {
		...noSeo,
		...theirs,
	} );
	expect(
		resolve( conflict( theirs ), noSeo, value, [ 'facebook_image' ] ).value
	).toEqual( value );
} );

test.each( [
	[ 'mine', [ 'schemas' ], { a: 'mine', b: 'theirs', c: 'mine' } ],
	[ 'theirs', [], { a: 'theirs', b: 'theirs', c: 'mine' } ],
] )(
	'of schemas, those that only one has changed are kept: %s',
	( _, mine, result ) => {
		const schemas = ( names: object ) =>
			( { ...noSeo, schemas: names } ) as typeof noSeo;
		const before = schemas( { a: 'before', b: 'before' } );
		expect(
			resolve(
				conflict(
					{ schemas: { a: 'theirs', b: 'theirs' } },
					{ schemas: [ 'a' ] }
				),
				before,
				schemas( { a: 'mine', b: 'before', c: 'mine' } ),
				mine
			).value.schemas
		).toEqual( result );
	}
);
