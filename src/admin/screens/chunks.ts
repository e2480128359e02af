import type { ComponentType } from 'react';
import type { ScreenProps } from '../definitions/types';

type Load = () => Promise< { default: ComponentType< ScreenProps > } >;

const robotInstructions: Load = () =>
	import(
		/* webpackChunkName: "robot-instructions" */ './robot-instructions'
	);

/**
 * The screens with a component of their own, by the route of their definition: each is a chunk that is loaded when
 * somebody goes there. Its name stays the same between builds, since its translations go by it.
 */
export const CHUNKS: Readonly< Record< string, Load > > = {
	'/dashboard': () =>
		import( /* webpackChunkName: "dashboard" */ './dashboard' ),
	'/site-seo-analysis': () =>
		import( /* webpackChunkName: "site-analysis" */ './site-analysis' ),
	'/general': () =>
		import( /* webpackChunkName: "meta-templates" */ './meta-templates' ),
	'/general/social/x': () =>
		import( /* webpackChunkName: "x" */ './social/x' ),
	'/general/social/accounts': () =>
		import( /* webpackChunkName: "accounts" */ './social/accounts' ),
	'/general/homepage': () =>
		import( /* webpackChunkName: "home-page" */ './home-page/general' ),
	'/general/homepage/social': () =>
		import(
			/* webpackChunkName: "home-page-social" */ './home-page/social'
		),
	'/general/homepage/advanced': () =>
		import(
			/* webpackChunkName: "home-page-advanced" */ './home-page/advanced'
		),
	'/general/archive_pages': () =>
		import( /* webpackChunkName: "archive-pages" */ './archive-pages' ),
	'/advanced/robot_instructions/indexing': robotInstructions,
	'/advanced/robot_instructions/following': robotInstructions,
	'/advanced/robot_instructions/archiving': robotInstructions,
	'/advanced/robot_instructions/snippets': robotInstructions,
	'/advanced/robot_instructions/images': robotInstructions,
	'/advanced/robot_instructions/previews': () =>
		import(
			/* webpackChunkName: "preview-limits" */ './robot-instructions/previews'
		),
	'/advanced/robot_instructions/matrix': () =>
		import(
			/* webpackChunkName: "robots-matrix" */ './robot-instructions/matrix'
		),
	'/advanced/sitemaps': () =>
		import( /* webpackChunkName: "sitemaps" */ './sitemaps' ),
	'/advanced/schema': () =>
		import( /* webpackChunkName: "schema" */ './schema' ),
	'/advanced/schema/:id': () =>
		import( /* webpackChunkName: "schema" */ './schema/editor' ),
	'/advanced/robots-txt-editor': () =>
		import( /* webpackChunkName: "robots-txt" */ './robots-txt' ),
	'/tools/manage-features': () =>
		import( /* webpackChunkName: "manage-features" */ './manage-features' ),
	'/tools/bulk-editor': () =>
		import( /* webpackChunkName: "bulk-editor" */ './bulk-editor' ),
	'/tools/migrate': () =>
		import( /* webpackChunkName: "migrate" */ './migrate' ),
	'/tools/miscellaneous': () =>
		import( /* webpackChunkName: "miscellaneous" */ './miscellaneous' ),
};
