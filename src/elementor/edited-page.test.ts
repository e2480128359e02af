import { draftOf } from '../object-seo/field-suggestions';
import { facts, inherited, noSeo } from '../object-seo/fixtures';
import { createEditedPage, readDocument } from './edited-page';
import type { OpenDocument } from './elementor';

const form = {
	value: noSeo,
	stored: noSeo,
	errors: {},
	conflicts: [],
	inherited,
	variables: {},
	url: 'http://localhost/tea/',
	status: 'publish',
	checks: {
		counts: { error: 0, warning: 0, suggestion: 0, success: 0, ignored: 0 },
		ignored: [],
	},
};

/** The draft for suggestions of a stored public post whose status was changed in Elementor’s page settings. */
function draft( status: unknown, hasPassword = false ) {
	Object.assign( window, { elementor: {} } );
	const settings = { post_title: 'Tea', post_status: status };
	const state = readDocument( {
		id: 12,
		container: {
			settings: {
				get: ( name: keyof typeof settings ) => settings[ name ],
			},
		},
	} as unknown as OpenDocument );
	const data = { facts, form, slug: 'tea', terms: {}, hasPassword };
	return draftOf( 'post', createEditedPage( data, form, state ), '' );
}

test( 'What visitors won’t be able to read isn’t sent for suggestions: with an unsaved change to private, and with a password', () => {
	expect( draft( 'publish' ) ).toMatchObject( { title: 'Tea' } );
	expect( draft( undefined ) ).toMatchObject( { title: 'Tea' } );
	expect( draft( 'private' ) ).toBeUndefined();
	expect( draft( 'publish', true ) ).toBeUndefined();
} );
