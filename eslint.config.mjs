import wordpress from '@wordpress/eslint-plugin';
import docblockTags from './tools/lib/docblock-tags.mjs';
import noImportCircle from './tools/lib/no-import-circle.mjs';

const { recommended, i18n } = wordpress.configs;

/** The layers of the settings application, from the bottom up: each may import from those before it (docs/architecture.md). */
const LAYERS = [
	[ 'navigation', 'definitions' ],
	[ 'fields', 'search', 'save' ],
	[ 'screens' ],
	[ 'layout' ],
].map( ( rooms ) => rooms.map( ( room ) => `./src/admin/${ room }` ) );

/** The applications. They share the store, the folders outside of them, and parts of the settings application (SHARED_BY_ADMIN). */
const APPLICATIONS = [
	'admin',
	'breadcrumbs-block',
	'commands',
	'editor',
	'elementor',
	'object-forms',
	'onboarding',
	'post-list',
	'sitemap-block',
	'url-changes',
].map( ( name ) => `./src/${ name }` );
const SHARED_BY_ADMIN = [ './navigation', './definitions', './search' ];

/** Rules for types in docblocks, and for tags that TypeScript needs none of: one rule finds both there (docblocks/tags). */
const JSDOC_OF_TYPES = [
	'check-access',
	'check-property-names',
	'check-tag-names',
	'check-types',
	'implements-on-classes',
	'no-undefined-types',
	'require-property',
	'require-property-description',
	'require-property-name',
	'require-property-type',
	'require-yields-check',
	'valid-types',
];

export default [
	{
		ignores: [
			'**/build/',
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
			// Otherwise Babel looks for a configuration file, which projects with wp-scripts don't have.
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
			// Prettier already checks all files (`npm run format`).
			'prettier/prettier': 'off',
			// Docblocks add to the code; a line per parameter that repeats its name doesn't.
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
		plugins: { docblocks: { rules: { tags: docblockTags } } },
		rules: {
			'docblocks/tags': 'error',
			...Object.fromEntries(
				JSDOC_OF_TYPES.map( ( name ) => [ `jsdoc/${ name }`, 'off' ] )
			),
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
		// No components, so nothing for React's rules.
		files: [ '**/*.{js,mjs,cjs,ts}' ],
		ignores: [ 'src/**', 'tests/js/**', 'examples/**' ],
		rules: {
			...rulesFor( 'react', 'off' ),
			...rulesFor( 'react-hooks', 'off' ),
		},
	},
	{
		// A plugin of its own, whose packages are those that WordPress brings.
		files: [ 'examples/**' ],
		rules: {
			'@wordpress/i18n-text-domain': [
				'error',
				{ allowedTextDomain: 'pharos-example' },
			],
			'import/no-extraneous-dependencies': 'off',
		},
	},
	{
		files: [ '{common,src,store}/**/*.{ts,tsx}' ],
		ignores: [ 'common/rest/**', '**/*.test.*' ],
		rules: {
			'no-restricted-imports': [
				'error',
				{
					name: '@wordpress/api-fetch',
					message:
						'common/rest asks the server: it says in plain words what went wrong.',
				},
			],
		},
	},
	{
		files: [ '{common,src,store}/**/*.{ts,tsx}' ],
		plugins: {
			pharos: { rules: { 'no-import-circle': noImportCircle } },
		},
		rules: {
			'pharos/no-import-circle': 'error',
			'import/no-restricted-paths': [ 'error', { zones: zones() } ],
		},
	},
	{
		files: [ '{common,src,store}/**/*.{ts,tsx}' ],
		ignores: [ 'common/locale.ts' ],
		rules: {
			'no-restricted-properties': [
				'error',
				...[
					'toLocaleString',
					'toLocaleDateString',
					'toLocaleTimeString',
					'NumberFormat',
					'DateTimeFormat',
				].map( ( property ) => ( {
					property,
					message:
						'common/locale.ts formats in the language of the page.',
				} ) ),
			],
		},
	},
	{
		files: [ 'src/**/*.{ts,tsx}' ],
		rules: {
			// `react-hooks/refs` only recognizes React's own `useRef`.
			'no-restricted-syntax': [
				'error',
				...[ '', ' > IfStatement > BlockStatement' ].map(
					( where ) => ( {
						selector: `FunctionDeclaration[id.name=/^(use)?[A-Z]/] > BlockStatement${ where } > ExpressionStatement > AssignmentExpression[left.property.name="current"]`,
						message:
							'No ref is written while rendering: useState(), useEvent() or an effect.',
					} )
				),
				{
					selector:
						'CallExpression[callee.name=/^use(Layout)?Effect$/][arguments.length=1]',
					message: 'An effect says what it depends on.',
				},
			],
		},
	},
	{
		files: [ 'tools/**', 'tests/**', '*.config.*', '.*.js' ],
		languageOptions: {
			globals: { process: 'readonly', fetch: 'readonly' },
		},
		rules: {
			// These files may import devDependencies.
			'import/no-extraneous-dependencies': 'off',
			// The resolver doesn't support packages that only have `exports`; Node reports missing ones.
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
			// Fixtures without dependencies take `{}`.
			'no-empty-pattern': 'off',
		},
	},
];

/** The folders that each folder must not import from. Folders that don't exist yet are covered from their first file. */
function zones() {
	return [
		...LAYERS.slice( 0, -1 ).map( ( rooms, level ) => ( {
			target: rooms,
			from: LAYERS.slice( level + 1 ).flat(),
			message: 'Imports lead downwards only (docs/architecture.md).',
		} ) ),
		{
			target: './store',
			from: './src',
			message: 'The store knows no application and no component.',
		},
		{
			target: './common',
			from: [ './store', './src' ],
			message:
				'What the store and the applications share lies below both.',
		},
		{
			target: [
				'./src/components',
				'./src/page-checks',
				'./src/object-seo',
				'./src/schema',
			],
			from: [
				'./store',
				'./src/resource',
				'./src/search-console',
				...APPLICATIONS,
			],
			message: 'This room takes what it needs as props or parameters.',
		},
		{
			target: [ './src/components', './src/page-checks' ],
			from: [ './src/object-seo', './src/schema' ],
			message: 'The fields of objects and schemas are made of this room.',
		},
		{
			target: [
				'./src/login',
				'./src/media-library',
				'./src/resource',
				'./src/visibility-notice',
				'./src/search-console',
			],
			from: APPLICATIONS,
			message: 'These rooms belong to no application.',
		},
		...APPLICATIONS.flatMap( ( target ) =>
			APPLICATIONS.filter( ( from ) => from !== target ).map(
				( from ) => ( {
					target,
					from,
					except: from === './src/admin' ? SHARED_BY_ADMIN : [],
					message:
						'What two applications need has a room of its own.',
				} )
			)
		),
	];
}

/** All of a plugin's recommended rules with this severity. */
function rulesFor( plugin, severity ) {
	return Object.fromEntries(
		recommended
			.flatMap( ( { rules = {} } ) => Object.keys( rules ) )
			.filter( ( name ) => name.startsWith( `${ plugin }/` ) )
			.map( ( name ) => [ name, severity ] )
	);
}

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
