/**
 * Output of a test suite. Of suites that run in parallel, only one is shown live; the others' output is buffered.
 */

/** Output that is shown immediately. */
export const shown = {
	isShown: true,
	write: ( text ) => process.stdout.write( text ),
};

/** Output that is buffered until `show()`, and shown immediately from then on. */
export function keepOutput() {
	let kept = '';
	const output = {
		isShown: false,
		write( text ) {
			if ( output.isShown ) {
				shown.write( text );
			} else {
				kept += text;
			}
		},
		show() {
			shown.write( kept );
			kept = '';
			output.isShown = true;
		},
	};
	return output;
}
