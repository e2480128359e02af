const defaultConfig = require( '@wordpress/scripts/config/webpack.config' );
const path = require( 'node:path' );

module.exports = {
	...defaultConfig,
	entry: {
		// The settings application.
		admin: path.resolve( __dirname, 'src/admin/index.tsx' ),
		// Every setting in WordPress's command palette, on all admin pages.
		commands: path.resolve( __dirname, 'src/commands/index.ts' ),
	},
	output: {
		...defaultConfig.output,
		path: path.resolve( __dirname, 'build' ),
		// A screen's chunk keeps its name between builds, so that its translations do too.
		chunkFilename: 'screen-[name].js?ver=[chunkhash]',
	},
	optimization: {
		...defaultConfig.optimization,
		splitChunks: {
			...defaultConfig.optimization.splitChunks,
			// As by default, but the checks are one file each, for the worker and for where there is none: a part of their own would
			// be one more request, from within the worker.
			chunks: ( chunk ) =>
				! chunk.canBeInitial() &&
				! chunk.name?.startsWith( 'page-checks' ),
		},
	},
};
