/** The cases of tests/fixtures/csv-files.json, shared by the tests of the server and the browser. */
import cases from '../fixtures/csv-files.json';

interface Case {
	name: string;
	text: string;
	/** Whether it begins with a byte order mark. */
	mark?: boolean;
	encoding?: 'utf-16le' | 'utf-16be' | 'latin1';
	/** Cells by number of the row. */
	rows?: Record< string, string[] >;
	/** A part of the message. */
	refused?: string;
}

export const files = ( cases as Case[] ).map(
	( { name, text, mark, encoding, rows, refused } ) => {
		const content = `${ mark ? '\uFEFF' : '' }${ text }`;
		return {
			name,
			bytes: bytesOf( content, encoding ),
			rows,
			refused,
		};
	}
);

function bytesOf( text: string, encoding: Case[ 'encoding' ] ) {
	return encoding === 'utf-16be'
		? Buffer.from( text, 'utf-16le' ).swap16()
		: Buffer.from( text, encoding ?? 'utf8' );
}
