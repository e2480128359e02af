import { InvalidFile, type FileFault } from './invalid-file';

/** Of a file; the server takes no more. */
export const MAX_BYTES = 5 * 1024 * 1024;

/** Levels of objects and lists. Settings have half as many. */
const DEPTH = 32;

const SPACE = /[ \t\n\r]*/y;
const PLAIN = /[^"\\\u0000-\u001f]*/y;
// Half of a pair of surrogates is no character.
const ESCAPE =
	/\\(?:["\\/bfnrt]|u(?![dD][89a-fA-F])[0-9a-fA-F]{4}|u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2})/y;
const LITERAL =
	/(?:true|false|null|-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?)(?![\w.+-])/y;

/** Nothing, or the beginning of what would have been right. */
const UNFINISHED =
	/^(?:\\(?:u[0-9a-fA-F]{0,4})?(?:\\(?:u[0-9a-fA-F]{0,3})?)?|t|tr|tru|f|fa|fal|fals|n|nu|nul|-|-?[0-9]+(?:\.|(?:\.[0-9]+)?[eE][+-]?))?[ \t\n\r]*$/;

/**
 * Reads the raw bytes of a settings file. Stricter than JSON.parse(), which takes the last of two equal names;
 * includes/ImportExport/JsonFile.php does the same on the server, and tests/fixtures/settings-files.json holds the cases for both.
 *
 * @param  bytes The file.
 * @return What it holds; nothing is known of the settings yet.
 * @throws {InvalidFile} When it can't be read.
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
 * A byte order mark is read over.
 *
 * @param bytes The file.
 */
function decode( bytes: Uint8Array ): string {
	try {
		return new TextDecoder( 'utf-8', { fatal: true } ).decode( bytes );
	} catch {
		throw new InvalidFile( 'encoding' );
	}
}

/** Walks over a text as JSON, and stops at the first fault. */
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
	 * Whether the object or list ends here; otherwise what follows is its next part.
	 *
	 * @param end     What ends it.
	 * @param isFirst Whether it has no part yet.
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

	/** The text that stands here in quotes. */
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
	 * Goes behind what fits here, if anything does.
	 *
	 * @param pattern A sticky one.
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
		// Cut off: everything that is there was right.
		const isCut =
			fault === 'syntax' && UNFINISHED.test( this.text.slice( at ) );
		return new InvalidFile( isCut ? 'cut_off' : fault, {
			line: lines.length,
			column: [ ...( lines.at( -1 ) ?? '' ) ].length + 1,
			name,
		} );
	}
}
