import type { ComponentType } from 'react';
import type { ScreenDefinition, ScreenProps } from '../definitions/types';

/** A screen with a component of its own. */
interface Row extends Pick<
	ScreenDefinition,
	'hasActions' | 'parent' | 'savesItself' | 'unsaved'
> {
	load: () => Promise< { default: ComponentType< ScreenProps > } >;
}

const robotInstructions: Row = {
	load: () =>
		import(
			/* webpackChunkName: "robot-instructions" */ './robot-instructions'
		),
};

/**
 * The screens with a component of their own, by route: each is a chunk that is loaded when somebody goes there. Its name stays
 * the same between builds, since its translations go by it. A screen without settings is this row and nothing else; of one
 * that has some, the definition says the rest. The build reads this file by itself (bin/lib/screen-files.cjs), hence it imports
 * types only.
 */
export const REGISTRY: Readonly< Record< string, Row > > = {
	'/dashboard': {
		load: () => import( /* webpackChunkName: "dashboard" */ './dashboard' ),
	},
	'/site-seo-analysis': {
		parent: '/dashboard',
		hasActions: true,
		load: () =>
			import( /* webpackChunkName: "site-analysis" */ './site-analysis' ),
	},
	'/general': {
		load: () =>
			import(
				/* webpackChunkName: "meta-templates" */ './meta-templates'
			),
	},
	'/general/social/x': {
		load: () => import( /* webpackChunkName: "x" */ './social/x' ),
	},
	'/general/social/accounts': {
		load: () =>
			import( /* webpackChunkName: "accounts" */ './social/accounts' ),
	},
	'/general/homepage': {
		load: () =>
			import( /* webpackChunkName: "home-page" */ './home-page/general' ),
	},
	'/general/homepage/social': {
		load: () =>
			import(
				/* webpackChunkName: "home-page-social" */ './home-page/social'
			),
	},
	'/general/homepage/advanced': {
		load: () =>
			import(
				/* webpackChunkName: "home-page-advanced" */ './home-page/advanced'
			),
	},
	'/general/archive_pages': {
		load: () =>
			import( /* webpackChunkName: "archive-pages" */ './archive-pages' ),
	},
	'/advanced/redirects': {
		load: () => import( /* webpackChunkName: "redirects" */ './redirects' ),
	},
	'/advanced/not-found': {
		load: () => import( /* webpackChunkName: "not-found" */ './not-found' ),
	},
	'/advanced/robot_instructions/indexing': robotInstructions,
	'/advanced/robot_instructions/following': robotInstructions,
	'/advanced/robot_instructions/archiving': robotInstructions,
	'/advanced/robot_instructions/snippets': robotInstructions,
	'/advanced/robot_instructions/images': robotInstructions,
	'/advanced/robot_instructions/previews': {
		load: () =>
			import(
				/* webpackChunkName: "preview-limits" */ './robot-instructions/previews'
			),
	},
	'/advanced/robot_instructions/matrix': {
		load: () =>
			import(
				/* webpackChunkName: "robots-matrix" */ './robot-instructions/matrix'
			),
	},
	'/advanced/sitemaps': {
		load: () => import( /* webpackChunkName: "sitemaps" */ './sitemaps' ),
	},
	'/advanced/schema': {
		load: () => import( /* webpackChunkName: "schema" */ './schema' ),
	},
	'/advanced/schema/:id': {
		load: () =>
			import( /* webpackChunkName: "schema" */ './schema/editor' ),
	},
	'/advanced/robots-txt-editor': {
		load: () =>
			import( /* webpackChunkName: "robots-txt" */ './robots-txt' ),
	},
	'/search-console': {
		load: () =>
			import(
				/* webpackChunkName: "search-console" */ './search-console'
			),
	},
	'/content-performance': {
		parent: '/dashboard',
		load: () =>
			import(
				/* webpackChunkName: "content-performance" */ './content-performance'
			),
	},
	'/tools/manage-features': {
		load: () =>
			import(
				/* webpackChunkName: "manage-features" */ './manage-features'
			),
	},
	'/tools/bulk-editor': {
		savesItself: true,
		unsaved: 'bulkEditor',
		load: () =>
			import( /* webpackChunkName: "bulk-editor" */ './bulk-editor' ),
	},
	'/tools/import-export': {
		savesItself: true,
		unsaved: 'importExport',
		load: () =>
			import( /* webpackChunkName: "import-export" */ './import-export' ),
	},
	'/tools/history': {
		load: () => import( /* webpackChunkName: "history" */ './history' ),
	},
	'/tools/migrate': {
		load: () => import( /* webpackChunkName: "migrate" */ './migrate' ),
	},
	'/tools/miscellaneous': {
		load: () =>
			import( /* webpackChunkName: "miscellaneous" */ './miscellaneous' ),
	},
};
