const defaultConfig = require( '@wordpress/scripts/config/webpack.config' );
const path = require( 'node:path' );
const { ScreenFiles } = require( './bin/lib/screen-files.cjs' );

const stemmers = require( './src/page-checks/language/stemmers.json' );

const { cacheGroups } = defaultConfig.optimization.splitChunks;

/**
 * The checks, for the worker and for where there is none: a part of their own would be one more request, from within the worker.
 * The fields of objects: what they have in common with screens of the settings is never on one page with them.
 *
 * @param {string} name Of a chunk.
 */
const isOneFile = ( name = '' ) =>
	/^(page-checks|check-posts|editor-|object-|charts)/.test( name );

/**
 * Styles that an application has from the start and another one as well are in a file of their own, which both ask for
 * (includes/Admin/Build.php); all others are called as the chunk that needs them.
 *
 * @param {Object}   module
 * @param {Object[]} chunks Those that need it.
 */
const nameOfStyles = ( module, chunks ) =>
	chunks.length > 1 && chunks.some( ( chunk ) => chunk.canBeInitial() )
		? './style-shared'
		: `./style-${ chunks[ 0 ].name }`;

/** The word forms of each language, for the worker that checks pages (src/page-checks/load-stemmer.ts): a global variable each. */
const stemmerEntries = Object.fromEntries(
	Object.entries( stemmers ).map( ( [ language, name ] ) => [
		`stemmer-${ language }`,
		{
			import: `@orama/stemmers/${ name }`,
			library: { name: 'pharosStemmer', type: 'var' },
		},
	] )
);

/**
 * Each component styles class names of its own: in which order two of them stand in a file makes no difference, and the plugin's
 * warnings that pages need them in different ones are about nothing.
 *
 * @param {Object} plugin Of WordPress's configuration.
 */
const withAnyOrderOfStyles = ( plugin ) =>
	plugin.constructor.name === 'MiniCssExtractPlugin'
		? new plugin.constructor( { ...plugin.options, ignoreOrder: true } )
		: plugin;

module.exports = {
	...defaultConfig,
	entry: {
		// The settings application, and the setup wizard.
		admin: [
			path.resolve( __dirname, 'src/admin/index.tsx' ),
			path.resolve( __dirname, 'src/onboarding/index.ts' ),
		],
		// Every setting in WordPress's command palette, on all admin pages.
		commands: path.resolve( __dirname, 'src/commands/index.ts' ),
		// The SEO of a post in the block editor.
		editor: path.resolve( __dirname, 'src/editor/index.tsx' ),
		// Links to blocks of templates, in the site editor.
		'site-editor': path.resolve( __dirname, 'src/editor/site-editor.ts' ),
		// The same in forms: classic editor, terms, profiles.
		'object-form': path.resolve( __dirname, 'src/object-form/index.tsx' ),
		// The checks of posts in lists of posts.
		'post-list': path.resolve( __dirname, 'src/post-list/index.ts' ),
		// The block of the sitemap for visitors, in block editors.
		'sitemap-block': path.resolve(
			__dirname,
			'src/sitemap-block/index.tsx'
		),
		// The block of breadcrumbs.
		'breadcrumbs-block': path.resolve(
			__dirname,
			'src/breadcrumbs-block/index.tsx'
		),
		...stemmerEntries,
	},
	output: {
		...defaultConfig.output,
		path: path.resolve( __dirname, 'build' ),
		// A screen's chunk keeps its name between builds, so that its translations do too.
		chunkFilename: 'screen-[name].js?ver=[chunkhash:8]',
	},
	plugins: [
		...defaultConfig.plugins.map( withAnyOrderOfStyles ),
		new ScreenFiles(
			path.resolve( __dirname, 'src/admin/screens/registry.ts' )
		),
	],
	resolve: {
		...defaultConfig.resolve,
		alias: {
			...defaultConfig.resolve.alias,
			...( defaultConfig.mode === 'production' && {
				// The package gives everybody its development build, with all warnings.
				'react-router$': path.resolve(
					__dirname,
					'node_modules/react-router/dist/production/index.mjs'
				),
			} ),
		},
	},
	// The sizes that count are those of a screen with all its parts: bin/bundle-size.mjs.
	performance: { hints: false },
	optimization: {
		...defaultConfig.optimization,
		splitChunks: {
			...defaultConfig.optimization.splitChunks,
			// As by default, but some are one file each.
			chunks: ( chunk ) =>
				! chunk.canBeInitial() && ! isOneFile( chunk.name ),
			cacheGroups: {
				...cacheGroups,
				style: { ...cacheGroups.style, name: nameOfStyles },
				// Sagas come after the first screen (store/bridge.ts), in several parts that share it.
				'redux-saga': {
					test: /[\\/]@?redux-saga[\\/]/,
					name: 'redux-saga',
					enforce: true,
				},
			},
		},
	},
};
