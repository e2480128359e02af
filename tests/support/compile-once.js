/**
 * Compiles each module once in a process. Jest runs the modules of a test file, and its own, in a context of that file, and would compile
 * them again for each file; V8 runs a compiled script in any context.
 */
const vm = require( 'node:vm' );

const { compileFunction } = vm;

/** What files were compiled to, with the text that they had. */
const compiled = new Map();

/**
 * As the original; without `importModuleDynamically`: modules are transformed to CommonJS.
 *
 * @param {string}   source
 * @param {string[]} parameters
 * @param {Object}   options
 */
vm.compileFunction = ( source, parameters = [], options = {} ) => {
	const { filename, parsingContext } = options;
	if ( ! filename || ! parsingContext ) {
		return compileFunction( source, parameters, options );
	}
	let known = compiled.get( filename );
	if ( known?.source !== source ) {
		const before = `(function (${ parameters.join() }) {`;
		const script = new vm.Script( `${ before }${ source }\n})`, {
			filename,
			columnOffset: -before.length,
		} );
		known = { source, script };
		compiled.set( filename, known );
	}
	return known.script.runInContext( parsingContext );
};
