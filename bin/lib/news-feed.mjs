/**
 * Generates the feed of "What's New?" from CHANGELOG.md. The changelog has hundreds of long lines for developers; users get a digest: for
 * each version, under its headings, the first sentence of each entry that begins with bold text.
 */

/** Maximum number of versions, and of entries below a heading. */
const VERSIONS = 5;
const ENTRIES = 12;

/** The page with all changes. */
const ALL_CHANGES = 'https://wordpress.org/plugins/pharos-seo/#developers';

/**
 * @param {string} changelog       In the format of keepachangelog.com.
 * @param {Object} release         The version to use for "Unreleased".
 * @param {string} release.version Such as "1.2.0".
 * @param {Date}   release.date
 * @return {string} RSS 2.0.
 */
export function newsFeed( changelog, release ) {
	const items = versionsOf( changelog )
		.map( ( { name, date, body } ) => ( {
			version: name === 'Unreleased' ? release.version : name,
			date: date ?? release.date,
			html: digest( body ),
		} ) )
		.filter( ( { html } ) => html !== '' )
		.slice( 0, VERSIONS )
		.map(
			( { version, date, html } ) => `		<item>
			<title>${ escape( `Pharos SEO ${ version }` ) }</title>
			<link>${ escape( ALL_CHANGES ) }</link>
			<guid isPermaLink="false">pharos-seo-${ escape( version ) }</guid>
			<pubDate>${ date.toUTCString() }</pubDate>
			<description>${ escape( html ) }</description>
		</item>
`
		)
		.join( '' );
	return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
	<channel>
		<title>Pharos SEO: What’s New?</title>
		<link>${ escape( ALL_CHANGES ) }</link>
		<description>The changes of each version that users notice most.</description>
		<language>en-US</language>
${ items }	</channel>
</rss>
`;
}

/** Sections that begin with `## 1.2.0 - 2026-11-25`. */
function versionsOf( changelog ) {
	const pieces = changelog.split( /^## /m ).slice( 1 );
	return pieces.map( ( piece ) => {
		const [ heading = '', ...lines ] = piece.split( '\n' );
		const [ , name = '', day ] =
			/^\[?([^\]\s]+)\]?(?:\s+-\s+(\d{4}-\d{2}-\d{2}))?/.exec(
				heading
			) ?? [];
		return {
			name,
			date: day ? new Date( `${ day }T00:00:00Z` ) : null,
			body: lines.join( '\n' ),
		};
	} );
}

/** The entries below `### Added` and similar headings, as HTML lists. */
function digest( body ) {
	return body
		.split( /^### /m )
		.slice( 1 )
		.map( ( piece ) => {
			const [ heading = '', ...lines ] = piece.split( '\n' );
			const entries = entriesOf( lines )
				.map( highlight )
				.filter( Boolean )
				.slice( 0, ENTRIES );
			return entries.length > 0
				? `<h4>${ escape( heading.trim() ) }</h4><ul>${ entries
						.map( ( entry ) => `<li>${ entry }</li>` )
						.join( '' ) }</ul>`
				: '';
		} )
		.join( '' );
}

/** Top-level entries of a list, each joined to one line; nested ones are skipped. */
function entriesOf( lines ) {
	const entries = [];
	for ( const line of lines ) {
		if ( line.startsWith( '- ' ) ) {
			entries.push( line.slice( 2 ) );
		} else if ( /^ {2}[^\s-]/.test( line ) && entries.length > 0 ) {
			entries.push( `${ entries.pop() } ${ line.trim() }` );
		}
	}
	return entries;
}

/** The bold text and the rest of its sentence; '' for an entry without bold text. */
function highlight( entry ) {
	const [ , bold, rest ] = /^\*\*(.+?)\*\*(.*)$/.exec( entry ) ?? [];
	if ( ! bold ) {
		return '';
	}
	const [ sentence = '' ] = /^.*?[.!?](?=\s|$)|^.*$/.exec( rest ) ?? [];
	return `<strong>${ inline( bold ) }</strong>${ inline( sentence ) }`;
}

/** Converts Markdown's code and links. */
const inline = ( text ) =>
	escape( text )
		.replace( /\[([^\]]+)\]\([^)]+\)/g, '$1' )
		.replace( /`([^`]+)`/g, '<code>$1</code>' )
		.replace( /\*\*(.+?)\*\*/g, '<strong>$1</strong>' );

const escape = ( text ) =>
	text
		.replace( /&/g, '&amp;' )
		.replace( /</g, '&lt;' )
		.replace( />/g, '&gt;' )
		.replace( /"/g, '&quot;' );
