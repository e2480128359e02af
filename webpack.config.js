const defaultConfig = require( '@wordpress/scripts/config/webpack.config' );
const path = require( 'node:path' );
const { HelpCenter } = require( './tools/lib/help/webpack.cjs' );
const { ScreenFiles } = require( './tools/lib/screen-files.cjs' );

const stemmers = require( './src/page-checks/language/stemmers.json' );

const { cacheGroups } = defaultConfig.optimization.splitChunks;

/**
 * Chunks that aren't split. The checks: a separate part would be one more request from within the worker. The fields of objects: the parts
 * that they share with settings screens are never used on the same page.
 *
 * @param {string} name Name of a chunk.
 */
const isOneFile = ( name = '' ) =>
	/^(page-checks|check-posts|editor-|object-|charts)/.test( name );

/**
 * Names style files. Styles that an application has from the start and that another one uses too are in a separate file, which both load
 * (includes/Core/Build.php); all others are named like their chunk.
 *
 * @param {Object}   module
 * @param {Object[]} chunks The chunks that use it.
 */
const nameOfStyles = ( module, chunks ) =>
	chunks.length > 1 && chunks.some( ( chunk ) => chunk.canBeInitial() )
		? './style-shared'
		: `./style-${ chunks[ 0 ].name }`;

/** The stemmers of each language, for the worker that checks pages (src/page-checks/load-stemmer.ts): a global variable each. */
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
 * Turns off warnings about the order of styles: each component has its own class names, so the order of components in a file doesn't
 * matter.
 *
 * @param {Object} plugin A plugin of WordPress's configuration.
 */
const withAnyOrderOfStyles = ( plugin ) =>
	plugin.constructor.name === 'MiniCssExtractPlugin'
		? new plugin.constructor( { ...plugin.options, ignoreOrder: true } )
		: plugin;

/**
 * Minifies by SWC instead of Terser, in a tenth of its processor time. Translators' comments and the names of functions for translations stay,
 * as in WordPress's configuration: `npm run pot` reads the built scripts.
 *
 * @param {Object} plugin A minimizer of WordPress's configuration.
 */
const bySwc = ( plugin ) =>
	plugin.constructor.name === 'TerserPlugin'
		? new plugin.constructor( {
				minify: plugin.constructor.swcMinify,
				extractComments: false,
				parallel: false,
				terserOptions: {
					compress: { passes: 2 },
					format: { comments: { regex: 'translators:' } },
					mangle: { reserved: [ '__', '_n', '_nx', '_x' ] },
				},
			} )
		: plugin;

module.exports = {
	...defaultConfig,
	entry: {
		// The settings application, and the setup wizard.
		admin: [
			path.resolve( __dirname, 'src/admin/index.tsx' ),
			path.resolve( __dirname, 'src/onboarding/index.ts' ),
		],
		// Commands for all settings in WordPress's command palette, on all admin pages.
		commands: path.resolve( __dirname, 'src/commands/index.ts' ),
		// The SEO sidebar of the block editor.
		editor: path.resolve( __dirname, 'src/editor/index.tsx' ),
		// Links to blocks of templates, in the site editor.
		'site-editor': path.resolve( __dirname, 'src/editor/site-editor.ts' ),
		// The SEO fields in forms: classic editor, terms, profiles.
		'object-form': path.resolve( __dirname, 'src/object-forms/index.tsx' ),
		// The SEO panel of Elementor's editor.
		elementor: path.resolve( __dirname, 'src/elementor/index.tsx' ),
		// Suggestions of alt texts in WordPress's media windows.
		'media-details': path.resolve(
			__dirname,
			'src/media-details/index.ts'
		),
		// The checks in post lists.
		'post-list': path.resolve( __dirname, 'src/post-list/index.ts' ),
		// Handling of former URLs: in lists and forms, and in the block editor.
		'url-changes': path.resolve( __dirname, 'src/url-changes/index.ts' ),
		'url-changes-editor': path.resolve(
			__dirname,
			'src/url-changes/editor/index.tsx'
		),
		// The HTML sitemap block, in block editors.
		'sitemap-block': path.resolve(
			__dirname,
			'src/sitemap-block/index.tsx'
		),
		// The breadcrumbs block.
		'breadcrumbs-block': path.resolve(
			__dirname,
			'src/breadcrumbs-block/index.tsx'
		),
		// The FAQ and How-to blocks, and the source of block bindings, in block editors.
		'schema-blocks': [
			path.resolve( __dirname, 'src/schema-blocks/index.ts' ),
			path.resolve( __dirname, 'src/block-bindings/index.ts' ),
		],
		...stemmerEntries,
	},
	output: {
		...defaultConfig.output,
		path: path.resolve( __dirname, 'build' ),
		// A screen's chunk keeps its name between builds, so that its translations do too. All have the build's hash: the application
		// would need a list of those of each chunk.
		chunkFilename: 'screen-[name].js?ver=[fullhash:8]',
	},
	plugins: [
		...defaultConfig.plugins.map( withAnyOrderOfStyles ),
		new ScreenFiles(
			path.resolve( __dirname, 'src/admin/screens/registry.ts' )
		),
		new HelpCenter(),
	],
	resolve: {
		...defaultConfig.resolve,
		alias: {
			...defaultConfig.resolve.alias,
			...( defaultConfig.mode === 'production' && {
				// The package's default export is a development build, with all warnings.
				'react-router$': path.resolve(
					__dirname,
					'node_modules/react-router/dist/production/index.mjs'
				),
			} ),
		},
	},
	// tools/bundle-size.mjs checks the size of a screen with all its parts.
	performance: { hints: false },
	optimization: {
		...defaultConfig.optimization,
		// Numbers would need a list of the names of files in each application.
		chunkIds: 'named',
		minimizer: defaultConfig.optimization.minimizer.map( bySwc ),
		splitChunks: {
			...defaultConfig.optimization.splitChunks,
			// The default, except for chunks that are one file each.
			chunks: ( chunk ) =>
				! chunk.canBeInitial() && ! isOneFile( chunk.name ),
			cacheGroups: {
				...cacheGroups,
				style: { ...cacheGroups.style, name: nameOfStyles },
				// Sagas are loaded after the first screen (store/saga-runner.ts), in several parts that share redux-saga.
				'redux-saga': {
					test: /[\\/]@?redux-saga[\\/]/,
					name: 'redux-saga',
					enforce: true,
				},
			},
		},
	},
};
