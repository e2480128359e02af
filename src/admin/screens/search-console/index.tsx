import { __ } from '@wordpress/i18n';
import { Resource } from '../../../resource';
import { ConnectCard } from '../../../search-console/connect-card';
import { isPassing, stateOf } from '../../../search-console/connection-state';
import { SiteChips } from '../../../search-console/site-chips';
import { StateNotice } from '../../../search-console/state-notice';
import { IndexStatusCard } from './index-status/card';
import { SummaryCard } from './summary/card';
import { Account } from './account';
import { Breakdown } from './breakdown';
import { NextSteps } from './next-steps';
import { PerformanceCard } from './performance-card';
import { Sample } from './sample';
import { Selector } from './selector';
import { SitemapCard } from './sitemap-card';
import './style.scss';
import { Traffic } from './traffic';
import { SelectSiteCard } from './unconnected-cards';
import { useConnection } from './use-connection';
import { useRange } from './use-range';

/** Search Console: the connection, figures and sitemap. */
export default function SearchConsole() {
	return (
		<Resource
			reads={ [ [ 'getSearchConsole' ] ] }
			failure={ __( 'Search Console couldn’t be loaded.', 'pharos-seo' ) }
		>
			<Screen />
		</Resource>
	);
}

function Screen() {
	const connection = useConnection();
	const [ range ] = useRange();
	if ( ! connection ) {
		return null;
	}
	const state = stateOf( connection );
	// Without a site, credentials that Google refuses can be replaced here.
	const isBroken =
		state === 'no-site' &&
		connection.error !== null &&
		! isPassing( connection.error.code );
	return (
		<div className="pharos-gsc-screen">
			<StateNotice connection={ connection } setupUrl="" />
			{ state === 'no-site' && <SiteChips connection={ connection } /> }
			{ state === 'no-site' && ! isBroken && <SelectSiteCard /> }
			{ ( state === 'disconnected' || isBroken ) && (
				<ConnectCard connection={ connection } />
			) }
			{ state === 'ready' ? (
				<>
					<Account connection={ connection } />
					<Traffic connection={ connection } hasTypes />
					<NextSteps />
					<Breakdown range={ range } />
					{ range.type === 'web' && <PerformanceCard /> }
					<IndexStatusCard />
					<SummaryCard />
					<SitemapCard connection={ connection } />
				</>
			) : (
				<Sample />
			) }
			<Selector connection={ connection } />
		</div>
	);
}
