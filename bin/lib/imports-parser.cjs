const { parse } = require( '@typescript-eslint/typescript-estree' );
const { visitorKeys } = require( '@typescript-eslint/visitor-keys' );

/**
 * How the linter reads a file because another one imports it: what it imports and exports, without comments, tokens and
 * scopes, which the linter reads when it gets to that file itself.
 */
module.exports = {
	parseForESLint: ( text, { filePath } ) => ( {
		ast: {
			...parse( text, {
				filePath,
				jsx: filePath.endsWith( 'x' ),
				loc: true,
				range: true,
				jsDocParsingMode: 'none',
			} ),
			tokens: [],
			comments: [],
		},
		visitorKeys,
	} ),
};
