import { request as httpRequest } from 'node:http';

/**
 * Forwards requests to PHP's web server, like the reverse proxy in front of PHP on production sites.
 *
 * @param {number} port Port of PHP's web server.
 * @return {import('node:http').RequestListener} The request listener.
 */
export function forwardTo( port ) {
	return ( request, response ) => {
		const onward = httpRequest(
			{
				host: '127.0.0.1',
				port,
				method: request.method,
				path: request.url,
				headers: { ...request.headers, connection: 'close' },
			},
			( answer ) => {
				response.writeHead(
					answer.statusCode,
					answer.statusMessage,
					endToEnd( answer.rawHeaders )
				);
				answer.pipe( response );
			}
		);
		onward.on( 'error', ( { message } ) => {
			if ( ! response.headersSent ) {
				response.writeHead( 502, { 'Content-Type': 'text/plain' } );
			}
			response.end( `PHP did not answer: ${ message }` );
		} );
		// Cancel the upstream request when the client disconnects.
		response.on( 'close', () => onward.destroy() );
		request.pipe( onward );
	};
}

/**
 * @param {string[]} headers Names and values in turn, as received (rawHeaders).
 * @return {string[]} Without hop-by-hop headers.
 */
function endToEnd( headers ) {
	return headers.filter(
		( _, i ) =>
			! /^(connection|keep-alive|transfer-encoding)$/i.test(
				headers[ i - ( i % 2 ) ]
			)
	);
}
