import { screens, sections } from './fixtures';
import { buildIndex } from './index-entries';
import { search } from './match';
import type { SearchEntry } from './types';

const entries = buildIndex( sections, screens );
const labels = ( query: string ) =>
	search( entries, query ).map( ( { label } ) => label );

describe( 'searching settings', () => {
	test.each( [
		'noindex',
		'No Index',
		'no-index',
		'NO_INDEX',
		'no index',
		'nó índex',
	] )( '%j leads to No Index first', ( query ) => {
		expect( labels( query )[ 0 ] ).toBe( 'No Index' );
	} );

	test.each( [
		[ 'robots txt', 'robots.txt Editor' ],
		[ 'robotstxt', 'robots.txt Editor' ],
		[ 'editor robots', 'robots.txt Editor' ],
		[ 'nofollow', 'No Follow' ],
		[ 'og image', 'Default Social Image' ],
		[ 'og', 'Facebook' ],
		[ 'twitter', 'X' ],
		[ 'x', 'X' ],
		[ 'json ld', 'Schema' ],
		[ 'structured data', 'Schema' ],
		[ 'seo title', 'Search Engine Title' ],
		[ 'metatitle', 'Search Engine Title' ],
		[ 'page_title', 'Search Engine Title' ],
		[ 'vertical', 'Separator' ],
		[ 'divider', 'Separator' ],
		[ 'crawler', 'robots.txt Editor' ],
		[ 'twitter social title', 'Social Title' ],
		[ 'large summary', 'Card Type' ],
	] )( '%j leads to %j first', ( query, label ) => {
		expect( labels( query )[ 0 ] ).toBe( label );
	} );

	test( 'most words must be somewhere, in any order', () => {
		expect( labels( 'index no' ) ).toContain( 'No Index' );
		expect( labels( 'rebuild index' )[ 0 ] ).toBe( 'No Index' );
		expect( labels( 'index of bananas in my fruit salad' ) ).toEqual( [] );
	} );

	test.each( [
		[ 'how do i hide my pages from google?', 'No Index' ],
		[ 'i want to share something on facebook', 'Facebook' ],
		[ 'seperator', 'Separator' ],
		[ 'strucutred data', 'Schema' ],
		[ 'seotitle', 'Search Engine Title' ],
		[ 'tweeting', 'X' ],
		[ 'rich resul', 'Schema' ],
	] )( 'the question %j finds %j first', ( query, label ) => {
		expect( labels( query )[ 0 ] ).toBe( label );
	} );

	test( 'small words find something if there are no others', () => {
		expect( labels( 'from one to the other' ) ).not.toEqual( [] );
	} );

	test( 'the same setting of many content types is one hit, unless the question names the type', () => {
		const field = ( type: string ) => ( {
			key: 'templates',
			path: [ type, 'title' ],
			control: 'text' as const,
			label: `${ type }: SEO Title`,
			series: 'SEO Title by content type',
		} );
		const all = buildIndex( sections, [
			{
				path: '/general',
				groups: [ { fields: [ 'Posts', 'Events' ].map( field ) } ],
			},
		] );
		const settings = ( query: string ) =>
			search( all, query )
				.filter( ( { kind } ) => kind === 'setting' )
				.map( ( { label } ) => label );
		expect( settings( 'seo title' ) ).toEqual( [
			'SEO Title by content type',
		] );
		expect( settings( 'title of an event' ) ).toEqual( [
			'Events: SEO Title',
		] );
	} );

	test( 'the name of what a page is in finds the page; a setting must match itself', () => {
		expect( labels( 'robot instructions' ) ).toEqual( [
			'No Index',
			'No Follow',
		] );
		const found = search( entries, 'meta templates' );
		expect( found.filter( ( { kind } ) => kind === 'setting' ) ).toEqual(
			[]
		);
		expect( search( entries, 'facebook social title' )[ 0 ] ).toMatchObject(
			{ setting: 'social_title' }
		);
	} );

	test( 'short words count only at the start of a word', () => {
		expect( labels( 'ag' ) ).not.toContain( 'Default Social Image' );
		expect( labels( 'mage' ) ).toContain( 'Default Social Image' );
	} );

	test( 'the block with the best hit comes first, so that Schema is above what only mentions it', () => {
		expect(
			search( entries, 'schema' ).map( ( { kind, label } ) => [
				kind,
				label,
			] )
		).toEqual( [
			[ 'page', 'Schema' ],
			[ 'setting', 'Site Facebook Page' ],
		] );
	} );

	test( 'label, keyword, option and description rank in this order', () => {
		const entry = (
			id: string,
			texts: Partial< SearchEntry >
		): SearchEntry => ( {
			id,
			kind: 'setting',
			label: 'Something',
			names: [],
			keywords: [],
			options: [],
			descriptions: [],
			breadcrumb: '',
			to: '/general',
			setting: id,
			...texts,
		} );
		const ranked = [
			entry( 'exact', { label: 'Banana' } ),
			entry( 'prefix', { label: 'Banana and more' } ),
			entry( 'word', { label: 'Every banana' } ),
			entry( 'keyword', { keywords: [ 'banana' ] } ),
			entry( 'option', { options: [ 'Banana' ] } ),
			entry( 'description', { descriptions: [ 'For a banana.' ] } ),
		];
		const ids = search( [ ...ranked ].reverse(), 'banana' ).map(
			( { id } ) => id
		);
		expect( ids ).toEqual( [
			'exact',
			'prefix',
			'word',
			'keyword',
			'option',
			'description',
		] );
	} );

	test( 'a setting that is on two screens is found once, where it matches best', () => {
		const field = {
			key: 'title',
			control: 'text' as const,
			label: 'Title',
		};
		const twice = buildIndex( sections, [
			{
				path: '/general',
				groups: [ { fields: [ { ...field, label: 'Some Title' } ] } ],
			},
			{ path: '/general/homepage', groups: [ { fields: [ field ] } ] },
		] );
		const found = search( twice, 'title' ).filter(
			( { kind } ) => kind === 'setting'
		);
		expect( found.map( ( { to } ) => to ) ).toEqual( [
			'/general/homepage',
		] );
	} );

	test( 'equal hits keep the order of the index', () => {
		expect(
			search( entries, 'social title' )
				.map( ( { setting } ) => setting )
				.filter( Boolean )
		).toEqual( [ 'social_title', 'twitter_title' ] );
	} );

	test.each( [
		[ 'noindex', 'No Index' ],
		[ 'robots txt', 'robots.txt' ],
		[ 'engine', 'Engine' ],
		[ 'title engine', 'Title' ],
	] )( '%j marks %j in the label', ( query, marked ) => {
		const hit = search( entries, query ).find(
			( { label, range } ) => range && label.slice( ...range ) === marked
		);
		expect( hit ).toBeDefined();
	} );

	test( 'nothing is marked when something else than the label matched', () => {
		expect( search( entries, 'json-ld' )[ 0 ] ).not.toHaveProperty(
			'range'
		);
	} );

	test.each( [ '', '   ', '…', '@' ] )( '%j finds nothing', ( query ) => {
		expect( labels( query ) ).toEqual( [] );
	} );
} );
