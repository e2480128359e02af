import { connect, type SiteAddress } from '../../support/site';

const sites: SiteAddress[] = JSON.parse( process.env.PHAROS_SITES ?? '[]' );
const worker = Number( process.env.JEST_WORKER_ID ?? 1 );

/** The site of this worker, started by jest's global setup: `import { site } from './support/site'`. */
export const site = connect(
	sites[ worker - 1 ] as SiteAddress,
	Boolean( process.env.PHAROS_ALL_INSIDE )
);
