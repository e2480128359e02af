const wordpress = require( '@wordpress/prettier-config' );

module.exports = {
	...wordpress,
	plugins: [ '@prettier/plugin-php' ],
	overrides: [
		...( wordpress.overrides ?? [] ),
		{
			files: '*.php',
			options: {
				phpVersion: '8.1',
				printWidth: 100,
				tabWidth: 4,
				useTabs: true,
				singleQuote: true,
				braceStyle: '1tbs',
				trailingCommaPHP: true,
			},
		},
	],
};
