const NAME = 'HelpCenter';

/** Writes the Help Center, build/help/, from docs/users/. */
class HelpCenter {
	apply( compiler ) {
		const { Compilation, sources } = compiler.webpack;
		compiler.hooks.thisCompilation.tap( NAME, ( compilation ) =>
			compilation.hooks.processAssets.tapPromise(
				{
					name: NAME,
					stage: Compilation.PROCESS_ASSETS_STAGE_REPORT,
				},
				async () => {
					const { helpFiles, source } = await import( './pages.mjs' );
					compilation.contextDependencies.add( source );
					for ( const [ path, content ] of await helpFiles() ) {
						compilation.emitAsset(
							`help/${ path }`,
							new sources.RawSource( content )
						);
					}
				}
			)
		);
	}
}

module.exports = { HelpCenter };
