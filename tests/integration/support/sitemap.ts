/**
 * Sitemaps, as a search engine reads them: what a test reads is valid, or the test fails.
 */
import {
	addressOf,
	entryOf,
	type SitemapAddress,
	type SitemapEntry,
} from '../../support/sitemap-entry';
import { nameOf, validate } from '../../support/sitemap-schema';
import { parseXml, type XmlElement } from '../../support/xml';
import { site } from './site';

/** The sitemaps that an index lists. */
export const readIndex = async (
	path = '/sitemap_index.xml'
): Promise< SitemapAddress[] > =>
	( await read( path, 'sitemapindex' ) ).map( addressOf );

/**
 * The entries of a sitemap.
 *
 * @param address Path or address.
 */
export const readSitemap = async (
	address: string
): Promise< SitemapEntry[] > =>
	( await read( address, 'urlset' ) ).map( entryOf );

/** Every entry of every sitemap, as a crawler finds them. */
export async function readAll( path?: string ): Promise< SitemapEntry[] > {
	const entries = [];
	for ( const { loc } of await readIndex( path ) ) {
		entries.push( ...( await readSitemap( loc ) ) );
	}
	return entries;
}

async function read( address: string, kind: string ): Promise< XmlElement[] > {
	const response = await site.fetch( address );
	const xml = await response.text();
	const type = response.headers.get( 'Content-Type' ) ?? '';
	if (
		response.status !== 200 ||
		! /^(?:text|application)\/xml\b/.test( type )
	) {
		throw new Error(
			`${ address } answers ${ response.status } ${ type }: ${ xml.slice( 0, 300 ) }`
		);
	}
	const errors = validate( xml, site.url );
	if ( errors.length > 0 ) {
		throw new Error(
			`${ address } is not valid:\n${ errors.slice( 0, 20 ).join( '\n' ) }`
		);
	}
	const { root } = parseXml( xml );
	if ( nameOf( root ) !== kind ) {
		throw new Error(
			`${ address } is no ${ kind } but ${ nameOf( root ) }.`
		);
	}
	return root.children;
}
