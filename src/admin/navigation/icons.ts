import {
	archive,
	chartBar,
	code,
	dashboard,
	download,
	home,
	image,
	link,
	listView,
	moreHorizontal,
	page,
	pages,
	plugins,
	rss,
	seen,
	share,
	title,
	update,
} from '@wordpress/icons';

/** The icons that the navigation tree may name. */
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
	image,
	feed: rss,
	embed: link,
	pagination: pages,
	chart: chartBar,
	features: plugins,
	table: listView,
	import: download,
	migrate: update,
	more: moreHorizontal,
} as const;

/**
 * The icon of a link; that of plugins for a name that nobody knows, as an add-on has given it.
 *
 * @param name As in the navigation tree.
 */
export const iconOf = ( name: string | undefined ) =>
	ICONS[ name as keyof typeof ICONS ] ?? plugins;
