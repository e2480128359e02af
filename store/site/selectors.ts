import type { State } from '../types';
import type {
	HidingCause,
	NetworkIcon,
	PostGroup,
	PreviewObject,
	SiteSettings,
} from './types';

/** One and the same list, so that a component that reads it is not drawn again for nothing. */
const NONE: PostGroup[] = [];

/** What there is to know about the site (GET /pharos/v1/site-settings, started by the first call); null until then. */
export const getSiteSettings = ( { site }: State ): SiteSettings | null =>
	site.settings;

/**
 * What hides the site, or its home page, from search engines (GET /pharos/v1/visibility, started by the first call); until that is
 * there, what the site's data say. Null until these are loaded.
 */
export const getHidingCauses = ( { site }: State ): HidingCause[] | null =>
	site.causes ?? site.settings?.visibility.causes ?? null;

/**
 * The example that templates are shown with (GET /pharos/v1/preview); null until it is loaded.
 *
 * @param state  The store's.
 * @param postId A published post, or null for the latest one.
 */
export const getPreview = (
	{ site }: State,
	postId: number | null
): PreviewObject | null =>
	( postId === null ? site.settings?.preview : site.previews[ postId ] ) ??
	null;

/**
 * An example of a kind of page (GET /pharos/v1/preview); null until it is loaded.
 *
 * @param state The store's.
 * @param group `post_types`, `taxonomies` or `archives`.
 * @param name  As in the setting `templates`.
 */
export const getExample = (
	{ site }: State,
	group: string,
	name: string
): PreviewObject | null => site.examples[ `${ group }/${ name }` ] ?? null;

/**
 * Published posts of public types, at most 20 a type (GET /pharos/v1/posts); an empty list until they are found.
 *
 * @param state The store's.
 * @param query What to look for in titles.
 */
export const searchPosts = ( { site }: State, query: string ): PostGroup[] =>
	Object.hasOwn( site.posts, query ) ? ( site.posts[ query ] ?? NONE ) : NONE;

/**
 * The icons of the networks that WordPress knows, by their ids (GET /pharos/v1/social-icons); null until they are loaded.
 *
 * @param state The store's.
 */
export const getNetworkIcons = ( {
	site,
}: State ): Record< string, NetworkIcon > | null => site.networkIcons;
