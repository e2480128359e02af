import { facts, inherited, noSeo } from '../object-seo/fixtures';
import type { FormData } from '../object-seo/changes/form-data';
import { readForm } from './read-form';
import { createEditedPage } from './edited-page';

const data: FormData = {
	value: noSeo,
	errors: {},
	stored: noSeo,
	conflicts: [],
	inherited,
	variables: { title: 'Stored', site_name: 'Fern & Kettle' },
	url: 'https://example.org/tea/',
	status: 'draft',
	checks: null,
};

afterEach( () => {
	document.body.innerHTML = '';
} );

test( 'a post is previewed as it is typed into the classic editor', () => {
	document.body.innerHTML = `<input id="title" value="Green &amp; black"><textarea id="content">&lt;p&gt;Leaves and water.&lt;/p&gt;</textarea><textarea id="excerpt"></textarea>`;
	expect(
		createEditedPage( facts, data, readForm() ).variables
	).toMatchObject( {
		title: 'Green & black',
		excerpt: 'Leaves and water.',
		excerpt_only: '',
		site_name: 'Fern & Kettle',
	} );
} );

test( 'other forms of newly typed values are ignored until they are stored', () => {
	const variables = {
		title: 'Tom’s',
		'title:typographic': 'Tom’s',
		'published:Y': '2026',
	};
	const shownFor = ( title: string ) => {
		document.body.innerHTML = `<input id="title" value="${ title }">`;
		return createEditedPage( facts, { ...data, variables }, readForm() )
			.variables;
	};
	expect( shownFor( 'Tom’s' ) ).toMatchObject( variables );
	expect( shownFor( 'Anna’s' ) ).not.toHaveProperty( 'title:typographic' );
	expect( shownFor( 'Anna’s' ) ).toHaveProperty( 'published:Y', '2026' );
} );

test( 'what a password protects is in no preview', () => {
	document.body.innerHTML = `<input id="title" value="Tea"><textarea id="content">Secret</textarea><input id="post_password" value="x">`;
	expect(
		createEditedPage( facts, data, readForm() ).variables
	).toMatchObject( {
		excerpt: '',
		content: '',
	} );
} );

test( 'a new term is called what is typed; a person as they choose to be shown', () => {
	document.body.innerHTML = `<input id="tag-name" value="Matcha"><textarea id="tag-description">Green.</textarea>`;
	expect(
		createEditedPage( { ...facts, kind: 'term' }, data, readForm() )
			.variables
	).toMatchObject( { title: 'Matcha', term_description: 'Green.' } );

	document.body.innerHTML = `<select id="display_name"><option>Uji Sen</option></select><input id="first_name" value="Uji">`;
	expect(
		createEditedPage( { ...facts, kind: 'user' }, data, readForm() )
			.variables
	).toMatchObject( { author_name: 'Uji Sen', author_first_name: 'Uji' } );
} );
