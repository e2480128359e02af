import {
	archive,
	backup,
	blockTable,
	breadcrumbs,
	chartBar,
	code,
	dashboard,
	download,
	home,
	image,
	link,
	linkOff,
	listView,
	moreHorizontal,
	moveTo,
	page,
	pages,
	people,
	plugins,
	rss,
	seen,
	send,
	share,
	shield,
	title,
	update,
} from '@wordpress/icons';

/** The icons that the navigation tree can use. */
const ICONS = {
	dashboard,
	analysis: chartBar,
	title,
	share,
	home,
	archive,
	robot: seen,
	sitemap: listView,
	schema: page,
	code,
	shield,
	send,
	missing: linkOff,
	breadcrumbs,
	history: backup,
	redirect: moveTo,
	image,
	feed: rss,
	embed: link,
	pagination: pages,
	chart: chartBar,
	features: plugins,
	table: blockTable,
	import: download,
	migrate: update,
	more: moreHorizontal,
	people,
} as const;

/**
 * Returns the icon of a link; the icon of plugins for unknown names from add-ons.
 *
 * @param name The icon name from the navigation tree.
 */
export const iconOf = ( name: string | undefined ) =>
	ICONS[ name as keyof typeof ICONS ] ?? plugins;
