import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { store } from '../../../store';
import { ConfirmModal } from '../../components/confirm-modal';
import { rescueFocus } from '../../components/rescue-focus';

/** The confirmation that is open in the store. */
export function Confirmation() {
	const question = useSelect(
		( select ) => select( store ).getConfirmation(),
		[]
	);
	const { acceptConfirmation, closeConfirmation } = useDispatch( store );

	// The element that had the focus may be gone after the answer.
	useEffect( () => ( question ? rescueFocus : undefined ), [ question ] );

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
