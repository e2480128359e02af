import { connect, type SiteAddress } from '../../support/site';

/** The site that jest's global setup started: `import { site } from './support/site'`. */
export const site = connect(
	JSON.parse( process.env.PHAROS_SITE ?? '{}' ) as SiteAddress
);
