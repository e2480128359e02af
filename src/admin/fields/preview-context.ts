import { useSelect } from '@wordpress/data';
import { createContext, useContext } from '@wordpress/element';
import { store } from '../../../store';
import type { PreviewObject } from '../../../store/site/types';

interface PreviewChoice {
	/** The post whose values fill the variables; null for the newest. */
	postId: number | null;
	/** Another kind of page instead of a post. */
	example?: PreviewObject | null;
	choose: ( postId: number | null ) => void;
}

/** Which page the previews and counters of a screen are made with. */
export const PreviewContext = createContext< PreviewChoice >( {
	postId: null,
	choose: () => {},
} );

/** The chosen page's values; those of the newest post until they are there. */
export function usePreview() {
	const { postId, example, choose } = useContext( PreviewContext );
	const preview = useSelect(
		( select ) => {
			const { getPreview, getSiteSettings } = select( store );
			return (
				example ??
				( postId === null ? null : getPreview( postId ) ) ??
				getSiteSettings()?.preview ??
				null
			);
		},
		[ postId, example ]
	);
	return { preview, choose };
}
