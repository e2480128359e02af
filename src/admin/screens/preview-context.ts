import { useSelect } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import { store } from '../../../store';

interface PreviewChoice {
	/** The post whose values fill the variables; null for the newest. */
	postId: number | null;
	choose: ( postId: number | null ) => void;
}

/** Which post the previews and counters of a screen are made with. */
export const PreviewContext = createContext< PreviewChoice >( {
	postId: null,
	choose: () => {},
} );

/** The chosen post's values; those of the newest post until they are there. */
export function usePreview() {
	const { postId, choose } = useContext( PreviewContext );
	const preview = useSelect(
		( select ) => {
			const { getPreview, getSite } = select( store );
			return (
				( postId === null ? null : getPreview( postId ) ) ??
				getSite()?.preview ??
				null
			);
		},
		[ postId ]
	);
	return { preview, choose };
}
