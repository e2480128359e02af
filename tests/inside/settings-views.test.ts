/**
 * Settings with two names: an object ("home_page_facebook", "social_profiles") and a setting for each of its parts.
 * There is one value, whichever name it is read or saved by.
 */
import {
	read,
	save,
	startWithDefaults,
	stored,
} from '../integration/support/settings';

startWithDefaults();

test( 'what is saved by its own name is in the object, and stored once', async () => {
	await save( { home_page_facebook_title: 'Tea', pinterest: 'fern' } );

	expect( await read() ).toMatchObject( {
		home_page_facebook_title: 'Tea',
		home_page_facebook: { image_url: '', title: 'Tea', description: '' },
		social_profiles: { pinterest: 'fern' },
	} );
	expect( await stored() ).toEqual( {
		revision: 1,
		home_page_facebook_title: 'Tea',
		pinterest: 'fern',
	} );
} );

test( 'what is saved in the object is read by its own name', async () => {
	await save( {
		home_page_twitter: {
			image_url: '',
			title: 'Cup',
			description: 'A cup',
		},
		social_profiles: { tiktok: 'fern', mastodon: 'https://tea.example/@f' },
	} );

	expect( await read() ).toMatchObject( {
		home_page_twitter_title: 'Cup',
		home_page_twitter_description: 'A cup',
		tiktok: 'fern',
		social_profiles: { tiktok: 'fern', mastodon: 'https://tea.example/@f' },
	} );
	expect( await stored() ).toEqual( {
		revision: 1,
		home_page_twitter_title: 'Cup',
		home_page_twitter_description: 'A cup',
		tiktok: 'fern',
		social_profiles: { mastodon: 'https://tea.example/@f' },
	} );
} );

test( 'an account that is taken out of the object is gone', async () => {
	await save( { social_profiles: { tiktok: 'fern', medium: '@fern' } } );
	await save( { social_profiles: { medium: '@fern' } } );
	expect( await read() ).toMatchObject( {
		tiktok: '',
		social_profiles: { medium: '@fern' },
	} );

	await save( { social_profiles: { medium: '' } } );
	expect( await read() ).toMatchObject( { social_profiles: {} } );
	expect( await stored() ).toEqual( { revision: 3 } );
} );

test( 'an account that another user has changed in the meantime is not overwritten', async () => {
	await save( { pinterest: 'theirs' } );
	const { status, body } = await save(
		{ social_profiles: { pinterest: 'mine' } },
		{ social_profiles: {} }
	);
	expect( status ).toBe( 409 );
	expect( body.data.conflicts ).toEqual( {
		social_profiles: { pinterest: 'theirs' },
	} );
} );

test.each( [
	[ 'another group', 'templates', { pages: { post: { title: 'T' } } } ],
	[
		'another part',
		'templates.archives.date',
		{ archives: { date: { heading: 'T' } } },
	],
	[ 'no object', 'templates.archives.date', { archives: { date: 'T' } } ],
] )(
	'templates of a wrong shape are refused: %s',
	async ( _, where, templates ) => {
		const { status, body } = await save( { templates } );
		expect( status ).toBe( 400 );
		expect( body.message ).toContain( `“${ where }” is invalid.` );
		expect( await stored() ).toBe( false );
	}
);

test( 'templates without a text are not stored', async () => {
	await save( {
		templates: {
			archives: { date: { title: '', description: '' } },
			taxonomies: { category: { title: 'T', description: '' } },
		},
	} );
	expect( await stored() ).toEqual( {
		revision: 1,
		templates: { taxonomies: { category: { title: 'T' } } },
	} );
} );
