/**
 * Questions that people type into the search of the settings, and the wanted first result: with the whole navigation and all settings, as in
 * the application.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	SETTINGS_SCREENS,
	withSiteGroups,
} from '../../src/admin/definitions/registry';
import type { NavSection } from '../../src/admin/navigation/types';
import { buildIndex, wizardLink } from '../../src/admin/search/index-entries';
import { PHRASES } from '../../src/admin/search/phrases';
import { search } from '../../src/admin/search/match';
import { exampleSite } from '../js/example-site';
import { runRules } from './support/php';

const questions: [ string, string ][] = JSON.parse(
	readFileSync(
		join( __dirname, '../fixtures/search-questions.json' ),
		'utf8'
	)
);

const [ navigation ] = runRules( { navigation: [ {} ] } ).navigation as [
	NavSection[],
];

// The page of another branch of the tree, if it isn't there yet.
const tools = navigation.find( ( { id } ) => id === 'tools' );
tools?.links.push( { path: '/tools/access', label: 'Access' } );

const site = {
	...exampleSite,
	content: {
		...exampleSite.content,
		taxonomies: [
			...exampleSite.content.taxonomies,
			{ name: 'post_tag', label: 'Tags', base: 'tag' },
		],
		archives: [
			...exampleSite.content.archives,
			{ name: 'date', label: 'Date Archives' },
			{ name: 'search', label: 'Search Results' },
		],
	},
};

const entries = buildIndex(
	navigation,
	SETTINGS_SCREENS.map( ( screen ) => withSiteGroups( screen, site ) ),
	[ wizardLink( 'https://example.org/wizard' ) ]
);

test( 'there are at least 80 questions', () => {
	expect( questions.length ).toBeGreaterThanOrEqual( 80 );
} );

test( 'all phrases are those of a page or a setting', () => {
	const found = new Set( entries.flatMap( ( { phrases = [] } ) => phrases ) );
	const unused = Object.entries( PHRASES )
		.filter(
			( [ , phrases ] ) => ! found.has( phrases.split( ', ' )[ 0 ] ?? '' )
		)
		.map( ( [ name ] ) => name );
	expect( unused ).toEqual( [] );
} );

test.each( questions )( '%j finds %j first', ( question, wanted ) => {
	const labels = search( entries, question ).map( ( { label } ) => label );
	expect( labels[ 0 ] ).toBe( wanted );
} );
