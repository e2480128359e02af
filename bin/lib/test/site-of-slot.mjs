import { startTestSite } from '../test-site.mjs';

/** The sites of a slot of the queue: one for each kind of server, started when the first job needs it, for all that follow. */
export class SiteOfSlot {
	#sites = new Map();

	/**
	 * @param {{backend: string, php: string, db: string}} server
	 * @return {Promise<{site: Object, pid: number}>} Its address (tests/support/site.ts), and the process that serves it; 0 for a site
	 *         that is kept running elsewhere.
	 */
	async of( server ) {
		if ( process.env.PHAROS_SITE ) {
			return { site: JSON.parse( process.env.PHAROS_SITE ), pid: 0 };
		}
		const kind = `${ server.backend } ${ server.db }`;
		const site = this.#sites.get( kind ) ?? startTestSite( { server } );
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
