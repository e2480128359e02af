import type { Neighbour } from './neighbour';

/** Offers abilities to clients of the Model Context Protocol; pages stay as they are. The rest is in mcp.test.ts. */
export default {
	plugin: 'mcp-adapter/mcp-adapter.php',
	version: '0.5.0',
	scenarios: [
		{ url: '/', title: 'Fern & Kettle', absent: [ 'mcp-adapter' ] },
	],
} satisfies Neighbour;
