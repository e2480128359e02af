import { startTestSite } from '../test-site.mjs';

/** Ends when no site is starting. */
let turn = Promise.resolve();

/** Starts one site after the other: the first one unpacks WordPress and makes a template, which the others use. */
function startInTurn( options ) {
	const site = turn.then( () => startTestSite( options ) );
	turn = site.catch( () => {} );
	return site;
}

/** The sites of a slot of the queue: one for each kind of server, started when the first job needs it, for all that follow. */
export class SiteOfSlot {
	#sites = new Map();

	/**
	 * @param {import('./job.mjs').Job} job
	 * @return {Promise<{site: Object, pid: number}>} How tests reach it (tests/support/site.ts), and the process that serves it; 0 for a site
	 *         that is kept running elsewhere.
	 */
	async of( { server, isBrowsers = false } ) {
		if ( process.env.PHAROS_SITE ) {
			return { site: JSON.parse( process.env.PHAROS_SITE ), pid: 0 };
		}
		const kind = `${ server.backend } ${ server.php } ${ server.db } ${ server.wp } ${ isBrowsers }`;
		const site = this.#sites.get( kind ) ?? startInTurn( { server } );
		this.#sites.set( kind, site );
		const { address, pid } = await site;
		return { site: address, pid };
	}

	async stop() {
		for ( const site of this.#sites.values() ) {
			const started = await site.catch( () => undefined );
			await started?.stop();
		}
	}
}
