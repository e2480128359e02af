/**
 * What people read in a file: translatable texts, comments, docs.
 */

/** Strings, regular expressions and comments, in the order in which one can hide another. */
const TOKEN =
	/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`|(?<=(?:[(,=:[!&|?{};\n]|\breturn)\s*)\/(?![*/])(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;

/** What stands before a translatable string: the call, and the strings before it. */
const CALL =
	/\b(?:esc_(?:html|attr)_)?_[_nex]x?\(\s*(?:(['"`])[^\n]*?\1,\s*)?$/;

/**
 * @typedef {Object} Piece
 * @property {'text'|'comment'|'docs'} kind Of the interface, the code or the docs.
 * @property {string}                  text One line; code between backticks is left out of comments and docs.
 * @property {number}                  line From 1.
 */

/**
 * @param {string} file   Its path.
 * @param {string} source Its content.
 * @return {Piece[]} In the order of the file.
 */
export function piecesOf( file, source ) {
	return /\.(md|txt)$/.test( file )
		? lines( source, 'docs', 1 )
		: [ ...source.matchAll( TOKEN ) ].flatMap( ( token ) => {
				const [ text ] = token;
				const before = source.slice( 0, token.index );
				const line = before.split( '\n' ).length;
				if ( /^\/[/*]/.test( text ) ) {
					return lines( text, 'comment', line );
				}
				return CALL.test( before.slice( -400 ) )
					? [ { kind: 'text', text: text.slice( 1, -1 ), line } ]
					: [];
			} );
}

const lines = ( source, kind, first ) =>
	source
		.replace( /^```[\s\S]*?^```/gm, ( code ) =>
			code.replace( /[^\n]+/g, '' )
		)
		.split( '\n' )
		.map( ( text, index ) => ( {
			kind,
			text: text.replace( /`[^`]*`|https?:\S+/g, '' ),
			line: first + index,
		} ) );
