import type { NavSection } from '../../navigation/types';

/**
 * Counts the menu items that disappear when a feature is turned off.
 *
 * @param sections The whole navigation tree.
 * @param feature  The settings key, such as "enable_schemas".
 */
export const countHiddenItems = (
	sections: NavSection[],
	feature: string
): number =>
	sections
		.flatMap( ( section ) =>
			section.links.flatMap( ( link ) => {
				const pages = [ link, ...( link.children ?? [] ) ];
				return pages.filter(
					( page ) =>
						( page.feature ?? link.feature ?? section.feature ) ===
						feature
				);
			} )
		)
		// The parent of a submenu doesn't count.
		.filter( ( page ) => ! page.children?.length ).length;
