import type { NavSection } from '../../navigation/types';

/**
 * How many items of the menus belong to a feature: what goes when it is switched off.
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
		// A parent of a submenu is no item of its own.
		.filter( ( page ) => ! page.children?.length ).length;
