const { readFileSync } = require( 'node:fs' );
const { join } = require( 'node:path' );
const { Script } = require( 'node:vm' );
const { TestEnvironment } = require( 'jest-environment-jsdom' );
const { folder } = require( './packages' );

const filename = join( folder, 'all-of-them.js' );
let script;

/**
 * jsdom, and the bundle of packages (packages.js): read and compiled once for all test files of a process, executed
 * again in each.
 */
module.exports = class extends TestEnvironment {
	async setup() {
		await super.setup();
		script ??= new Script(
			`( ( module, require ) => {${ readFileSync( filename ) }\n} )`,
			// Not its path: for each file with an error, jest would look for a source map at its end.
			{ filename: '/node_modules/all-of-them.js' }
		);
		this.global.pharosRunPackages = script.runInContext(
			this.getVmContext()
		);
	}
};
