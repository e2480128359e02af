/**
 * Measures the server cost of a response, see tests/mu-plugins/pharos-measure.php.
 *
 * @param {{url: string, secret: string}} site
 * @param {string}                        path
 * @param {Object<string, string>}        headers Such as `X-Pharos-Plugins`: the only active plugin, or "none".
 * @return {Promise<{queries: number, milliseconds: number, memory: number, files: number, text: string}>} Peak memory in bytes; number of files of Pharos.
 */
export async function cost( { url, secret }, path, headers = {} ) {
	const response = await fetch( url + path, {
		headers: {
			'X-Pharos-Test': secret,
			'X-Pharos-Measure': '1',
			...headers,
		},
	} );
	const text = await response.text();
	const json = response.headers.get( 'X-Pharos-Cost' );
	if ( ! response.ok || ! json ) {
		throw new Error(
			`${ path } answered ${ response.status }, ${ json ? '' : 'without its cost' }`
		);
	}
	return { ...JSON.parse( json ), text };
}
