/**
 * Runs PHP on a test site: the body of a function with the parameter `$args`.
 *
 * @param {{url: string, secret: string}} site
 * @param {string}                        code
 * @param {Object}                        args
 * @return {Promise<any>} The return value of the function.
 */
export async function runPhp( { url, secret }, code, args = {} ) {
	const response = await fetch( `${ url }/wp-json/pharos-test/v1/php`, {
		method: 'POST',
		headers: {
			'X-Pharos-Test': secret,
			'Content-Type': 'application/json',
		},
		body: JSON.stringify( { user: 1, args, code } ),
	} );
	const text = await response.text();
	if ( ! text.startsWith( '{' ) ) {
		throw new Error(
			`The site answered ${ response.status } with a page, not with JSON: ${ text
				.replace( /<[^>]*>|\s+/g, ' ' )
				.trim()
				.slice( 0, 200 ) }`
		);
	}
	const { value, error } = JSON.parse( text );
	if ( error ) {
		throw new Error( error );
	}
	return value;
}
