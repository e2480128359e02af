import { facts, inherited, noSeo, page } from './fixtures';
import { pageFacts } from './page-facts';
import { createPreview } from './preview';

test( 'without a word of its own, the object is shown as its kind isDirectiveSet', () => {
	expect( createPreview( facts, noSeo, inherited, page ) ).toEqual( {
		title: 'Green tea - Fern & Kettle',
		description: 'Leaves and water.',
		canonical: '',
		noindex: false,
		nofollow: true,
		facebook: {
			title: 'Green tea - Fern & Kettle',
			description: 'Leaves and water.',
			image: 'https://example.org/featured.jpg',
		},
		twitter: {
			title: 'Green tea - Fern & Kettle',
			description: 'Leaves and water.',
			image: 'https://example.org/featured.jpg',
		},
	} );
} );

test( 'networks take over the title; X takes over what Facebook gets', () => {
	const value = { ...noSeo, title: 'Tea of %focus_keyword%' };
	const first = createPreview(
		facts,
		{ ...value, focus_keyword: 'Uji' },
		inherited,
		page
	);
	expect( [
		first.title,
		first.facebook.title,
		first.twitter.title,
	] ).toEqual( [ 'Tea of Uji', 'Tea of Uji', 'Tea of Uji' ] );

	const second = createPreview(
		facts,
		{ ...value, facebook_title: 'Look', facebook_image: '/look.png' },
		inherited,
		page
	);
	expect( second.twitter ).toMatchObject( {
		title: 'Look',
		image: '/look.png',
	} );
} );

test( 'yes and no both win over the kind; a hidden site wins over both', () => {
	const value = { ...noSeo, noindex: 'yes', nofollow: 'no' } as const;
	expect( createPreview( facts, value, inherited, page ) ).toMatchObject( {
		noindex: true,
		nofollow: false,
	} );
	const site = { ...facts.site, isHidden: true };
	expect(
		createPreview( { ...facts, site }, value, inherited, page ).nofollow
	).toBe( true );
} );

test( 'a canonical path is an address of this site', () => {
	const value = { ...noSeo, canonical: '/other/' };
	expect( createPreview( facts, value, inherited, page ).canonical ).toBe(
		'https://example.org/other/'
	);
} );

test( 'the checks know whether this page has custom texts', () => {
	const value = { ...noSeo, description: 'Mine', title: '  ' };
	const told = pageFacts( facts, value, inherited, page, null );
	expect( told.title.source ).toBe( 'inherited' );
	expect( told.description ).toEqual( { text: 'Mine', source: 'own' } );
} );
