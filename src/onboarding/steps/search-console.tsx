import { Button, ExternalLink, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type KnownConnection } from '../../../store';
import { googleErrorText } from '../../../store/search-console/google-error';
import { Resource } from '../../resource';
import { ConnectCard } from '../../search-console/connect-card';
import { siteLabel, stateOf } from '../../search-console/connection-state';
import { SignInFromContext } from '../../search-console/sign-in-from';
import { SiteSelector } from '../../search-console/site-selector';
import { StateNotice } from '../../search-console/state-notice';
import { takeGoogleError } from '../../search-console/take-google-error';
import { getBoot, helpPage } from '../../boot';

/** The connect card of the Search Console screen; with a connected account, the choice of a site. Google redirects back here. */
export function SearchConsole() {
	const [ failure ] = useState( takeGoogleError );
	return (
		<SignInFromContext.Provider value="onboarding">
			{ failure && (
				<Notice
					className="pharos-onboarding__notice"
					status="error"
					isDismissible={ false }
				>
					{ googleErrorText( failure.code, failure.reason ) }{ ' ' }
					<ExternalLink href={ helpPage( 'search-console#errors' ) }>
						{ __( 'Learn more', 'pharos-seo' ) }
					</ExternalLink>
				</Notice>
			) }
			<Resource
				reads={ [ [ 'getSearchConsole' ] ] }
				failure={ __(
					'Search Console couldn’t be loaded.',
					'pharos-seo'
				) }
			>
				<Card />
			</Resource>
		</SignInFromContext.Provider>
	);
}

function Card() {
	const connection = useSelect(
		( select ) => select( store ).getSearchConsole(),
		[]
	);
	if ( ! connection ) {
		return null;
	}
	return stateOf( connection ) === 'disconnected' ? (
		<ConnectCard connection={ connection } />
	) : (
		<Connected connection={ connection } />
	);
}

/** An account is connected: whose figures are shown. A site can also be selected later. */
function Connected( { connection }: { connection: KnownConnection } ) {
	const { showSiteSelector } = useDispatch( store );
	const { hasSiteSelected, isSiteSelectorOpen, selectedSite } = connection;
	return (
		<>
			<StateNotice
				connection={ connection }
				setupUrl={ `${ getBoot().pageUrl }#/search-console` }
			/>
			<p role="status">
				{ hasSiteSelected
					? createInterpolateElement(
							/* translators: <site />: URL of a site. */
							__(
								'Search Console is connected. Site: <site />',
								'pharos-seo'
							),
							{
								site: (
									<bdi dir="ltr">
										{ siteLabel( selectedSite ) }
									</bdi>
								),
							}
						)
					: __(
							'Search Console is connected. Select the site whose data you want to see.',
							'pharos-seo'
						) }
			</p>
			<div>
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => void showSiteSelector( true ) }
				>
					{ hasSiteSelected
						? __( 'Select another site', 'pharos-seo' )
						: __( 'Select a Site', 'pharos-seo' ) }
				</Button>
			</div>
			{ isSiteSelectorOpen && (
				<SiteSelector connection={ connection } isOptional />
			) }
		</>
	);
}
