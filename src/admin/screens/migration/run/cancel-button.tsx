import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import { store, type MigrationProgress } from '../../../../../store';
import { ConfirmModal } from '../../../../components/confirm-modal';

interface CancelButtonProps {
	progress: MigrationProgress;
}

/** A button that cancels a migration, after listing what was already written. */
export function CancelButton( { progress }: CancelButtonProps ) {
	const { cancelMigration } = useDispatch( store );
	const [ isOpen, setIsOpen ] = useState( false );
	return (
		<>
			<Button
				variant="tertiary"
				isDestructive
				__next40pxDefaultSize
				aria-haspopup="dialog"
				onClick={ () => setIsOpen( true ) }
			>
				{ __( 'Cancel Migration', 'pharos-seo' ) }
			</Button>
			{ isOpen && (
				<ConfirmModal
					title={ __( 'Cancel the migration?', 'pharos-seo' ) }
					description={ writtenText( progress ) }
					confirmLabel={ __( 'Cancel Migration', 'pharos-seo' ) }
					cancelLabel={ __( 'Back', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () => cancelMigration() }
					onClose={ () => setIsOpen( false ) }
				/>
			) }
		</>
	);
}

/** Describes what was migrated so far, and that it stays. */
function writtenText( {
	settings,
	redirects,
	groups,
}: MigrationProgress ): string {
	const items = groups.reduce(
		( sum, { completed, skipped } ) => sum + completed - skipped,
		0
	);
	if ( ! settings && ! redirects && items === 0 ) {
		return __( 'Nothing has been migrated yet.', 'pharos-seo' );
	}
	const written =
		items === 0
			? __( 'Settings and authors are already migrated.', 'pharos-seo' )
			: sprintf(
					/* translators: %s: number of posts and terms. */
					_n(
						'Settings, authors and %s item are already migrated.',
						'Settings, authors and %s items are already migrated.',
						items,
						'pharos-seo'
					),
					formatNumber( items )
				);
	return `${ written } ${ __(
		'The migrated data stays in Pharos SEO. You can restore the previous data after canceling.',
		'pharos-seo'
	) }`;
}
