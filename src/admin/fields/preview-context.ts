import { useSelect } from '@wordpress/data';
import { createContext, useContext, useMemo } from '@wordpress/element';
import { store } from '../../../store';
import type { PreviewObject } from '../../../store/site/types';

interface PreviewChoice {
	/** The post whose values fill the variables; null for the newest. */
	postId: number | null;
	/** An example of another content type instead of a post. */
	example?: PreviewObject | null;
	choose: ( postId: number | null ) => void;
}

/** The page whose values the previews and counters of a screen use. */
export const PreviewContext = createContext< PreviewChoice >( {
	postId: null,
	choose: () => {},
} );

/**
 * Returns the values of the chosen page with the settings as edited on the screen; those of the newest post until they're
 * loaded.
 */
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
 * Returns the server's values with another setting, like excerpt() of includes/Template/ObjectValues.php.
 *
 * @param preview     The values with the saved setting.
 * @param isGenerated Whether missing excerpts are generated from the content.
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
