import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { formatDay } from '../../../../common/locale';
import { store, type KnownConnection } from '../../../../store';
import { timeAgo } from '../../../components/time-ago';
import { Setup } from '../../../search-console/connect-card';
import { siteLabel } from '../../../search-console/connection-state';
import { canConnect } from '../../../search-console/settings-only';
import { SiteChips } from '../../../search-console/site-chips';

/** The connected account, the selected site and the age of the figures. Invalid credentials can be replaced here. */
export function Account( { connection }: { connection: KnownConnection } ) {
	const { startFetch } = useDispatch( store );
	const { profile, lastFetched, fetch, error, credentials } = connection;
	const isRunning = fetch?.running ?? false;
	const isOff = isRunning || connection.can_fetch === false;
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
					isBusy={ isRunning }
					disabled={ isOff }
					accessibleWhenDisabled
					onClick={ () => void startFetch() }
					__next40pxDefaultSize
				>
					{ __( 'Fetch new data', 'pharos-seo' ) }
				</Button>
				<Button
					variant="tertiary"
					disabled={ isOff }
					accessibleWhenDisabled
					onClick={ () => void startFetch( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Fetch all data again', 'pharos-seo' ) }
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
			<Earlier connection={ connection } />
			{ error && credentials.source !== 'proxy' && canConnect() && (
				<Setup connection={ connection } />
			) }
		</section>
	);
}

/** The history that is from other properties. */
function Earlier( { connection }: { connection: KnownConnection } ) {
	return ( connection.earlier ?? [] ).map( ( { property, start, end } ) => (
		<p key={ property } className="pharos-gsc-muted">
			{ createInterpolateElement(
				start
					? /* translators: <start />, <end />: dates. <site />: a site. */
						__(
							'The data from <start /> to <end /> was fetched for <site /> earlier: Google no longer has it.',
							'pharos-seo'
						)
					: /* translators: <site />: a site. */
						__(
							'The earlier data of <site /> isn’t included: its figures don’t match those of this property.',
							'pharos-seo'
						),
				{
					start: <>{ formatDay( start, LONG ) }</>,
					end: <>{ formatDay( end, LONG ) }</>,
					site: <bdi dir="ltr">{ siteLabel( property ) }</bdi>,
				}
			) }
		</p>
	) );
}

const LONG = { dateStyle: 'long' } as const;
