import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { createInterpolateElement, useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type Connection } from '../../store';
import { ConfirmModal } from '../components/confirm-modal';
import { rescueFocus } from '../components/rescue-focus';

interface StoredCredentialsProps {
	credentials: Connection[ 'credentials' ];
	onReplace: () => void;
}

/** The current credentials, without their secret part. */
export function StoredCredentials( {
	credentials: { source, kind, client_id: id },
	onReplace,
}: StoredCredentialsProps ) {
	const { removeGoogleCredentials } = useDispatch( store );
	const [ isAsking, setIsAsking ] = useState( false );
	return (
		<div className="pharos-gsc-stored">
			<p>
				{ createInterpolateElement(
					kind === 'service_account'
						? /* translators: <id />: email address of a service account. */
							__( 'Service account: <id />', 'pharos-seo' )
						: /* translators: <id />: ID of an OAuth client. */
							__( 'Client ID: <id />', 'pharos-seo' ),
					{ id: <bdi dir="ltr">{ id }</bdi> }
				) }
			</p>
			{ source === 'constant' ? (
				<p className="pharos-gsc-muted">
					{ __(
						'Locked: the credentials are set by constants in wp-config.php. Change them there.',
						'pharos-seo'
					) }
				</p>
			) : (
				<div className="pharos-gsc-actions">
					<Button
						variant="secondary"
						onClick={ onReplace }
						__next40pxDefaultSize
					>
						{ __( 'Replace credentials', 'pharos-seo' ) }
					</Button>
					<Button
						variant="tertiary"
						isDestructive
						onClick={ () => setIsAsking( true ) }
						__next40pxDefaultSize
					>
						{ __( 'Remove credentials', 'pharos-seo' ) }
					</Button>
				</div>
			) }
			{ isAsking && (
				<ConfirmModal
					title={ __( 'Remove the credentials?', 'pharos-seo' ) }
					description={ __(
						'They are deleted from this site. To connect again, you need to enter them again.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Remove credentials', 'pharos-seo' ) }
					isDestructive
					onConfirm={ async () => {
						await removeGoogleCredentials();
						setTimeout( rescueFocus, 0 );
					} }
					onClose={ () => setIsAsking( false ) }
				/>
			) }
		</div>
	);
}
