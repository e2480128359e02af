/**
 * The reference of the WP-CLI commands: what `npm run cli:docs` makes of their help, what it finds missing, and which commands have no
 * dry run.
 */
import { readFileSync } from 'node:fs';
import { readCommands, reference } from '../../tools/lib/cli-reference.mjs';

const group = `/**
 * Brews tea.
 *
 * ## EXAMPLES
 *
 *     $ wp pharos tea brew green
 */`;

const brew = `/**
	 * Brews a cup
	 * of tea.
	 *
	 * The exit code is 1 without water.
	 *
	 * ## OPTIONS
	 *
	 * <kind>...
	 * : The kinds of tea,
	 * such as green.
	 *
	 * [--size=<size>]
	 * : The size: a|b.
	 * ---
	 * default: "small"
	 * options:
	 *   - "small"
	 *   - large
	 * ---
	 *
	 * [--dry-run]
	 * : Only warm the pot.
	 *
	 * ## AVAILABLE FIELDS
	 *
	 * * cup: which cup
	 *
	 * ## EXAMPLES
	 *
	 *     # For two.
	 *     $ wp pharos tea brew green black --size=large | wp post list --format=ids
	 *     Success: 2 cups.
	 *
	 * @subcommand brew
	 *
	 * @param string[] $names The kinds.
	 */`;

const found = {
	'pharos tea brew': { docblock: brew, capability: 'drink' },
	'pharos tea': { docblock: group, capability: 'drink' },
};

test( 'A command is described with its options, their values and defaults, its fields and examples', () => {
	const { commands, problems } = readCommands( found );
	expect( problems ).toEqual( [] );
	expect( reference( commands ) ).toBe( `## wp pharos tea

Brews tea.

Users need \`drink\`.

\`\`\`sh
wp pharos tea brew green
\`\`\`

### wp pharos tea brew

Brews a cup of tea.

The exit code is 1 without water.

\`\`\`
wp pharos tea brew <kind>... [--size=<size>] [--dry-run]
\`\`\`

| option | description |
| --- | --- |
| \`<kind>...\` | The kinds of tea, such as green. |
| \`[--size=<size>]\` | The size: a\\|b. One of \`small\`, \`large\`. Default: \`small\`. |
| \`[--dry-run]\` | Only warm the pot. |

Fields:

* \`cup\`: which cup

\`\`\`sh
# For two.
wp pharos tea brew green black --size=large | wp post list --format=ids
# Success: 2 cups.
\`\`\`
` );
} );

test( 'A command below one that needs another capability names its own', () => {
	const { commands } = readCommands( {
		...found,
		'pharos tea brew': { docblock: brew, capability: 'boil' },
	} );
	expect( reference( commands ) ).toContain( 'Users need `boil`.' );
} );

test( 'What a help text lacks is named', () => {
	const { problems } = readCommands( {
		'pharos tea pour': {
			docblock: `/**
				 * ## OPTIONS
				 *
				 * [--cup=<cup>]
				 * :
				 *
				 * ## EXAMPLES
				 *
				 *     $ wp pharos tea pour --mug=2 --url=tea.example
				 */`,
			capability: 'drink',
		},
	} );
	expect( problems ).toEqual( [
		'pharos tea pour has no description.',
		'pharos tea pour [--cup=<cup>] has no description.',
		'An example of pharos tea pour has --mug.',
	] );
} );

/** They only read, or make what can be made again at any time: sitemaps, reports, fetched figures. */
const WITHOUT_DRY_RUN = [
	'access list',
	'analyse',
	'checks list',
	'feature list',
	'hooks',
	'indexnow log',
	'indexnow status',
	'inspect',
	'llms-txt show',
	'llms-txt status',
	'not-found list',
	'redirect export',
	'redirect list',
	'redirect test',
	'robots show',
	'robots test',
	'schema check',
	'schema get',
	'schema list',
	'schema types',
	'search-console breakdown',
	'search-console days',
	'search-console fetch',
	'search-console pages',
	'search-console queries',
	'search-console status',
	'seo export',
	'seo get',
	'seo list',
	'settings diff',
	'settings get',
	'settings list',
	'sitemap build',
	'sitemap check',
	'sitemap list',
];

test( 'Every command that changes what people have entered has a dry run', () => {
	const sections = readFileSync( 'docs/cli.md', 'utf8' )
		.split( /^##+ wp pharos /m )
		.slice( 1 );
	const name = ( section: string ) => section.split( '\n' )[ 0 ] ?? '';
	const isGroup = ( section: string ) =>
		sections.some( ( one ) => one.startsWith( `${ name( section ) } ` ) );
	expect(
		sections
			.filter(
				( section ) =>
					! isGroup( section ) &&
					! section.includes( '`[--dry-run]`' )
			)
			.map( name )
	).toEqual( WITHOUT_DRY_RUN );
} );
