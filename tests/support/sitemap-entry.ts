/** The parsed entry of a sitemap. */
import { nameOf } from './sitemap-schema';
import type { XmlElement } from './xml';

/** An entry of an index has only a URL and a time. */
export interface SitemapEntry {
	loc: string;
	/** As written; '' if there is none. */
	lastmod: string;
	images: string[];
	/** By the names of Google's extension, without prefix. */
	videos: Record< string, string >[];
	/** Null for an entry without news. */
	news: {
		name: string;
		language: string;
		publication_date: string;
		title: string;
	} | null;
}

const all = ( { children }: XmlElement, name: string ) =>
	children.filter( ( child ) => nameOf( child ) === name );

const textOf = ( element: XmlElement, name: string ) =>
	all( element, name )[ 0 ]?.text ?? '';

export function entryOf( entry: XmlElement ): SitemapEntry {
	const [ news ] = all( entry, 'news:news' );
	return {
		loc: textOf( entry, 'loc' ),
		lastmod: textOf( entry, 'lastmod' ),
		images: all( entry, 'image:image' ).map( ( image ) =>
			textOf( image, 'image:loc' )
		),
		videos: all( entry, 'video:video' ).map( ( { children } ) =>
			Object.fromEntries(
				children.map( ( { name, text } ) => [ name, text ] )
			)
		),
		news: news ? newsOf( news ) : null,
	};
}

function newsOf( news: XmlElement ): SitemapEntry[ 'news' ] {
	const [ publication = news ] = all( news, 'news:publication' );
	return {
		name: textOf( publication, 'news:name' ),
		language: textOf( publication, 'news:language' ),
		publication_date: textOf( news, 'news:publication_date' ),
		title: textOf( news, 'news:title' ),
	};
}
