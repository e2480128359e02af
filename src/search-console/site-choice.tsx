import {
	Button,
	CheckboxControl,
	ComboboxControl,
	ExternalLink,
	Notice,
} from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { readableHost } from '../../common/hosts/readable-host';
import { store, type Sites } from '../../store';
import { helpPage } from '../boot';
import { isolated, siteLabel } from './connection-state';
import { FormEnd } from './form-end';
import { useSubmit } from './use-submit';

/** Whether a permission level means unverified; Google uses two spellings. */
const isUnverified = ( level: string ): boolean =>
	level.replaceAll( '_', '' ).toLowerCase() === 'siteunverifieduser';

interface SiteChoiceProps {
	sites: Sites;
	/** URL of the home page. */
	home: string;
	/** The currently selected property; '' for none. */
	selected: string;
	/** The properties whose data is stored. */
	stored: readonly string[];
	/** Email address of the service account; '' for other accounts. */
	account: string;
}

/** The properties of the account; without one that it may read, how to get it. */
export function SiteChoice( {
	sites,
	home,
	selected,
	stored,
	account,
}: SiteChoiceProps ) {
	const { selectSite, setTempSelectedSite, invalidateResolution } =
		useDispatch( store );
	const chosen = useSelect(
		( select ) => select( store ).getTempSelectedSite(),
		[]
	);
	const [ keepsData, setKeepsData ] = useState( true );
	const known = ( url: string ) =>
		sites.siteEntry.some( ( { siteUrl } ) => siteUrl === url );
	const current =
		chosen ?? ( known( selected ) ? selected : sites.suggested );
	const { isBusy, error, setError, submit } = useSubmit( async () => {
		try {
			await selectSite( current, keepsData );
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
	const isUnrelated =
		usable.find( ( { siteUrl } ) => siteUrl === current )?.related ===
		false;
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
						href={ helpPage(
							'search-console#no-verified-site-found'
						) }
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
					label: labelOf(
						siteUrl,
						sites.automatic && siteUrl === sites.suggested
					),
				} ) ) }
				onChange={ ( url ) => {
					setError( '' );
					void setTempSelectedSite( url ?? null );
				} }
			/>
			{ isUnrelated && (
				<Notice
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ sprintf(
						/* translators: %s: URL of the home page. */
						__(
							'This property doesn’t include %s, so it has the data of another site.',
							'pharos-seo'
						),
						isolated( siteLabel( home ) )
					) }
				</Notice>
			) }
			{ stored.includes( selected ) && current !== selected && (
				<CheckboxControl
					__nextHasNoMarginBottom
					label={ sprintf(
						/* translators: %s: a site. */
						__( 'Keep the fetched data of %s', 'pharos-seo' ),
						labelOf( selected, false )
					) }
					help={ keptHelp( selected, current ) }
					checked={ keepsData }
					onChange={ setKeepsData }
				/>
			) }
			<FormEnd
				error={ error }
				isBusy={ isBusy }
				label={ __( 'Proceed', 'pharos-seo' ) }
			/>
		</form>
	);
}

/**
 * Returns what becomes of the data.
 *
 * @param before The property whose data is kept.
 * @param after  The property that is selected instead.
 */
const keptHelp = ( before: string, after: string ): string =>
	isDomain( after ) && ! isDomain( before )
		? __(
				'The data is shown again when you select that site again. Days that Google no longer has are copied to the domain property if the figures of both match.',
				'pharos-seo'
			)
		: __(
				'The data is shown again when you select that site again. Google keeps only 16 months of data.',
				'pharos-seo'
			);

const isDomain = ( site: string ): boolean => site.startsWith( 'sc-domain:' );

function labelOf( site: string, isThisSite: boolean ): string {
	const label = isDomain( site )
		? sprintf(
				/* translators: %s: domain. */
				__( '%s (domain)', 'pharos-seo' ),
				isolated( readableHost( site.slice( 'sc-domain:'.length ) ) )
			)
		: sprintf(
				/* translators: %s: URL. */
				__( '%s (URL prefix)', 'pharos-seo' ),
				isolated( siteLabel( site ) )
			);
	return isThisSite
		? sprintf(
				/* translators: %s: a site. */
				__( '%s – this site', 'pharos-seo' ),
				label
			)
		: label;
}
