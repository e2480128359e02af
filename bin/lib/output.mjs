/**
 * Where a suite writes. Of those that run side by side only one is shown as it comes; the others' texts are kept until then.
 */

/** What is shown at once. */
export const shown = {
	isShown: true,
	write: ( text ) => process.stdout.write( text ),
};

/** What is kept until `show()`, and shown as it comes from then on. */
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
