import type { ComponentType } from 'react';
import type { ScreenDefinition, ScreenProps } from '../definitions/types';

/** A screen with a custom component. */
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

const social: Row = {
	load: () => import( /* webpackChunkName: "social" */ './social' ),
};

/**
 * The screens with a custom component, by route: each is a chunk that is loaded on demand. Chunk names must not change
 * between builds, because the translation files are named after them. A screen without settings is only defined by this row;
 * for other screens, the rest is in their definition. The build parses this file (tools/lib/screen-files.cjs), so it must only
 * import types.
 */
export const REGISTRY: Readonly< Record< string, Row > > = {
	'/dashboard': {
		load: () => import( /* webpackChunkName: "dashboard" */ './dashboard' ),
	},
	'/site-seo-analysis': {
		parent: '/dashboard',
		hasActions: true,
		load: () => import( /* webpackChunkName: "analysis" */ './analysis' ),
	},
	'/general': {
		load: () =>
			import(
				/* webpackChunkName: "meta-templates" */ './meta-templates'
			),
	},
	'/general/social': social,
	'/general/social/facebook': social,
	'/general/social/x': social,
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
	'/general/verification': {
		load: () =>
			import( /* webpackChunkName: "verification" */ './verification' ),
	},
	'/advanced/indexnow': {
		load: () => import( /* webpackChunkName: "indexnow" */ './indexnow' ),
	},
	'/advanced/ai-crawlers': {
		load: () =>
			import( /* webpackChunkName: "ai-crawlers" */ './ai-crawlers' ),
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
		parent: '/search-console',
		load: () =>
			import(
				/* webpackChunkName: "content-performance" */ './search-console/content-performance'
			),
	},
	'/search-console/index-status': {
		parent: '/search-console',
		load: () =>
			import(
				/* webpackChunkName: "index-status" */ './search-console/index-status'
			),
	},
	'/search-console/summary': {
		load: () =>
			import(
				/* webpackChunkName: "summary" */ './search-console/summary'
			),
	},
	'/tools/manage-features': {
		load: () =>
			import(
				/* webpackChunkName: "manage-features" */ './manage-features'
			),
	},
	'/tools/access': {
		load: () => import( /* webpackChunkName: "access" */ './access' ),
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
	'/tools/preview': {
		load: () =>
			import( /* webpackChunkName: "page-report" */ './page-report' ),
	},
	'/tools/history': {
		load: () => import( /* webpackChunkName: "history" */ './history' ),
	},
	'/tools/migrate': {
		load: () => import( /* webpackChunkName: "migration" */ './migration' ),
	},
	'/tools/miscellaneous': {
		load: () =>
			import( /* webpackChunkName: "miscellaneous" */ './miscellaneous' ),
	},
};
