import { matchPath } from 'react-router-dom';
import type { SiteSettings } from '../../../store/site/types';
import { listFrom, SCREENS_FILTER } from '../../extensions';
import { access } from './access';
import { aiCrawlers } from './ai-crawlers';
import { archivePages } from './archive-pages';
import { breadcrumbs } from './breadcrumbs';
import { embeds } from './embeds';
import { feeds } from './feeds';
import { homePageScreens } from './home-page';
import { images } from './images';
import { indexNow } from './indexnow';
import { isGroup } from './is-screen';
import { manageFeatures } from './manage-features';
import { metaTemplates } from './meta-templates';
import { miscellaneous } from './miscellaneous';
import { notFound } from './not-found';
import { pagination } from './pagination';
import { redirects } from './redirects';
import {
	previewLimits,
	robotInstructions,
	robotsMatrix,
} from './robot-instructions';
import { robotsTxt } from './robots-txt';
import { schema, schemaEditor, schemasField } from './schema';
import { sitemaps } from './sitemaps';
import { socialScreens } from './social';
import { summary } from './summary';
import { verification } from './verification';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

/**
 * All settings screens, read by the router, the settings search, the command palette and the list of unsaved changes. The
 * application adds the other screens (screens/all-screens.ts).
 */
export const SETTINGS_SCREENS: ScreenDefinition[] = [
	metaTemplates,
	...socialScreens,
	...homePageScreens,
	robotsTxt,
	aiCrawlers,
	indexNow,
	archivePages,
	verification,
	summary,
	...robotInstructions,
	previewLimits,
	robotsMatrix,
	sitemaps,
	schema,
	schemaEditor,
	images,
	feeds,
	embeds,
	pagination,
	notFound,
	redirects,
	breadcrumbs,
	manageFeatures,
	access,
	miscellaneous,
];

/**
 * Returns the screens with the groups of add-ons added to the sitemap screen (SITEMAP_SETTINGS_FILTER).
 *
 * @param screens All screens.
 * @param groups  The groups of add-ons.
 */
export const withSitemapSettings = (
	screens: ScreenDefinition[],
	groups: FieldGroup[]
): ScreenDefinition[] =>
	screens.map( ( screen ) =>
		screen === sitemaps
			? { ...screen, groups: [ ...( screen.groups ?? [] ), ...groups ] }
			: screen
	);

/**
 * Returns the screens with the names of the site's schemas as keywords, so that the search finds them.
 *
 * @param screens All screens.
 * @param names   The names of the schemas.
 */
export const withSchemaNames = (
	screens: ScreenDefinition[],
	names: string[]
): ScreenDefinition[] =>
	screens.map( ( screen ) =>
		screen === schema
			? {
					...screen,
					groups: [
						{
							fields: [
								{
									...schemasField,
									keywords: [
										...( schemasField.keywords ?? [] ),
										...names,
									],
								},
							],
						},
					],
				}
			: screen
	);

/**
 * Returns a screen with its groups that depend on the site added.
 *
 * @param screen A screen; values from an add-on may have any type.
 * @param site   What is known about the site.
 */
export function withSiteGroups(
	screen: ScreenDefinition,
	site: SiteSettings
): ScreenDefinition {
	const { groups = [], siteGroups } = screen;
	if ( ! siteGroups ) {
		return screen;
	}
	const isOwn = SETTINGS_SCREENS.some(
		( own ) => own.siteGroups === siteGroups
	);
	const added = isOwn
		? siteGroups( site )
		: listFrom( SCREENS_FILTER, () => siteGroups( site ), isGroup, [] );
	return { ...screen, groups: [ ...groups, ...added ] };
}

/**
 * Returns the screen of a route, or undefined. An exact match takes precedence over a route with parameters.
 *
 * @param screens All screens.
 * @param path    The route.
 */
export const findScreen = (
	screens: ScreenDefinition[],
	path: string
): ScreenDefinition | undefined =>
	screens.find( ( screen ) => screen.path === path ) ??
	screens.find( ( screen ) => matchPath( screen.path, path ) );

/** Returns the settings of a screen, in order. */
export const fieldsOf = ( screen: ScreenDefinition ): FieldDefinition[] =>
	( screen.groups ?? [] ).flatMap( ( group ) => group.fields );
