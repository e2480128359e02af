import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { useNavigate } from 'react-router-dom';
import { store, type KnownConnection } from '../../../../store';
import { ConnectButton } from '../../../search-console/connect-button';
import { SettingsOnly } from '../../../search-console/settings-only';
import { focusHeading } from '../../navigation/focus-heading';

/** The card on the dashboard of a site that isn't connected. Without credentials, its button opens the guide. */
export function ConnectTeaser( {
	connection: { credentials },
}: {
	connection: KnownConnection;
} ) {
	const navigate = useNavigate();
	const canConnect =
		credentials.source === 'proxy' || credentials.kind === 'oauth';
	return (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-connect-title"
		>
			<h2 id="pharos-connect-title" className="pharos-card__title">
				{ __(
					"Let's connect to Search Console to Optimize further",
					'pharos-seo'
				) }
			</h2>
			<p className="pharos-card__description">
				{ __(
					'See the clicks and impressions of your pages in Google Search, and what to do next.',
					'pharos-seo'
				) }
			</p>
			<div className="pharos-gsc-actions">
				{ canConnect ? (
					<ConnectButton canSubmitSitemaps={ false } />
				) : (
					<Button
						variant="primary"
						onClick={ () =>
							void navigate( '/search-console', {
								state: focusHeading,
							} )
						}
						__next40pxDefaultSize
					>
						{ __(
							"Connect to Search Console - It's Free",
							'pharos-seo'
						) }
					</Button>
				) }
			</div>
		</section>
	);
}

/** The card for an account without a selected site. */
export function SelectSiteCard() {
	const { showSiteSelector } = useDispatch( store );
	return (
		<section
			className="pharos-card pharos-gsc"
			aria-labelledby="pharos-select-site-title"
		>
			<h2 id="pharos-select-site-title" className="pharos-card__title">
				{ __( 'Select a Site to View Analytics', 'pharos-seo' ) }
			</h2>
			<SettingsOnly>
				<div className="pharos-gsc-actions">
					<Button
						variant="primary"
						onClick={ () => void showSiteSelector( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Select a Site', 'pharos-seo' ) }
					</Button>
				</div>
			</SettingsOnly>
		</section>
	);
}
