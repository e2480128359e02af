import {
	findRoute,
	isSection,
	pagesOf,
	titleOf,
	visibleSections,
} from './model';
import type { NavSection } from './types';

const sections: NavSection[] = [
	{
		id: 'general',
		label: 'General',
		path: '/general',
		layout: 'settings',
		links: [
			{ path: '/general', label: 'Meta Templates' },
			{
				path: '/general/social',
				label: 'Social',
				children: [
					{ path: '/general/social', label: 'Default Social Image' },
					{ path: '/general/social/x', label: 'X', title: 'X cards' },
				],
			},
		],
	},
	{
		id: 'advanced',
		label: 'Advanced',
		path: '/advanced/sitemaps',
		layout: 'settings',
		links: [
			{ path: '/advanced/sitemaps', label: 'Sitemaps' },
			{
				path: '/advanced/schema',
				label: 'Schema',
				feature: 'enable_schemas',
			},
		],
	},
	{
		id: 'search-console',
		label: 'Search Console',
		path: '/search-console',
		layout: 'navbar',
		feature: 'enable_google_console',
		links: [ { path: '/search-console', label: 'Search Console' } ],
	},
];

describe( 'finding a route in the navigation', () => {
	test( 'a page is found with its section and its row', () => {
		const match = findRoute( sections, '/general/social/x' );
		expect( match?.section.id ).toBe( 'general' );
		expect( match?.link.label ).toBe( 'Social' );
		expect( match?.page.label ).toBe( 'X' );
	} );

	test( 'the section’s first page is not taken for the pages below it', () => {
		expect( findRoute( sections, '/general' )?.page.label ).toBe(
			'Meta Templates'
		);
	} );

	test( 'a parent’s own address is its first child', () => {
		expect( findRoute( sections, '/general/social' )?.page.label ).toBe(
			'Default Social Image'
		);
	} );

	test( 'an unknown address is nowhere', () => {
		expect( findRoute( sections, '/general/sociable' ) ).toBeNull();
	} );

	test( 'a page’s heading is its title, or its label', () => {
		expect( pagesOf( sections[ 0 ]!.links[ 1 ]! ).map( titleOf ) ).toEqual(
			[ 'Default Social Image', 'X cards' ]
		);
	} );
} );

describe( 'features that are turned off', () => {
	const labels = ( isOn: ( feature: string ) => boolean ) =>
		visibleSections( sections, isOn ).flatMap( ( { label, links } ) => [
			label,
			...links.map( ( link ) => link.label ),
		] );

	test( 'their links and sections are absent, the others stay', () => {
		expect( labels( () => false ) ).toEqual( [
			'General',
			'Meta Templates',
			'Social',
			'Advanced',
			'Sitemaps',
		] );
	} );

	test( 'with all features on everything is there', () => {
		expect( labels( () => true ) ).toContain( 'Schema' );
		expect( labels( () => true ) ).toContain( 'Search Console' );
	} );
} );

describe( 'what an add-on may add', () => {
	test( 'a whole section is accepted', () => {
		expect( isSection( sections[ 0 ] ) ).toBe( true );
	} );

	test.each( [
		[ 'nothing', null ],
		[ 'a text', 'Acme' ],
		[ 'no links', { id: 'a', label: 'A', path: '/a', layout: 'settings' } ],
		[
			'an unknown layout',
			{ id: 'a', label: 'A', path: '/a', layout: 'wide', links: [] },
		],
		[
			'a link without an address',
			{
				id: 'a',
				label: 'A',
				path: '/a',
				layout: 'full',
				links: [ { label: 'B' } ],
			},
		],
		[
			'a link to somewhere else',
			{
				id: 'a',
				label: 'A',
				path: '/a',
				layout: 'full',
				links: [ { label: 'B', path: 'https://a.example' } ],
			},
		],
	] )( '%s is refused', ( _, value ) => {
		expect( isSection( value ) ).toBe( false );
	} );
} );
