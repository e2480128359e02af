import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useState } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import { store, type HistoryEntry } from '../../../../store';
import { ConfirmModal } from '../../../components/confirm-modal';
import { useFields } from '../../save/use-fields';
import { useChangesOf } from '../../save/use-unsaved';
import { ValueChanges } from '../../save/value-changes';

/** The settings to restore. */
export interface Restoring {
	entry: HistoryEntry;
	settings: string[];
}

interface RestoreDialogProps extends Restoring {
	onClose: () => void;
}

type Values = Record< string, unknown >;

/** The dialog that lists the values to restore. If a setting was changed since, shows that before overwriting it. */
export function RestoreDialog( {
	entry,
	settings,
	onClose,
}: RestoreDialogProps ) {
	const { restoreSettings } = useDispatch( store );
	const [ since, setSince ] = useState< Values | null >( null );
	const changesOf = useChangesOf();
	const fields = useFields();
	const isImageId = ( name: string ) =>
		settings.some(
			( setting ) => fields.get( setting )?.[ 0 ]?.field.idKey === name
		);

	/** Restores the settings; returns whether the dialog can close. */
	const restore = async (): Promise< boolean > => {
		try {
			await restoreSettings( entry.id, settings, since !== null );
			return true;
		} catch ( reason ) {
			const { data } = reason as { data?: { conflicts?: Values } };
			if ( ! data?.conflicts ) {
				throw reason;
			}
			setSince( data.conflicts );
			return false;
		}
	};

	return (
		<ConfirmModal
			title={ __( 'Restore previous values?', 'pharos-seo' ) }
			size="medium"
			confirmLabel={
				since
					? __( 'Overwrite and restore', 'pharos-seo' )
					: __( 'Restore', 'pharos-seo' )
			}
			isDestructive={ since !== null }
			onConfirm={ restore }
			onClose={ onClose }
		>
			{ since && (
				<Notice status="warning" isDismissible={ false }>
					{ __(
						'Some of these settings have changed since. Their current values, shown first, would be lost:',
						'pharos-seo'
					) }
				</Notice>
			) }
			<ul className="pharos-history__changes">
				{ [
					...new Set( [
						...Object.keys( since ?? {} ),
						...settings,
					] ),
				]
					.filter( ( setting ) => ! isImageId( setting ) )
					.map( ( setting ) => {
						const change = entry.changes[ setting ];
						return (
							<li key={ setting }>
								<div className="pharos-history__lines">
									<ValueChanges
										changes={ changesOf(
											setting,
											since && setting in since
												? since[ setting ]
												: change?.new,
											change?.old
										) }
									/>
								</div>
							</li>
						);
					} ) }
			</ul>
		</ConfirmModal>
	);
}
