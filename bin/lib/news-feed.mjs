/**
 * Makes the feed of "What's New?" from CHANGELOG.md. The changelog tells developers everything, in hundreds of long lines; users get a
 * digest of it: of each version, under its headings, the entries whose first words are bold, with their first sentence.
 */

/** Versions and entries below a heading that are shown at most. */
const VERSIONS = 5;
const ENTRIES = 12;

/** Where all changes can be read. */
const ALL_CHANGES = 'https://wordpress.org/plugins/pharos-seo/#developers';

/**
 * @param {string} changelog       In the format of keepachangelog.com.
 * @param {Object} release         What "Unreleased" is.
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

/** `## 1.2.0 - 2026-11-25` and what follows. */
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

/** `### Added` and the like, each with its list. */
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

/** Entries of a list, each on one line; not those below another one. */
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

/** The bold words and the rest of their sentence; '' for an entry without. */
function highlight( entry ) {
	const [ , bold, rest ] = /^\*\*(.+?)\*\*(.*)$/.exec( entry ) ?? [];
	if ( ! bold ) {
		return '';
	}
	const [ sentence = '' ] = /^.*?[.!?](?=\s|$)|^.*$/.exec( rest ) ?? [];
	return `<strong>${ inline( bold ) }</strong>${ inline( sentence ) }`;
}

/** Code and links of Markdown. */
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
