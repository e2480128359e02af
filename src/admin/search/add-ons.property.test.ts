import { addFilter, removeFilter } from '@wordpress/hooks';
import fc from 'fast-check';
import { exampleSite } from '../../../tests/js/example-site';
import {
	filterList,
	NAVIGATION_FILTER,
	SCREENS_FILTER,
} from '../../extensions';
import { isScreen } from '../definitions/is-screen';
import {
	fieldsOf,
	findScreen,
	SETTINGS_SCREENS,
	withSiteGroups,
} from '../definitions/registry';
import { arrange, isSection, visibleSections } from '../navigation/model';
import { sections } from './fixtures';
import { buildIndex } from './index-entries';
import { search } from './match';

/** Generates objects whose properties are valid, missing or arbitrary. */
const object = ( parts: Record< string, fc.Arbitrary< unknown > > ) =>
	fc.record(
		Object.fromEntries(
			Object.entries( parts ).map( ( [ name, part ] ) => [
				name,
				fc.oneof( { weight: 9, arbitrary: part }, fc.anything() ),
			] )
		),
		{ requiredKeys: [] }
	);

const text = fc.string();
const texts = fc.array( text, { maxLength: 3 } );
const route = text.map( ( path ) => `/${ path }` );
const listOf = ( entry: fc.Arbitrary< unknown > ) =>
	fc.array( fc.oneof( { weight: 5, arbitrary: entry }, fc.anything() ), {
		maxLength: 4,
	} );

const group = object( {
	title: text,
	fields: listOf(
		object( {
			key: text,
			path: texts,
			control: fc.constantFrom( 'text', 'select', 'image' ),
			label: text,
			options: listOf( object( { value: text, label: text } ) ),
			keywords: texts,
		} )
	),
} );
const screen = object( {
	path: route,
	groups: listOf( group ),
	siteGroups: fc.func( listOf( group ) ),
} );
const link = object( { path: route, label: text, keywords: texts } );
const section = object( {
	id: text,
	label: text,
	path: route,
	layout: fc.constantFrom( 'settings', 'navbar' ),
	links: listOf( link ),
} );

test( 'whatever add-ons give, the application can be shown and searched', () => {
	fc.assert(
		fc.property( listOf( screen ), listOf( section ), ( added, more ) => {
			addFilter( SCREENS_FILTER, 'acme', () => [
				...SETTINGS_SCREENS,
				...added,
			] );
			addFilter( NAVIGATION_FILTER, 'acme', () => [
				...sections,
				...more,
			] );
			const screens = filterList(
				SCREENS_FILTER,
				SETTINGS_SCREENS,
				isScreen
			).map( ( one ) => withSiteGroups( one, exampleSite ) );
			const tree = visibleSections(
				arrange( filterList( NAVIGATION_FILTER, sections, isSection ) ),
				() => true
			);

			expect( screens.flatMap( fieldsOf ) ).not.toContain( undefined );
			expect( findScreen( screens, '/general' ) ).toBeDefined();
			expect( tree.map( ( { id } ) => id ) ).toEqual(
				expect.arrayContaining( [ 'general', 'advanced' ] )
			);
			expect(
				search( buildIndex( tree, screens ), 'separator' ).length
			).toBeGreaterThan( 0 );
		} )
	);
	removeFilter( SCREENS_FILTER, 'acme' );
	removeFilter( NAVIGATION_FILTER, 'acme' );
	expect( console ).toHaveWarned();
} );
