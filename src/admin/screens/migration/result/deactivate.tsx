import { Button, Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { store as noticesStore } from '@wordpress/notices';
import { formatNumber } from '../../../../../common/locale';
import { store, type MigrationPlugin } from '../../../../../store';
import { ConfirmModal } from '../../../../components/confirm-modal';
import { useAttempt } from './use-attempt';
import { deactivateLabel } from '../labels';

/** Delay of the reload after a success, in milliseconds. */
const RELOAD_DELAY = 3000;

interface DeactivateProps {
	source: MigrationPlugin;
	/** Number of items that couldn't be migrated. */
	missing: number;
}

/** A button that deactivates the source plugin and reloads the page. Asks for confirmation while items are missing. */
export function Deactivate( { source, missing }: DeactivateProps ) {
	const { slug, name, network } = source;
	const { deactivateSource, requestReload } = useDispatch( store );
	const { createSuccessNotice } = useDispatch( noticesStore );
	const [ isAsked, setIsAsked ] = useState( false );

	const [ isBusy, deactivate ] = useAttempt( async () => {
		const message = await deactivateSource( slug );
		void createSuccessNotice(
			sprintf(
				/* translators: %s: what happened, such as "Plugin deactivated successfully". */
				__( '%s. The page refreshes in 3 seconds.', 'pharos-seo' ),
				message
			),
			{ id: 'pharos-migration', type: 'snackbar' }
		);
		void requestReload( RELOAD_DELAY );
	}, true );

	if ( network ) {
		return <NetworkNotice source={ source } />;
	}
	return (
		<div className="pharos-migrate__actions">
			<Button
				variant={ missing > 0 ? 'secondary' : 'primary' }
				__next40pxDefaultSize
				isBusy={ isBusy }
				disabled={ isBusy }
				accessibleWhenDisabled
				onClick={ () =>
					missing > 0 ? setIsAsked( true ) : deactivate()
				}
			>
				{ deactivateLabel( name ) }
			</Button>
			{ isAsked && (
				<ConfirmModal
					title={ sprintf(
						/* translators: %s: name of a plugin. */
						__( 'Deactivate %s?', 'pharos-seo' ),
						name
					) }
					description={ sprintf(
						/* translators: 1: number of items. 2: name of a plugin. */
						_n(
							'%1$s item isn’t migrated yet. When %2$s is deactivated, its data is kept in the database but is no longer used on your site.',
							'%1$s items aren’t migrated yet. When %2$s is deactivated, their data is kept in the database but is no longer used on your site.',
							missing,
							'pharos-seo'
						),
						formatNumber( missing ),
						name
					) }
					confirmLabel={ __( 'Deactivate', 'pharos-seo' ) }
					onConfirm={ deactivate }
					onClose={ () => setIsAsked( false ) }
				/>
			) }
		</div>
	);
}

/** A notice about a plugin that must be deactivated in the network admin. */
export function NetworkNotice( {
	source: { name, network_url: url, only_redirects: onlyRedirects },
}: Pick< DeactivateProps, 'source' > ) {
	return (
		<Notice
			className="pharos-migrate__notice"
			status="info"
			politeness="polite"
			spokenMessage=""
			isDismissible={ false }
		>
			{ onlyRedirects
				? sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active on all sites of the network, so it can’t be deactivated here. While it is active, its redirects take precedence over those of Pharos SEO.',
							'pharos-seo'
						),
						name
					)
				: sprintf(
						/* translators: %s: name of a plugin. */
						__(
							'%s is active on all sites of the network, so it can’t be deactivated here. While it is active, Pharos SEO outputs nothing on this site.',
							'pharos-seo'
						),
						name
					) }{ ' ' }
			{ url === '' ? (
				__(
					'Ask a network administrator to deactivate it.',
					'pharos-seo'
				)
			) : (
				<a href={ url }>
					{ __( 'Open the plugins of the network', 'pharos-seo' ) }
				</a>
			) }
		</Notice>
	);
}
