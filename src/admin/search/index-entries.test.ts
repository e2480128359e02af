import { visibleSections } from '../navigation/model';
import { screens, sections } from './fixtures';
import { buildIndex } from './index-entries';

const entries = buildIndex( sections, screens );
const entry = ( id: string ) =>
	entries.find( ( candidate ) => candidate.id === id );

describe( 'the index of the settings search', () => {
	test( 'a page is there with its texts, its route and where it is', () => {
		expect( entry( 'page:/general/social/facebook' ) ).toEqual( {
			id: 'page:/general/social/facebook',
			kind: 'page',
			label: 'Facebook',
			names: [],
			keywords: [ 'open graph', 'og' ],
			phrases: expect.arrayContaining( [ 'share on facebook' ] ),
			options: [],
			descriptions: [],
			breadcrumb: 'General › Social',
			icon: 'share',
			to: '/general/social/facebook',
		} );
	} );

	test( 'a setting is there with all that it can be found by, its page, its keywords, and the key to scroll to', () => {
		expect( entry( 'setting:/general:separator' ) ).toEqual( {
			id: 'setting:/general:separator',
			kind: 'setting',
			label: 'Separator',
			names: [],
			keywords: [],
			phrases: expect.arrayContaining( [ 'dash in title' ] ),
			options: [ 'Hyphen', 'Vertical bar' ],
			descriptions: [
				'Stands between the parts of a title.',
				'separator',
				'snippet',
				'serp',
			],
			breadcrumb: 'General › Meta Templates',
			icon: 'title',
			to: '/general',
			setting: 'separator',
		} );
		expect(
			entry( 'setting:/general/social/x:twitter_title' )?.breadcrumb
		).toBe( 'General › Social › X' );
	} );

	test( 'a link with a submenu is no page: its first child is what it opens', () => {
		const social = entries.filter(
			( { kind, to } ) => kind === 'page' && to === '/general/social'
		);
		expect( social.map( ( { label } ) => label ) ).toEqual( [
			'Default Social Image',
		] );
	} );

	test( 'a tab is shown by its heading and found by its own label, too; the first also by what groups them', () => {
		expect( entry( 'page:/general/homepage' ) ).toMatchObject( {
			label: 'Home Page General',
			names: [ 'General', 'Home Page' ],
		} );
		expect( entry( 'page:/general/homepage/social' ) ).toMatchObject( {
			label: 'Home Page Social',
			names: [ 'Social' ],
		} );
	} );

	test( 'of two settings with the same label on two tabs, each says its tab', () => {
		const field = ( key: string, tab: string ) => ( {
			key,
			tab,
			control: 'text' as const,
			label: 'Social Title',
		} );
		const onTabs = buildIndex( sections, [
			{
				path: '/general',
				groups: [
					{ fields: [ field( 'a', 'Facebook' ), field( 'b', 'X' ) ] },
				],
			},
		] ).filter( ( { kind } ) => kind === 'setting' );
		expect( onTabs.map( ( { breadcrumb } ) => breadcrumb ) ).toEqual( [
			'General › Meta Templates › Facebook',
			'General › Meta Templates › X',
		] );
	} );

	test( 'the breadcrumb says nothing twice', () => {
		const same = buildIndex(
			[
				{
					id: 'search-console',
					label: 'Search Console',
					path: '/search-console',
					layout: 'navbar',
					links: [
						{ path: '/search-console', label: 'Search Console' },
					],
				},
			],
			[
				{
					path: '/search-console',
					groups: [
						{
							fields: [
								{ key: 'site', control: 'text', label: 'Site' },
							],
						},
					],
				},
			]
		);
		expect( same.map( ( { breadcrumb } ) => breadcrumb ) ).toEqual( [
			'Search Console',
			'Search Console',
		] );
	} );

	test( 'what is behind a switched-off feature is absent, settings included', () => {
		const withSchema = [
			...screens,
			{
				path: '/advanced/schema',
				groups: [
					{
						fields: [
							{
								key: 'schemas',
								control: 'toggle' as const,
								label: 'Schemas',
							},
						],
					},
				],
			},
		];
		const ids = ( isOn: boolean ) =>
			buildIndex(
				visibleSections( sections, () => isOn ),
				withSchema
			).map( ( { id } ) => id );
		const gated = [
			'page:/advanced/schema',
			'setting:/advanced/schema:schemas',
		];
		expect( ids( true ) ).toEqual( expect.arrayContaining( gated ) );
		expect( ids( false ).filter( ( id ) => gated.includes( id ) ) ).toEqual(
			[]
		);
	} );

	test( 'a screen whose route needs a parameter cannot be gone to', () => {
		expect(
			entries.filter( ( { label } ) => label === 'Schema Title' )
		).toEqual( [] );
	} );

	test( 'ids are unique even when an add-on repeats a page', () => {
		const repeated = buildIndex( [ ...sections, ...sections ], screens );
		expect( repeated ).toEqual( entries );
	} );
} );
