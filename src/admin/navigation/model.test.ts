import {
	arrange,
	featureOf,
	findNearest,
	findRoute,
	groupsOf,
	isSection,
	pagesOf,
	titleOf,
	visibleSections,
} from './model';
import type { NavLink, NavSection } from './types';

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

	test.each( [
		[ '/advanced/schema/12', 'Schema' ],
		[ '/advanced/schema/12/rules', 'Schema' ],
		[ '/general/social/x/cards', 'X' ],
		[ '/general/sociable', 'Meta Templates' ],
		[ '/generals', undefined ],
		[ '/advanced', undefined ],
	] )( '%s is below %s', ( path, label ) => {
		expect( findNearest( sections, path )?.page.label ).toBe( label );
	} );

	test( 'a page’s feature is its own, or that of what it is in', () => {
		const feature = ( path: string ) =>
			featureOf( findRoute( sections, path )! );
		expect( feature( '/advanced/schema' ) ).toBe( 'enable_schemas' );
		expect( feature( '/search-console' ) ).toBe( 'enable_google_console' );
		expect( feature( '/general/social/x' ) ).toBeUndefined();
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
			'a list of links that is none',
			{ id: 'a', label: 'A', path: '/a', layout: 'full', links: {} },
		],
	] )( '%s is refused', ( _, value ) => {
		expect( isSection( value ) ).toBe( false );
	} );

	test.each( [
		[ 'a link without an address', { label: 'B' } ],
		[
			'a link to somewhere else',
			{ label: 'B', path: 'https://a.example' },
		],
		[ 'a text', '/b' ],
		[
			'search words that are no list',
			{ label: 'B', path: '/b', keywords: 'b' },
		],
		[ 'an icon of its own', { label: 'B', path: '/b', icon: {} } ],
	] )( '%s is left out, and the other links stay', ( _, link ) => {
		const [ general ] = sections;
		const links = [ link, ...general!.links ] as NavLink[];

		expect( arrange( [ { ...general!, links } ] ) ).toEqual( [ general ] );
		expect( console ).toHaveWarned();
	} );

	test( 'a child of the wrong shape leaves the others of its submenu', () => {
		const social = sections[ 0 ]!.links[ 1 ]!;
		const children = [ ...social.children!, null ] as NavLink[];
		const links = [ { ...social, children } ];

		expect(
			arrange( [ { ...sections[ 0 ]!, links } ] )[ 0 ]!.links
		).toEqual( [ social ] );
		expect( console ).toHaveWarned();
	} );

	test( 'lower priorities come first, at every level', () => {
		const links: NavLink[] = [
			{
				path: '/a',
				label: 'A',
				children: [
					{ path: '/a', label: 'A1' },
					{ path: '/a/2', label: 'A2', priority: 5 },
				],
			},
			{ path: '/b', label: 'B', priority: 1 },
		];
		const labels = arrange( [ { ...sections[ 0 ]!, links } ] )
			.flatMap( ( section ) => section.links )
			.flatMap( ( link ) => [ link, ...( link.children ?? [] ) ] )
			.map( ( { label } ) => label );

		expect( labels ).toEqual( [ 'B', 'A', 'A2', 'A1' ] );
	} );
} );

test( 'links with the same heading stand together, in the order of the section', () => {
	const links: NavLink[] = [
		{ path: '/a', label: 'A' },
		{ path: '/b', label: 'B', group: 'URLs' },
		{ path: '/c', label: 'C', group: 'URLs' },
		{ path: '/d', label: 'D', group: 'Content' },
	];
	expect(
		groupsOf( { ...sections[ 0 ]!, links } ).map( ( group ) => [
			group.name,
			group.links.map( ( { label } ) => label ),
		] )
	).toEqual( [
		[ undefined, [ 'A' ] ],
		[ 'URLs', [ 'B', 'C' ] ],
		[ 'Content', [ 'D' ] ],
	] );
} );
