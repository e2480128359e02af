/**
 * What every source is held to: its site, migrated as the application does it, says what its plugin said.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	compare,
	load,
	migrate,
	readFixture,
	type Comparison,
} from './migration';
import { withOwnSite } from './own-site';

interface Expectation {
	/** Beginnings of paths that are others now. */
	moved?: Record< string, string >;
	/** Every difference that there may be, `path field`, by its reason. */
	differences: Record< string, string[] >;
}

/** Differences that all plugins share. */
export const reasons = {
	laterPages:
		'Later pages of a list say which page they are, in titles for networks too; the other plugin repeats the texts of the first one.',
	noindexCanonical:
		'Pages that are kept out of search engines have no canonical address: the two contradict each other.',
	noNetworks: 'The other plugin has no tags for networks on these pages.',
	twoSeparators:
		'Where a variable is empty between two separators, one goes with it.',
	laterCanonical: 'The canonical address of a later page is its own.',
	robots: 'There are no nosnippet and noimageindex here (reported).',
	card: 'The type of card is one for the whole site (reported).',
	password:
		'Of a post behind a password, its excerpt is not told, and networks get the default image.',
	notFound: 'Pages that were not found have tags for networks, too.',
} as const;

/**
 * @param source   Its slug, and the name of its fixture.
 * @param expected
 */
export function describeSource( source: string, expected: Expectation ): void {
	const own = withOwnSite();
	const fixture = readFixture( source );
	let result: Comparison;

	beforeAll( async () => {
		await load( own.site, source );
		await migrate( own.site, source );
		result = await compare( own.site, fixture, expected.moved );
	}, 300_000 );

	test( 'Visitors get the same as before, but for the differences that are known', () => {
		const known = Object.values( expected.differences ).flat();
		expect( Object.keys( result.differences ).sort() ).toEqual(
			[ ...known ].sort()
		);
	} );

	test( 'The documentation tells how much is the same, and what is not and why', () => {
		const file = join(
			__dirname,
			`../../../docs/migration/${ source }.md`
		);
		const text = documentation( fixture.source.name, result, expected );
		if ( process.env.PHAROS_WRITE_DOCS ) {
			writeFileSync( file, text );
		}
		expect( readFileSync( file, 'utf8' ) ).toBe( text );
	} );
}

function documentation(
	name: string,
	{ fields }: Comparison,
	{ differences }: Expectation
): string {
	const counts = Object.entries( fields );
	const sum = ( i: 0 | 1 ) =>
		counts.reduce( ( all, [ , count ] ) => all + count[ i ], 0 );
	const row = ( ...cells: ( string | number )[] ) =>
		`| ${ cells.join( ' | ' ) } |`;
	return [
		`# ${ name }`,
		'',
		'What visitors get after a migration, beside what they got before: the site of the fixture, page by page, by the rules of',
		'[migration.md](../migration.md). Written by its test (`PHAROS_WRITE_DOCS=1`), which fails when it is not true any more.',
		'',
		row( 'tag', 'equal', 'compared' ),
		row( '---', '---', '---' ),
		...counts.map( ( [ field, [ equal, compared ] ] ) =>
			row( field, equal, compared )
		),
		row( '**all**', sum( 0 ), sum( 1 ) ),
		'',
		'## Differences',
		'',
		...Object.entries( differences ).flatMap( ( [ reason, list ] ) => [
			`- ${ reason }`,
			...list.map( ( one ) => `  - \`${ one }\`` ),
		] ),
		'',
	].join( '\n' );
}
