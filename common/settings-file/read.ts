import { InvalidFile, type FileFault } from './invalid-file';

/** Maximum file size in bytes; the server has the same limit. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Maximum nesting depth of objects and lists. Settings have half as many levels. */
const DEPTH = 32;

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
// A lone surrogate isn't a valid character.
const ESCAPE =
	/\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})/y;
const LITERAL =
	/(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y;

/** Matches the end of a truncated file: nothing, or the beginning of a valid token. */
const UNFINISHED =
	/^(?:\\(?:u[0-9a-fA-F]{0,4})?(?:\\(?:u[0-9a-fA-F]{0,3})?)?|t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?[0-9]+(?:\.|(?:\.[0-9]+)?[eE][+-]?))?[ \t\n\r]*$/;

/**
 * Parses the raw bytes of a settings file. Rejects duplicate names, where JSON.parse() takes the last one;
 * includes/ImportExport/JsonFile.php does the same on the server, and tests/fixtures/settings-files.json has the test cases
 * for both.
 *
 * @param  bytes The content of the file.
 * @return The parsed object; its settings aren't validated yet.
 * @throws {InvalidFile} When the file can't be read.
 */
export function readSettingsFile(
	bytes: Uint8Array
): Record< string, unknown > {
	if ( bytes.length > MAX_BYTES ) {
		throw new InvalidFile( 'too_large' );
	}
	const [ first, second ] = bytes;
	if (
		( first === 0xfe && second === 0xff ) ||
		( first === 0xff && second === 0xfe ) ||
		( bytes.length > 1 && ( first === 0 || second === 0 ) )
	) {
		throw new InvalidFile( 'utf16' );
	}
	const text = decode( bytes );
	if ( /^[ \t\n\r]*$/.test( text ) ) {
		throw new InvalidFile( 'empty' );
	}
	new Scanner( text ).check();
	return JSON.parse( text ) as Record< string, unknown >;
}

/**
 * Decodes UTF-8; a byte order mark is ignored.
 *
 * @param bytes The content of the file.
 */
function decode( bytes: Uint8Array ): string {
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		throw new InvalidFile( 'encoding' );
	}
}

/** Scans a text as JSON and stops at the first error. */
class Scanner {
	private at = 0;

	constructor( private readonly text: string ) {}

	check(): void {
		this.skip( SPACE );
		if ( this.text[ this.at ] !== '{' ) {
			throw this.error( 'no_object' );
		}
		this.value( 1 );
		this.skip( SPACE );
		if ( this.at < this.text.length ) {
			throw this.error( 'syntax' );
		}
	}

	private value( depth: number ): void {
		switch ( this.text[ this.at ] ) {
			case '{':
				return this.object( depth );
			case '[':
				return this.list( depth );
			case '"':
				this.string();
				return;
			default:
				return this.literal();
		}
	}

	private object( depth: number ): void {
		this.open( depth );
		const names = new Set< string >();
		while ( ! this.closes( '}', names.size === 0 ) ) {
			const start = this.at;
			if ( this.text[ start ] !== '"' ) {
				throw this.error( 'syntax' );
			}
			const name = this.string();
			if ( name.includes( '\0' ) ) {
				throw this.error( 'syntax', start );
			}
			if ( names.has( name ) ) {
				throw this.error( 'duplicate', start, name );
			}
			names.add( name );
			this.skip( SPACE );
			this.expect( ':' );
			this.skip( SPACE );
			this.value( depth + 1 );
		}
	}

	private list( depth: number ): void {
		this.open( depth );
		for (
			let isFirst = true;
			! this.closes( ']', isFirst );
			isFirst = false
		) {
			this.value( depth + 1 );
		}
	}

	private open( depth: number ): void {
		if ( depth > DEPTH ) {
			throw this.error( 'deep' );
		}
		this.at++;
	}

	/**
	 * Whether the object or list ends here; if not, moves to its next member.
	 *
	 * @param end     The closing bracket.
	 * @param isFirst Whether no member was read yet.
	 */
	private closes( end: string, isFirst: boolean ): boolean {
		this.skip( SPACE );
		if ( this.text[ this.at ] === end ) {
			this.at++;
			return true;
		}
		if ( ! isFirst ) {
			this.expect( ',' );
			this.skip( SPACE );
		}
		return false;
	}

	/** Reads the quoted string at the current position. */
	private string(): string {
		const start = this.at++;
		for (;;) {
			this.skip( PLAIN );
			if ( this.text[ this.at ] === '"' ) {
				this.at++;
				return JSON.parse(
					this.text.slice( start, this.at )
				) as string;
			}
			if ( ! this.skip( ESCAPE ) ) {
				throw this.error( 'syntax' );
			}
		}
	}

	private literal(): void {
		const start = this.at;
		if (
			! this.skip( LITERAL ) ||
			Math.abs( Number( this.text.slice( start, this.at ) ) ) === Infinity
		) {
			throw this.error( 'syntax', start );
		}
	}

	private expect( character: string ): void {
		if ( this.text[ this.at ] !== character ) {
			throw this.error( 'syntax' );
		}
		this.at++;
	}

	/**
	 * Moves past the match of a pattern at the current position, if it matches.
	 *
	 * @param pattern A sticky regular expression.
	 */
	private skip( pattern: RegExp ): boolean {
		pattern.lastIndex = this.at;
		const fits = pattern.test( this.text );
		if ( fits ) {
			this.at = pattern.lastIndex;
		}
		return fits;
	}

	private error( fault: FileFault, at = this.at, name = '' ): InvalidFile {
		const lines = this.text.slice( 0, at ).split( '\n' );
		// Truncated: everything up to the end is valid.
		const isCut =
			fault === 'syntax' && UNFINISHED.test( this.text.slice( at ) );
		return new InvalidFile( isCut ? 'cut_off' : fault, {
			line: lines.length,
			column: [ ...( lines.at( -1 ) ?? '' ) ].length + 1,
			name,
		} );
	}
}
