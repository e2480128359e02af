/**
 * A stand-in for the API of IndexNow: it writes down what is submitted, and answers as it is told.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What is submitted (https://www.indexnow.org/documentation). */
export interface Submission {
	host: string;
	key: string;
	keyLocation: string;
	urlList: string[];
}

export interface IndexNowSimulator {
	url: string;
	submitted: Submission[];
	/** What it answers from now on. */
	answer: { status: number; headers?: Record< string, string > };
	stop: () => Promise< void >;
}

export async function startIndexNow(): Promise< IndexNowSimulator > {
	const simulator: IndexNowSimulator = {
		url: '',
		submitted: [],
		answer: { status: 200 },
		stop: async () => {
			server.closeAllConnections();
			server.close();
			await once( server, 'close' );
		},
	};
	const server = createServer( async ( request, response ) => {
		let body = '';
		for await ( const chunk of request.setEncoding( 'utf8' ) ) {
			body += chunk;
		}
		const isJson = /^application\/json/.test(
			request.headers[ 'content-type' ] ?? ''
		);
		if ( request.method !== 'POST' || ! isJson ) {
			response.writeHead( 400 ).end();
			return;
		}
		simulator.submitted.push( JSON.parse( body ) );
		const { status, headers } = simulator.answer;
		response.writeHead( status, headers ).end();
	} );
	server.listen( 0, '127.0.0.1' );
	await once( server, 'listening' );
	const { port } = server.address() as AddressInfo;
	simulator.url = `http://127.0.0.1:${ port }/indexnow`;
	return simulator;
}
