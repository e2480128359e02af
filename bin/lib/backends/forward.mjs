import { request as httpRequest } from 'node:http';

/**
 * @param {number} port Of PHP.
 * @return {import('node:http').RequestListener} Hands requests on, as the web server in front of PHP does on real sites.
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
		// Who leaves doesn't wait for the answer.
		response.on( 'close', () => onward.destroy() );
		request.pipe( onward );
	};
}

/**
 * @param {string[]} headers Names and values in turn, as they came.
 * @return {string[]} Without those that only say how PHP's connection is used.
 */
function endToEnd( headers ) {
	return headers.filter(
		( _, i ) =>
			! /^(connection|keep-alive|transfer-encoding)$/i.test(
				headers[ i - ( i % 2 ) ]
			)
	);
}
