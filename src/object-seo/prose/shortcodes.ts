const escape = ( name: string ) =>
	name.replace( /[\\^$.*+?()[\]{}|/]/g, '\\$&' );

/** A comment, or a tag: WordPress doesn't split tags at ">" in quotes. */
const ELEMENT = /<!--[\s\S]*?(?:-->|$)|<\/?[a-z][^>]*>/gi;

/**
 * Removes the tags of these shortcodes with the enclosed text, like includes/Text/Shortcodes.php. Tags of other
 * shortcodes, and escaped tags ("[[gallery]]"), stay.
 *
 * @param text
 * @param names The names of shortcodes.
 */
export function withoutEnclosed(
	text: string,
	names: readonly string[]
): string {
	const found = names.filter( ( name ) => text.includes( `[${ name }` ) );
	if ( ! found.length ) {
		return text;
	}
	// As in WordPress: a shortcode in an attribute ends in its tag, and none is in a comment.
	const own = text.replace( ELEMENT, ( element ) =>
		element.startsWith( '<!--' )
			? element
			: withoutFound( element, element, found )
	);
	const covered = own.replace( ELEMENT, ( element ) =>
		element.replace( /[[\]]/g, '\0' )
	);
	return withoutFound( own, covered, found );
}

/**
 * @param text
 * @param covered The text with other characters for brackets that don't belong to shortcodes; of the same length.
 * @param found   The names of shortcodes.
 */
function withoutFound(
	text: string,
	covered: string,
	found: readonly string[]
): string {
	const tags = new RegExp(
		`\\[(${ found.map( escape ).join( '|' ) })(?![\\w-])([^\\]]*)\\]`,
		'g'
	);
	let visible = '';
	let end = 0;
	for (
		let match = tags.exec( covered );
		match !== null;
		match = tags.exec( covered )
	) {
		const [ , name = '', attributes = '' ] = match;
		const close = `[/${ name }]`;
		const closes = attributes.endsWith( '/' )
			? -1
			: covered.indexOf( close, tags.lastIndex );
		if ( closes >= 0 ) {
			tags.lastIndex = closes + close.length;
		}
		const isShown =
			text[ match.index - 1 ] === '[' && text[ tags.lastIndex ] === ']';
		if ( ! isShown ) {
			visible += text.slice( end, match.index );
			end = tags.lastIndex;
		}
	}
	return visible + text.slice( end );
}

/**
 * Removes the tags of shortcodes, but keeps the enclosed text. "[sic]" isn't a shortcode: a name counts if it is known, has
 * attributes or is closed somewhere in the text. "[[gallery]]" is an escaped shortcode that is shown to readers.
 *
 * @param text
 * @param names The names of shortcodes.
 */
export function withoutTags( text: string, names: readonly string[] ): string {
	if ( ! text.includes( '[' ) ) {
		return text;
	}
	const written = [
		...text.matchAll( /\[(?:\/([\w-]+)\]|([\w-]+)\s+[\w-]+=)/g ),
	].flatMap( ( [ , closed, opened ] ) => closed ?? opened ?? [] );
	const all = new Set( [ ...names, ...written ] );
	return text.replace(
		/\[(\[)?\/?([\w-]+)[^\]]*\](\])?/g,
		( tag: string, before = '', name: string, after = '' ) => {
			if ( ! all.has( name ) ) {
				return tag;
			}
			return before && after ? tag.slice( 1, -1 ) : before + after;
		}
	);
}
