/**
 * Functions that the plugin doesn't call, mostly because the plugin directory refuses them (docs/plugin-check.md).
 */

/** @type {[RegExp, string][]} Names of functions, and why. */
const RULES = [
	[ /^parse_url$/, 'wp_parse_url() gives the same in every version of PHP' ],
	[ /^json_encode$/, 'wp_json_encode() also encodes text that isn’t UTF-8' ],
	[ /^(mysql|mysqli|pg|sqlite)_/, 'the database is used through $wpdb' ],
	[
		/^(eval|assert|create_function|str_rot13|passthru|proc_open|popen|shell_exec|exec|system|dl)$/,
		'it runs code or programs',
	],
	[
		/^(move_uploaded_file|unlink|rmdir|rename|file_put_contents)$/,
		'the plugin writes no files',
	],
	[
		/^(var_dump|var_export|print_r|debug_backtrace|phpinfo)$/,
		'it is for debugging',
	],
	[
		/^(rand|mt_rand|srand|mt_srand)$/,
		'wp_rand() or random_int() can’t be predicted',
	],
	[ /^(date|strftime)$/, 'wp_date() or gmdate() names its time zone' ],
	[ /^(query_posts|wp_reset_query)$/, 'it changes the query of the page' ],
];

/** Of an extension that not every server has; WordPress has two of its functions for these servers. */
const OPTIONAL = /^mb_(?!strlen$|substr$)/;

/**
 * @param {import('./facts.d.mts').FileFacts} facts
 * @return {import('./facts.d.mts').Problem[]} Calls of such functions.
 */
export function functionProblems( { file, references } ) {
	const texts = references
		.filter( ( { kind } ) => kind === 'text' )
		.map( ( { name } ) => name );
	const whyNot = ( name ) =>
		OPTIONAL.test( name ) && ! texts.includes( name )
			? 'not every server has the extension mbstring: Core\\Utf8 has what to use instead'
			: RULES.find( ( [ pattern ] ) => pattern.test( name ) )?.[ 1 ];
	return references
		.filter( ( { kind } ) => kind === 'function' )
		.map( ( { name, line } ) => ( { name: name.at( -1 ), line } ) )
		.flatMap( ( { name, line } ) => {
			const why = whyNot( name );
			return why ? [ { file, line, text: `${ name }(): ${ why }` } ] : [];
		} );
}
