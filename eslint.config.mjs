import wordpress from '@wordpress/eslint-plugin';

const { recommended, i18n } = wordpress.configs;

export default [
	{
		ignores: [
			'build/',
			'.cache/',
			'playwright-report/',
			'test-results/',
			'**/*.d.mts',
		],
	},
	...recommended,
	...i18n,
	{
		languageOptions: {
			// Babel would look for a configuration file that a project of wp-scripts doesn't have.
			parserOptions: {
				requireConfigFile: false,
				babelOptions: {
					presets: [ '@wordpress/babel-preset-default' ],
				},
			},
		},
		rules: {
			'@wordpress/data-no-store-string-literals': 'error',
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'pharos-seo' },
			],
			'react-hooks/exhaustive-deps': [
				'error',
				{ additionalHooks: '^(useSelect|useSuspenseSelect)$' },
			],
			// Prettier checks every kind of file by itself (`npm run format`); once is enough.
			'prettier/prettier': 'off',
			// Docblocks say what the code doesn't; a line per parameter that repeats its name says nothing.
			'jsdoc/require-param': 'off',
			'jsdoc/require-param-description': 'off',
			'jsdoc/require-returns': 'off',
			'jsdoc/check-param-names': [
				'error',
				{ checkDestructured: false, disableMissingParamChecks: true },
			],
		},
	},
	{
		files: [ '**/*.{ts,tsx}' ],
		rules: {
			'@typescript-eslint/no-explicit-any': 'error',
			'@typescript-eslint/consistent-type-imports': [
				'error',
				{
					fixStyle: 'inline-type-imports',
					disallowTypeAnnotations: false,
				},
			],
		},
	},
	{
		files: [ 'bin/**', 'tests/**', '*.config.*', '.*.js' ],
		languageOptions: {
			globals: { process: 'readonly', fetch: 'readonly' },
		},
		rules: {
			// Dependencies of development are where they belong.
			'import/no-extraneous-dependencies': 'off',
			// Packages with `exports` only, which the resolver doesn't know; Node would fail loudly.
			'import/no-unresolved': 'off',
		},
	},
	{
		files: [ '**/*.test.{ts,tsx}', 'tests/{js,integration}/**' ],
		languageOptions: {
			globals: Object.fromEntries(
				jestGlobals().map( ( name ) => [ name, 'readonly' ] )
			),
		},
	},
	{
		files: [ 'tests/{e2e,integration}/**' ],
		rules: {
			// No React there, but functions named `use…`; and a fixture without needs takes `{}`.
			'react-hooks/rules-of-hooks': 'off',
			'no-empty-pattern': 'off',
		},
	},
];

function jestGlobals() {
	return [
		'afterAll',
		'afterEach',
		'beforeAll',
		'beforeEach',
		'describe',
		'expect',
		'it',
		'jest',
		'test',
	];
}
