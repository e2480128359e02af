import { Button, Notice } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import { store } from '../../../../../store';
import { Panel } from '../panel';

/** A restore that is running, or was stopped by an error. */
export function Restoring() {
	const { restore, failure } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const { restoreBackup, cancelMigration } = useDispatch( store );
	const id = useInstanceId( Restoring, 'pharos-migrate-restoring' );
	if ( ! restore ) {
		return null;
	}
	const { total, left } = restore;
	return (
		<Panel title={ __( 'Restoring previous data', 'pharos-seo' ) }>
			{ failure && (
				<Notice
					className="pharos-migrate__notice"
					status="error"
					isDismissible={ false }
				>
					{ failure.message }
				</Notice>
			) }
			<div className="pharos-migrate__progress">
				<p id={ id } className="pharos-migrate__status">
					{ sprintf(
						/* translators: 1: how many items are restored. 2: of how many. */
						__( 'Items restored: %1$s of %2$s', 'pharos-seo' ),
						formatNumber( total - left ),
						formatNumber( total )
					) }
				</p>
				<progress
					aria-labelledby={ id }
					max={ Math.max( 1, total ) }
					value={ total - left }
				/>
			</div>
			{ failure ? (
				<div className="pharos-migrate__actions">
					<Button
						variant="primary"
						__next40pxDefaultSize
						onClick={ () => restoreBackup( restore.id, total ) }
					>
						{ __( 'Try Again', 'pharos-seo' ) }
					</Button>
					<Button
						variant="tertiary"
						__next40pxDefaultSize
						onClick={ () => cancelMigration() }
					>
						{ __( 'Continue later', 'pharos-seo' ) }
					</Button>
				</div>
			) : (
				<p className="pharos-migrate__hint">
					{ __(
						'Keep this tab open. If you close it, you can continue here later.',
						'pharos-seo'
					) }
				</p>
			) }
		</Panel>
	);
}
