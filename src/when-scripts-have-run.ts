/**
 * Calls a function when all scripts of the page have run.
 *
 * @param callback Called immediately if they already have.
 */
export function whenScriptsHaveRun( callback: () => void ): void {
	if ( document.readyState === 'complete' ) {
		callback();
		return;
	}
	// A script that was added later can't tell whether DOMContentLoaded has fired.
	const once = new AbortController();
	for ( const event of [ 'DOMContentLoaded', 'load' ] ) {
		window.addEventListener(
			event,
			() => {
				once.abort();
				callback();
			},
			{ signal: once.signal }
		);
	}
}
