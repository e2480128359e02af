/**
 * Calls back when every script of the page has run.
 *
 * @param callback Called at once where they have.
 */
export function whenScriptsHaveRun( callback: () => void ): void {
	if ( document.readyState === 'complete' ) {
		callback();
		return;
	}
	// A script that was added to the page later can't tell whether the first event is over.
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
