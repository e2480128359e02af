import { useDispatch, useSelect } from '@wordpress/data';
import { store } from '../../../store';
import { ConfirmModal } from '../../components/confirm-modal';

/** The question that the store has open. */
export function Confirmation() {
	const question = useSelect(
		( select ) => select( store ).getConfirmation(),
		[]
	);
	const { acceptConfirmation, closeConfirmation } = useDispatch( store );

	if ( ! question ) {
		return null;
	}
	const { id, body, ...texts } = question;
	return (
		<ConfirmModal
			key={ id }
			{ ...texts }
			onConfirm={ acceptConfirmation }
			onClose={ () => closeConfirmation( id ) }
		>
			{ body && <p>{ body }</p> }
		</ConfirmModal>
	);
}
