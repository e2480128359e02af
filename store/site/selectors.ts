import type { State } from '../types';
import type {
	HidingCause,
	NetworkIcon,
	PostGroup,
	PreviewObject,
	SiteSettings,
} from './types';

/** A constant, so that components that read it don't rerender unnecessarily. */
const NONE: PostGroup[] = [];

/** The site data (GET /pharos/v1/site-settings, requested by the first call); null until loaded. */
export const getSiteSettings = ( { site }: State ): SiteSettings | null =>
	site.settings;

/**
 * The causes that hide the site or its home page from search engines (GET /pharos/v1/visibility, requested by the first
 * call). Until they are loaded, those in the site data; null until these are loaded.
 */
export const getHidingCauses = ( { site }: State ): HidingCause[] | null =>
	site.causes ?? site.settings?.visibility.causes ?? null;

/**
 * The example values for template previews (GET /pharos/v1/preview); null until loaded.
 *
 * @param state  The state of the store.
 * @param postId A published post, or null for the latest one.
 */
export const getPreview = (
	{ site }: State,
	postId: number | null
): PreviewObject | null =>
	( postId === null ? site.settings?.preview : site.previews[ postId ] ) ??
	null;

/**
 * The example of a content type (GET /pharos/v1/preview); null until loaded.
 *
 * @param state The state of the store.
 * @param group `post_types`, `taxonomies` or `archives`.
 * @param name  The name in the setting `templates`.
 */
export const getExample = (
	{ site }: State,
	group: string,
	name: string
): PreviewObject | null => site.examples[ `${ group }/${ name }` ] ?? null;

/**
 * Published posts of public types, at most 20 per type (GET /pharos/v1/posts); an empty list until loaded.
 *
 * @param state The state of the store.
 * @param query The search text for titles.
 */
export const searchPosts = ( { site }: State, query: string ): PostGroup[] =>
	Object.hasOwn( site.posts, query ) ? ( site.posts[ query ] ?? NONE ) : NONE;

/**
 * The icons of the social networks that WordPress supports, by id (GET /pharos/v1/social-icons); null until loaded.
 *
 * @param state The state of the store.
 */
export const getNetworkIcons = ( {
	site,
}: State ): Record< string, NetworkIcon > | null => site.networkIcons;
