/** All abilities, with input that each takes and input that it refuses. Those that write are dry runs. */

interface Call {
	input: object;
	/** With the name of what is wrong in the message. */
	wrong: object;
	names: string;
}

/**
 * The calls, by name.
 *
 * @param id A post of the administrator.
 */
export const abilityCalls = ( id: number ): Record< string, Call > => ( {
	'get-settings': {
		input: { names: [ 'separator' ] },
		wrong: { names: [ 'seperator' ] },
		names: 'seperator',
	},
	'update-settings': {
		input: { settings: { separator: '|' }, dry_run: true },
		wrong: { settings: { separator: [ 1 ] } },
		names: 'separator',
	},
	'get-seo': { input: { id }, wrong: { id: 'tea' }, names: 'id' },
	'update-seo': {
		input: { id, fields: { title: 'Tea' }, dry_run: true },
		wrong: { id, fields: { canonical: 'not a url' } },
		names: 'canonical',
	},
	'inspect-page': {
		input: { url: '/about/' },
		wrong: { url: 'https://elsewhere.test/' },
		names: 'URL',
	},
	'list-seo': {
		input: { filter: 'missing_description' },
		wrong: { filter: 'pretty' },
		names: 'filter',
	},
	'list-issues': {
		input: { kind: 'settings' },
		wrong: { kind: 'tea' },
		names: 'kind',
	},
	'run-analysis': {
		input: { kind: 'settings', dry_run: true },
		wrong: { kind: 'tea' },
		names: 'kind',
	},
	'search-performance': {
		input: { by: 'query' },
		wrong: { by: 'tea' },
		names: 'by',
	},
	'list-redirects': {
		input: { search: 'tea' },
		wrong: { per_page: 1000 },
		names: 'per_page',
	},
	'save-redirect': {
		input: { source: '/x-call/', target: '/about/', dry_run: true },
		wrong: { source: '/x-call/', target: '/about/', status: 200 },
		names: 'status',
	},
} );
