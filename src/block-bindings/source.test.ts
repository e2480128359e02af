/** What blocks that are bound to SEO fields show in the editor. */
import { fieldsOf, valuesOf } from './source';

jest.mock(
	'@wordpress/block-editor',
	() => ( { store: 'core/block-editor' } ),
	{ virtual: true }
);
jest.mock( '@wordpress/core-data', () => ( { store: 'core' } ), {
	virtual: true,
} );

const bindings = {
	content: { args: { key: 'title' } },
	alt: { args: { key: 'description' } },
	url: { args: { key: 'noindex' } },
	caption: {},
};

const shown = (
	seo: unknown,
	context: object = { postId: 7, postType: 'page' }
) =>
	valuesOf( {
		select: ( () => ( {
			getEditedEntityRecord: (
				_kind: string,
				type: string,
				id: number
			) => type === 'page' && id === 7 && { pharos_seo: seo },
		} ) ) as never,
		context,
		bindings,
	} );

const names = {
	content: 'SEO title',
	alt: 'Meta description',
	url: '',
	caption: '',
};

test( 'custom texts of the post, as they are edited', () => {
	expect( shown( { title: 'Tea & more', description: '' } ) ).toEqual( {
		...names,
		content: 'Tea & more',
	} );
} );

test.each( [
	[ 'a template', { title: '%title% | Tea', description: '%excerpt%' } ],
	[ 'what the user can’t edit', null ],
	[ 'posts without SEO fields', undefined ],
] )( 'the name of the value for %s', ( _name, seo ) => {
	expect( shown( seo ) ).toEqual( names );
} );

test( 'the name of the value in a template of the theme', () => {
	expect( shown( { title: 'Tea' }, {} ) ).toEqual( names );
} );

test( 'WordPress 6.9 and later offer both values', () => {
	const offered = ( settings: object ) =>
		fieldsOf( {
			select: ( () => ( { getSettings: () => settings } ) ) as never,
			context: {},
		} ).map( ( { args } ) => args.key );
	expect(
		offered( { __experimentalBlockBindingsSupportedAttributes: {} } )
	).toEqual( [ 'title', 'description' ] );
	expect( offered( {} ) ).toEqual( [] );
} );
