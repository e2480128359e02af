import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type KnownConnection } from '../../../../store';
import { timeAgo } from '../../../components/time-ago';
import { Resource } from '../../../resource';
import { ConnectCard, Setup } from '../../../search-console/connect-card';
import { isPassing, stateOf } from '../../../search-console/connection-state';
import { SiteChips } from '../../../search-console/site-chips';
import { StateNotice } from '../../../search-console/state-notice';
import { NextSteps } from './next-steps';
import { PerformanceCard } from './performance-card';
import { Sample } from './sample';
import { Selector } from './selector';
import { SitemapCard } from './sitemap-card';
import './style.scss';
import { Traffic } from './traffic';
import { SelectSiteCard } from './unconnected-cards';
import { useConnection } from './use-connection';

/** Search Console: the connection, figures and sitemap (spec.md section 2, ux.md 5.5). */
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
					<Traffic connection={ connection } />
					<NextSteps />
					<PerformanceCard />
					<SitemapCard connection={ connection } />
				</>
			) : (
				<Sample />
			) }
			<Selector connection={ connection } />
		</div>
	);
}

/** The connected account, the selected site and the age of the figures. Invalid credentials can be replaced here. */
function Account( { connection }: { connection: KnownConnection } ) {
	const { startFetch } = useDispatch( store );
	const { profile, lastFetched, fetch, error, credentials } = connection;
	return (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-account-title"
		>
			<h2 id="pharos-account-title" className="pharos-card__title">
				{ __( 'Search Console Account', 'pharos-seo' ) }
			</h2>
			{ profile.email && (
				<p>
					{ createInterpolateElement(
						/* translators: <email />: email address of a Google account. */
						__( 'Connected as <email />', 'pharos-seo' ),
						{ email: <bdi>{ profile.email }</bdi> }
					) }
				</p>
			) }
			<SiteChips connection={ connection } />
			<div className="pharos-gsc-actions">
				<Button
					variant="secondary"
					isBusy={ fetch?.running ?? false }
					disabled={ fetch?.running ?? false }
					accessibleWhenDisabled
					onClick={ () => void startFetch() }
					__next40pxDefaultSize
				>
					{ __( 'Fetch new data', 'pharos-seo' ) }
				</Button>
				<span className="pharos-gsc-muted">
					{ lastFetched
						? createInterpolateElement(
								/* translators: <ago />: such as "5 minutes ago". */
								__( 'Last fetched <ago />', 'pharos-seo' ),
								{
									ago: (
										<time dateTime={ lastFetched }>
											{ timeAgo(
												new Date( lastFetched ),
												new Date()
											) }
										</time>
									),
								}
							)
						: __( 'Not fetched yet', 'pharos-seo' ) }
				</span>
			</div>
			{ error && credentials.source !== 'proxy' && (
				<Setup connection={ connection } />
			) }
		</section>
	);
}
