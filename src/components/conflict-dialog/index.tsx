import { RadioControl } from '@wordpress/components';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { ConfirmModal } from '../confirm-modal';
import './style.scss';

/** A value with two versions. */
interface Conflict {
	/** Unique id of the value. */
	key: string;
	label: string;
	/** The user's version, as text. */
	mine: string;
	/** The stored version, as text. */
	stored: string;
}

interface ConflictDialogProps {
	description: string;
	conflicts: Conflict[];
	/** Receives the keys of the values whose own version is kept. */
	onConfirm: ( mine: string[] ) => unknown;
	onClose: () => void;
}

/** Shows both versions of values that were changed twice, and lets the user choose one of each. */
export function ConflictDialog( {
	description,
	conflicts,
	onConfirm,
	onClose,
}: ConflictDialogProps ) {
	const [ mine, setMine ] = useState< ReadonlySet< string > >(
		() => new Set( conflicts.map( ( { key } ) => key ) )
	);
	const choose = ( key: string, version: string ) =>
		setMine( ( before ) => {
			const next = new Set( before );
			if ( version === 'mine' ) {
				next.add( key );
			} else {
				next.delete( key );
			}
			return next;
		} );

	return (
		<ConfirmModal
			title={ __(
				'Changed in another window or by another user',
				'pharos-seo'
			) }
			description={ description }
			confirmLabel={ __( 'Save my choice', 'pharos-seo' ) }
			onConfirm={ () => onConfirm( [ ...mine ] ) }
			onClose={ onClose }
		>
			{ conflicts.map( ( conflict ) => (
				<RadioControl
					key={ conflict.key }
					className="pharos-conflict"
					label={ conflict.label }
					selected={ mine.has( conflict.key ) ? 'mine' : 'theirs' }
					options={ [
						{
							value: 'mine',
							label: sprintf(
								/* translators: %s: a value. */
								__( 'Your change: %s', 'pharos-seo' ),
								conflict.mine
							),
						},
						{
							value: 'theirs',
							label: sprintf(
								/* translators: %s: a value. */
								__( 'Saved value: %s', 'pharos-seo' ),
								conflict.stored
							),
						},
					] }
					onChange={ ( version ) => choose( conflict.key, version ) }
				/>
			) ) }
		</ConfirmModal>
	);
}
