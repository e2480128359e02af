/** Data for tests. */

/** The response of the provider: one suggestion. */
export const ONE_SUGGESTION = {
	data: {
		suggestions: [ { text: 'A cup of green tea' } ],
		remaining: 1,
		provider: { id: 'acme', name: 'Acme', model: 'acme-1' },
	},
};
