import {
	Button,
	ComboboxControl,
	ExternalLink,
	Modal,
	Notice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { store, type KnownConnection, type Sites } from '../../store';
import { Resource } from '../resource';
import { FormEnd } from './form-end';
import { siteLabel } from './connection-state';
import { DisconnectModal } from './disconnect-modal';
import { GOOGLE } from './links';
import './style.scss';
import { useSubmit } from './use-submit';

/** Whether a permission level means unverified; Google uses two spellings. */
const isUnverified = ( level: string ): boolean =>
	level.replaceAll( '_', '' ).toLowerCase() === 'siteunverifieduser';

/** Selects the Search Console property of this site (spec.md, "Site selector modal"). */
export function SiteSelector( {
	connection,
}: {
	connection: KnownConnection;
} ) {
	const { showSiteSelector } = useDispatch( store );
	const [ isDisconnecting, setIsDisconnecting ] = useState( false );
	const [ wasEscaped, setWasEscaped ] = useState( false );
	const canClose = connection.hasSiteSelected;
	if ( isDisconnecting ) {
		return (
			<DisconnectModal onClose={ () => setIsDisconnecting( false ) } />
		);
	}
	return (
		<Modal
			title={ __( 'Search Console Account', 'pharos-seo' ) }
			size="medium"
			isDismissible={ canClose }
			shouldCloseOnClickOutside={ canClose }
			onRequestClose={ () =>
				canClose
					? void showSiteSelector( false )
					: setWasEscaped( true )
			}
		>
			<div className="pharos-gsc-selector">
				<p>
					{ __(
						'Please select a site below to view its data.',
						'pharos-seo'
					) }
				</p>
				{ connection.profile.email && (
					<p className="pharos-gsc-muted">
						{ sprintf(
							/* translators: %s: email address of a Google account. */
							__( 'Connected as %s', 'pharos-seo' ),
							connection.profile.email
						) }
					</p>
				) }
				{ wasEscaped && (
					<Notice
						status="info"
						politeness="polite"
						isDismissible={ false }
					>
						{ __(
							'Select a site or disconnect the account: without a site, there are no figures.',
							'pharos-seo'
						) }
					</Notice>
				) }
				<Resource
					reads={ [ [ 'getSites' ] ] }
					failure={ __(
						'Failed to fetch matched site',
						'pharos-seo'
					) }
					rows={ 2 }
				>
					{ ( sites ) => (
						<Choice
							sites={ sites }
							selected={ connection.selectedSite }
							account={
								connection.method === 'service_account'
									? connection.profile.email
									: ''
							}
						/>
					) }
				</Resource>
				<Button
					className="pharos-gsc-selector__disconnect"
					variant="tertiary"
					isDestructive
					onClick={ () => setIsDisconnecting( true ) }
					__next40pxDefaultSize
				>
					{ __( 'Disconnect', 'pharos-seo' ) }
				</Button>
			</div>
		</Modal>
	);
}

interface ChoiceProps {
	sites: Sites;
	/** The currently selected property; '' for none. */
	selected: string;
	/** Email address of the service account; '' for other accounts. */
	account: string;
}

function Choice( { sites, selected, account }: ChoiceProps ) {
	const { selectSite, setTempSelectedSite, invalidateResolution } =
		useDispatch( store );
	const chosen = useSelect(
		( select ) => select( store ).getTempSelectedSite(),
		[]
	);
	const known = ( url: string ) =>
		sites.siteEntry.some( ( { siteUrl } ) => siteUrl === url );
	const current =
		chosen ?? ( known( selected ) ? selected : sites.suggested );
	const { isBusy, error, setError, submit } = useSubmit( async () => {
		try {
			await selectSite( current );
		} catch ( reason ) {
			throw new Error(
				[
					__( 'Failed to proceed', 'pharos-seo' ),
					( reason as Error ).message,
				]
					.filter( Boolean )
					.join( ': ' )
			);
		}
	} );
	const usable = sites.siteEntry.filter(
		( { permissionLevel } ) => ! isUnverified( permissionLevel )
	);
	const refresh = (
		<Button
			variant="secondary"
			onClick={ () => void invalidateResolution( 'getSites', [] ) }
			__next40pxDefaultSize
		>
			{ __( 'Check again', 'pharos-seo' ) }
		</Button>
	);
	if ( usable.length === 0 ) {
		return (
			<>
				<Notice
					status="warning"
					politeness="polite"
					isDismissible={ false }
					spokenMessage={ __(
						'No Verified Site Found',
						'pharos-seo'
					) }
				>
					<p>
						<strong>
							{ __( 'No Verified Site Found', 'pharos-seo' ) }
						</strong>
					</p>
					<p>
						{ account
							? sprintf(
									/* translators: %s: email address of a service account. */
									__(
										'Add %s as a user of your site in Search Console under Settings > Users and permissions, then check again.',
										'pharos-seo'
									),
									account
								)
							: __(
									'Add your site in Search Console and verify it, then check again. Or disconnect, and connect the Google account that has access to it.',
									'pharos-seo'
								) }
					</p>
					<ExternalLink
						href={ account ? GOOGLE.users : GOOGLE.verify }
					>
						{ __( 'Learn more', 'pharos-seo' ) }
					</ExternalLink>
				</Notice>
				<div className="pharos-gsc-actions">{ refresh }</div>
			</>
		);
	}
	return (
		<form
			className="pharos-gsc-form"
			onSubmit={ ( event ) => {
				event.preventDefault();
				if ( current === '' ) {
					setError( __( 'Please select a site.', 'pharos-seo' ) );
				} else {
					void submit();
				}
			} }
		>
			<ComboboxControl
				__nextHasNoMarginBottom
				__next40pxDefaultSize
				allowReset={ false }
				label={ __( 'Select a site', 'pharos-seo' ) }
				value={ current }
				options={ usable.map( ( { siteUrl } ) => ( {
					value: siteUrl,
					label: labelOf( siteUrl, siteUrl === sites.suggested ),
				} ) ) }
				onChange={ ( url ) => {
					setError( '' );
					void setTempSelectedSite( url ?? null );
				} }
			/>
			<FormEnd
				error={ error }
				isBusy={ isBusy }
				label={ __( 'Proceed', 'pharos-seo' ) }
			/>
		</form>
	);
}

function labelOf( site: string, isSuggested: boolean ): string {
	const label = site.startsWith( 'sc-domain:' )
		? sprintf(
				/* translators: %s: domain. */
				__( '%s (domain)', 'pharos-seo' ),
				site.slice( 'sc-domain:'.length )
			)
		: sprintf(
				/* translators: %s: URL. */
				__( '%s (URL prefix)', 'pharos-seo' ),
				siteLabel( site )
			);
	return isSuggested
		? sprintf(
				/* translators: %s: a site. */
				__( '%s – this site', 'pharos-seo' ),
				label
			)
		: label;
}
