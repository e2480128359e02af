/**
 * The docblock of a hook, in PHP or TypeScript.
 *
 * @typedef {Object} Docblock
 * @property {string}                                         text    Its description, in Markdown.
 * @property {{ type: string, name: string, text: string }[]} params  The arguments of the hook.
 * @property {string}                                         since   The version that introduced the hook, or ''.
 * @property {string}                                         example Code, or ''.
 * @property {string[]}                                       see     Files and URLs with more about it.
 * @property {boolean}                                        hidden  Whether it's for the plugin itself (`@access private`).
 */

/**
 * @param {string}                                                         comment   From its opening to its closing.
 * @param {(text: string) => { type: string, name: string, text: string }} readParam Reads the text of a `@param`.
 * @return {Docblock} Its parts.
 */
export function readDocblock( comment, readParam ) {
	const lines = comment
		.replace( /^\/\*\*|\*\/$/g, '' )
		.split( '\n' )
		.map( ( line ) => line.replace( /^\s*\*? ?/, '' ).trimEnd() );
	const parts = [ [ '', [] ] ];
	for ( const line of lines ) {
		const [ , tag, rest ] = /^@(\w+)\s*(.*)$/.exec( line ) ?? [];
		if ( tag ) {
			parts.push( [ tag, [ rest ] ] );
		} else {
			parts.at( -1 )[ 1 ].push( line );
		}
	}
	const all = ( tag ) =>
		parts
			.filter( ( [ name ] ) => name === tag )
			.map( ( [ , content ] ) => content.join( '\n' ).trim() );
	return {
		text: inParagraphs( all( '' )[ 0 ] ),
		params: all( 'param' ).map( ( text ) =>
			readParam( inOneLine( text ) )
		),
		since: all( 'since' )[ 0 ] ?? '',
		example: all( 'example' )[ 0 ] ?? '',
		see: all( 'see' ),
		hidden: all( 'access' ).includes( 'private' ),
	};
}

const inOneLine = ( text ) => text.replace( /\s+/g, ' ' );

const inParagraphs = ( text ) =>
	text
		.split( /\n{2,}/ )
		.map( inOneLine )
		.join( '\n\n' );

/**
 * @param {string}      name  The hook.
 * @param {Docblock}    doc
 * @param {number|null} count How many arguments its callbacks receive; null: unknown.
 * @return {string[]} What its docblock lacks.
 */
export function gapsOf( name, doc, count ) {
	const gaps = [];
	if ( doc.text === '' ) {
		gaps.push( 'says nothing about its purpose' );
	}
	if ( count !== null && doc.params.length !== count ) {
		gaps.push(
			`describes ${ doc.params.length } of ${ count } arguments (@param)`
		);
	}
	for ( const { name: param, type, text } of doc.params ) {
		if ( ! param || ! type || ! text ) {
			gaps.push(
				`needs a type, a name and a description for ${ param || 'each @param' }`
			);
		}
	}
	if ( ! /^\d+\.\d+\.\d+$/.test( doc.since ) ) {
		gaps.push( 'needs the version that introduced it (@since 1.2.3)' );
	}
	if ( ! doc.example.includes( name ) ) {
		gaps.push( 'needs an example that uses it (@example)' );
	}
	return gaps;
}
