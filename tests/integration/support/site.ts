import { connect, type SiteAddress } from '../../support/site';

const sites: SiteAddress[] = JSON.parse( process.env.PHAROS_SITES ?? '[]' );
const worker = Number( process.env.JEST_WORKER_ID ?? 1 );

declare const pharosInside: boolean | undefined;

/**
 * The site of this worker, started by jest's global setup: `import { site } from './support/site'`. In the files of tests/inside, WordPress
 * is loaded already and answers without HTTP (the project `inside` of jest.config.js).
 */
export const site = connect(
	sites[ worker - 1 ] as SiteAddress,
	typeof pharosInside !== 'undefined' && pharosInside
);

/** The same site; its web server runs the PHP of tests, too: for what concerns that server, such as its OPcache. */
export const web = connect( {
	...( sites[ worker - 1 ] as SiteAddress ),
	inside: '',
} );
