/**
 * Measures what the plugin adds to a visitor page: with its defaults, and with all features turned on. Requests with
 * and without the plugin take turns, so that other load on the machine affects both.
 */
import { cost } from './cost.mjs';
import { measureMemory } from './memory.mjs';
import { runPhp } from './run-php.mjs';

const rounds = 15;

const plugin = 'pharos-seo/pharos-seo.php';

const pages = {
	'home page': '/',
	'single post': '/matcha-without-lumps/',
	category: '/category/tea/',
	author: '/author/ines-calloway/',
};

/** Settings with everything that has a cost: all tags, all accounts, templates with many variables. */
const everything = {
	page_title: '%title% %separator% %primary_term% %separator% %site_name%',
	page_description: '%excerpt% %categories% %author_name%',
	templates: { taxonomies: { category: { title: '%term_hierarchy%' } } },
	author_archive: true,
	date_archive: true,
	noindex_paginated_pages: true,
	paginated_link_relationships: [ 'home', 'post', 'category', 'author' ],
	no_archive: [ 'post', 'category', 'author' ],
	facebook_page_url: 'https://www.facebook.com/fern',
	facebook_author_fallback: 'https://www.facebook.com/ines',
	twitter_profile_username: 'fern',
	twitter_profile_fallback: 'ines',
	social_profiles: { instagram: 'fern', youtube: '@fern', tiktok: 'fern' },
	home_page_facebook_title: '%site_name%',
	home_page_facebook_description: '%tagline%',
};

/**
 * Schemas with groups, variables and links, output on every page.
 *
 * @param {number} count
 */
const manySchemas = ( count ) =>
	Object.fromEntries(
		Array.from( { length: count }, ( _, i ) => [
			`event-${ i }`,
			{
				title: 'Event',
				type: 'Event',
				fields: {
					name: `%title% ${ i }`,
					startDate: '2026-11-22',
					image: '%image%',
					location: {
						'@type': 'Place',
						name: '%site_name%',
						address: {
							'@type': 'PostalAddress',
							addressCountry: 'NO',
						},
					},
					superEvent: `%schema:event-${ i - 1 }%`,
				},
				show_on: {
					rules: [ 'basic-global' ],
					specific: [],
					specificText: [],
				},
			},
		] )
	);

/**
 * @param {{url: string, secret: string}} site
 */
export async function measureVisitorPages( site ) {
	const rows = [];
	// Without this, author archives aren't served at all.
	await save( site, { author_archive: true } );
	rows.push( ...( await measure( site, pages, '' ) ) );
	await save( site, everything );
	rows.push( ...( await measure( site, pages, ', all on' ) ) );
	await save( site, { schemas: manySchemas( 100 ) } );
	const { 'single post': post } = pages;
	rows.push(
		...( await measure( site, { 'single post': post }, ', 100 schemas' ) )
	);
	return rows;
}

/**
 * @param {{url: string, secret: string}} site
 * @param {Record<string, string>}        paths  The paths by name.
 * @param {string}                        suffix The suffix of the names.
 */
async function measure( site, paths, suffix ) {
	const rows = [];
	for ( const [ name, path ] of Object.entries( paths ) ) {
		const samples = { with: [], without: [] };
		for ( let round = 0; round <= rounds; round++ ) {
			const withUs = await cost( site, path );
			const without = await cost( site, path, {
				'X-Pharos-Plugins': 'none',
			} );
			// The first round fills the caches.
			if ( round > 0 ) {
				samples.with.push( withUs );
				samples.without.push( without );
			}
		}
		rows.push( {
			name: name + suffix,
			...compare( samples ),
			addedMemory:
				( await measureMemory( site, path, plugin ) ) -
				( await measureMemory( site, path, 'none' ) ),
		} );
	}
	return rows;
}

/**
 * @param {{url: string, secret: string}} site
 * @param {Object}                        settings Changes to the defaults.
 */
async function save( site, settings ) {
	const isSaved = await runPhp(
		site,
		`delete_option( 'pharos_settings' );
		delete_option( 'pharos_schemas' );
		return ( new Pharos\\Settings\\Settings() )->save( $args );`,
		settings
	);
	if ( isSaved !== true ) {
		throw new Error( 'The settings of the benchmark were refused.' );
	}
}

/** Uses the shortest times, because other load on the machine only slows a page down. */
function compare( { with: ours, without } ) {
	const least = ( samples, key ) =>
		Math.min( ...samples.map( ( sample ) => sample[ key ] ) );
	const milliseconds = least( without, 'milliseconds' );
	return {
		addedQueries: least( ours, 'queries' ) - least( without, 'queries' ),
		addedMilliseconds: least( ours, 'milliseconds' ) - milliseconds,
		milliseconds,
		files: least( ours, 'files' ),
	};
}
