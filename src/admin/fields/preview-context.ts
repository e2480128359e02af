import { useSelect } from '@wordpress/data';
import { createContext, useContext, useMemo } from '@wordpress/element';
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

/** The chosen page's values with the settings as they are on the screen; those of the newest post until they are there. */
export function usePreview() {
	const { postId, example, choose } = useContext( PreviewContext );
	const { saved, isGenerated } = useSelect(
		( select ) => {
			const { getPreview, getSiteSettings, getSetting } = select( store );
			return {
				saved:
					example ??
					( postId === null ? null : getPreview( postId ) ) ??
					getSiteSettings()?.preview ??
					null,
				isGenerated: getSetting( 'auto_generate_description' ) ?? true,
			};
		},
		[ postId, example ]
	);
	const preview = useMemo(
		() => saved && withExcerpt( saved, isGenerated ),
		[ saved, isGenerated ]
	);
	return { preview, choose };
}

/**
 * The server's values, as excerpt() of includes/Template/ObjectValues.php would have them with another setting.
 *
 * @param preview     Its values with the saved setting.
 * @param isGenerated Whether what nobody wrote is made of the content.
 */
function withExcerpt(
	preview: PreviewObject,
	isGenerated: boolean
): PreviewObject {
	const { excerpt_only: written, content = '' } = preview.variables;
	return written === ''
		? {
				...preview,
				variables: {
					...preview.variables,
					excerpt: isGenerated ? content : '',
				},
			}
		: preview;
}
