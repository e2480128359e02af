/**
 * A job of `npm test`: one command that keeps one processor busy, such as the linter or some test files of a suite.
 *
 * @typedef {Object} Job
 * @property {string}                                     suite        Name of its suite.
 * @property {string}                                     title        What it runs.
 * @property {number}                                     seconds      Expected duration: the longest jobs start first.
 * @property {string[]}                                   command      A program of node_modules/.bin or of the PATH, and its parameters.
 * @property {Object<string, string>}                     [env]        Added to this process's environment.
 * @property {{backend: string, php: string, db: string}} [server]     The server of the site that its tests need.
 * @property {boolean}                                    [isBrowsers] Whether its site is for browser tests, which leave traces there.
 * @property {boolean}                                    [mayBeEmpty] Whether it may run no test.
 * @property {string}                                     [leftOut]    Why it can't run; nothing else of it is read but suite and title.
 * @property {Function}                                   [prepare]    Called before the command.
 * @property {boolean}                                    [builds]     Whether it builds the plugin, which jobs with a site wait for.
 * @property {boolean}                                    [needsBuild] Whether it waits for the build.
 * @property {Function}                                   [read]       Reads its report, `{ passed, failed, files }`; without one, a command is one test.
 */

/**
 * Divides test files, or groups of them that stay together, among jobs of about the same duration.
 *
 * @template File
 * @param {File[]}                 files
 * @param {(file: File) => number} secondsOf Expected duration of a file.
 * @param {number}                 longest   Duration of a job in seconds, unless one file alone takes longer.
 * @return {{files: File[], seconds: number}[]} The parts.
 */
export function divide( files, secondsOf, longest ) {
	const total = files.reduce( ( sum, file ) => sum + secondsOf( file ), 0 );
	const count = Math.min( files.length, Math.ceil( total / longest ) || 1 );
	const parts = Array.from( { length: count }, () => ( {
		files: [],
		seconds: 0,
	} ) );
	const sorted = [ ...files ].sort(
		( a, b ) => secondsOf( b ) - secondsOf( a )
	);
	for ( const file of sorted ) {
		const part = parts.reduce( ( least, other ) =>
			other.seconds < least.seconds ? other : least
		);
		part.files.push( file );
		part.seconds += secondsOf( file );
	}
	return parts.filter( ( part ) => part.files.length > 0 );
}
