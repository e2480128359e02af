import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { store as noticesStore } from '@wordpress/notices';

/** Short messages at the bottom of the window; WordPress's own component announces them. */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	return (
		<SnackbarList
			className="pharos-snackbars"
			notices={ notices.filter( ( { type } ) => type === 'snackbar' ) }
			onRemove={ ( id: string ) => removeNotice( id ) }
		/>
	);
}
