import { matchPath } from 'react-router-dom';
import type { SiteSettings } from '../../../store/site/types';
import { listFrom, SCREENS_FILTER } from '../../extensions';
import { archivePages } from './archive-pages';
import { breadcrumbs } from './breadcrumbs';
import { embeds } from './embeds';
import { feeds } from './feeds';
import { homePageScreens } from './home-page';
import { images } from './images';
import { isGroup } from './is-screen';
import { manageFeatures } from './manage-features';
import { metaTemplates } from './meta-templates';
import { miscellaneous } from './miscellaneous';
import { notFound } from './not-found';
import { pagination } from './pagination';
import {
	previewLimits,
	robotInstructions,
	robotsMatrix,
} from './robot-instructions';
import { robotsTxt } from './robots-txt';
import { schema, schemaEditor, schemasField } from './schema';
import { sitemaps } from './sitemaps';
import { socialScreens } from './social';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

/**
 * The screens of settings: the router, the settings search, the command palette and the list of unsaved changes read it. The
 * application adds the other screens (screens/all-screens.ts).
 */
export const SETTINGS_SCREENS: ScreenDefinition[] = [
	metaTemplates,
	...socialScreens,
	...homePageScreens,
	robotsTxt,
	archivePages,
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
	breadcrumbs,
	manageFeatures,
	miscellaneous,
];

/**
 * The screens with what add-ons add to that of the sitemaps (SITEMAP_SETTINGS_FILTER).
 *
 * @param screens All screens.
 * @param groups  Of add-ons.
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
 * The screens with the names of the site's schemas, so that the search finds them.
 *
 * @param screens All screens.
 * @param names   Of the schemas.
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
 * A screen with the groups that the site gives it among its own.
 *
 * @param screen A screen; an add-on's may answer anything.
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
 * The screen behind a route, or undefined. A screen with just this route comes before one with parameters.
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

/** The settings of a screen, in order. */
export const fieldsOf = ( screen: ScreenDefinition ): FieldDefinition[] =>
	( screen.groups ?? [] ).flatMap( ( group ) => group.fields );
