/**
 * The common tests of all source plugins: a site migrated as by the application has the same output as the source
 * plugin.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GENERAL } from '../../../tools/lib/docs/losses.mjs';
import { hasTerminal, wp } from '../../support/wp-cli';
import {
	compare,
	load,
	migrate,
	readFixture,
	stateOf,
	type Comparison,
	type Count,
} from './migration';
import { changesOf } from './migration-jsonld';
import { withOwnSite } from './own-site';

/** Lists by reason. */
type Groups = Record< string, string[] >;

interface Expectation {
	/** Prefixes of paths that have changed. */
	moved?: Record< string, string >;
	/** All accepted differences, `path field`, by reason. */
	differences: Groups;
	/** The differences that are errors of the source plugin, so the former output isn't wanted. */
	faults?: Groups;
	/** The same for structured data: lost types, `path Type`, and types that more pages have now. */
	schemas?: {
		lost: Groups;
		added: Groups;
	};
}

/** Differences that all source plugins share. */
export const reasons = {
	noNetworks: 'The source plugin outputs no Open Graph tags on these pages.',
	card: 'Pharos SEO doesn’t support this card type (reported).',
	homeTrail:
		'The home page has no breadcrumbs: they would only contain the page itself.',
	password:
		'The excerpt of a password-protected post isn’t output, and its social image is the default one.',
	passwordType:
		'Structured data of a password-protected post has its type and author, but no protected content.',
	trail: 'Every page except the home page has breadcrumbs.',
	noPage: 'The “not found” page (404) has no WebPage and no breadcrumbs.',
	notFound: 'The “not found” page (404) also has Open Graph and X card tags.',
} as const;

/**
 * @param source   The slug of the source plugin, and the name of its fixture.
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
		expect( Object.keys( result.differences ).sort() ).toEqual(
			[
				...listed( expected.differences ),
				...listed( expected.faults ),
			].sort()
		);
	} );

	test( 'A terminal does what the application does', async () => {
		if ( ! hasTerminal( own.site ) ) {
			return;
		}
		const state = await stateOf( own.site );
		await load( own.site, source );
		const { code, stderr } = await wp(
			own.site,
			'pharos',
			'migrate',
			source
		);
		expect( { code, stderr } ).toEqual( { code: 0, stderr: '' } );
		expect( await stateOf( own.site ) ).toEqual( state );
	}, 120_000 );

	const { schemas } = expected;
	if ( schemas ) {
		test( 'Search engines get the same schemas as before, but for those that are known', () => {
			const { lost, added } = changesOf( result.types );
			expect( lost.sort() ).toEqual( listed( schemas.lost ).sort() );
			expect( Object.keys( added ).sort() ).toEqual(
				listed( schemas.added ).sort()
			);
		} );
	}

	test( 'The page for users names what isn’t migrated', async () => {
		const reported = await own.site.php< { what: string; text: string }[] >(
			`return Pharos\\Migration\\Report::losses_of( '${ source }' );`
		);
		const page = readFileSync(
			join( __dirname, `../../../docs/users/moving-${ source }.md` ),
			'utf8'
		);
		expect( reported.length ).toBeGreaterThan( 0 );
		expect(
			reported.filter(
				( { what, text } ) =>
					! GENERAL.includes( what ) &&
					! page.includes( `- ${ text }\n` )
			)
		).toEqual( [] );
	} );

	test( 'The documentation tells how much is the same, and what is not and why', () => {
		const file = join(
			__dirname,
			`../../../docs/migration/${ source }.md`
		);
		const text = documentation(
			source,
			fixture.source.name,
			result,
			expected
		);
		if ( process.env.PHAROS_WRITE_DOCS ) {
			writeFileSync( file, text );
		}
		expect( readFileSync( file, 'utf8' ) ).toBe( text );
	} );
}

const listed = ( groups: Groups = {} ) => Object.values( groups ).flat();

/** A list of reasons. */
const bullets = ( groups: Groups ) =>
	Object.keys( groups ).map( ( reason ) => `- ${ reason }` );

/** The reasons with the places of each. */
const places = ( groups: Groups ) =>
	Object.entries( groups ).flatMap( ( [ reason, list ] ) => [
		`- ${ reason }`,
		...list.map( ( one ) => `  - \`${ one }\`` ),
	] );

/** What is different and why comes first, the figures and places of the test at the end. */
function documentation(
	source: string,
	name: string,
	{ fields, differences: found, types }: Comparison,
	{ differences, faults, schemas }: Expectation
): string {
	const changes = schemas && changesOf( types );
	return [
		`# ${ name }`,
		'',
		`What a migration does with the output of ${ name }. How to migrate, and which data comes along: [From ${ name }](../users/moving-${ source }.md).`,
		'',
		'## Differences',
		'',
		...bullets( differences ),
		'',
		...( faults
			? [
					'## Errors of the source plugin',
					'',
					'Pharos SEO doesn’t repeat them.',
					'',
					...bullets( faults ),
					'',
				]
			: [] ),
		...( schemas
			? [
					'## Schemas',
					'',
					...bullets( schemas.lost ),
					...bullets( schemas.added ),
					'',
				]
			: [] ),
		'## Test report',
		'',
		'The tags of each page of the fixture site before and after a migration, by the rules of [migration.md](../migration.md). The test generates',
		'this page (`PHAROS_WRITE_DOCS=1`) and fails when it is outdated.',
		'',
		...figures( fields, listed( faults ), found ),
		'',
		'### Tags that differ',
		'',
		...places( { ...differences, ...faults } ),
		'',
		...( schemas && changes
			? [
					'### Schemas that differ',
					'',
					`Structured data, by the types that search engines distinguish: of ${
						changes.kept + changes.lost.length
					} on all pages, ${ changes.kept } are kept.`,
					'',
					...places( schemas.lost ),
					...Object.entries( schemas.added ).map(
						( [ reason, list ] ) =>
							`- ${ reason } (pages: ${ list
								.map(
									( type ) =>
										`${ type } ${ changes.added[ type ] }`
								)
								.join( ', ' ) })`
					),
					'',
				]
			: [] ),
	].join( '\n' );
}

/** The share of equal tags, and their number by tag. */
function figures(
	fields: Comparison[ 'fields' ],
	faults: string[],
	found: Comparison[ 'differences' ]
): string[] {
	const sum = ( what: keyof Count ) =>
		Object.values( fields ).reduce( ( all, one ) => all + one[ what ], 0 );
	const row = ( ...cells: ( string | number )[] ) =>
		`| ${ cells.join( ' | ' ) } |`;
	const equal = sum( 'equal' );
	const all = equal + sum( 'changed' ) + sum( 'lost' );
	const wrong = faults.filter(
		( one ) => found[ one ]?.theirs !== null
	).length;
	const share = ( of: number ) =>
		`${ ( ( 100 * equal ) / of ).toFixed( 1 ) }%`;
	return [
		`Of ${ all } tags before the migration, ${ equal } are equal afterwards: **${ share( all ) }**.` +
			( wrong > 0
				? ` ${ wrong } were errors of the source plugin; without these, it is **${ share( all - wrong ) }**.`
				: '' ),
		'',
		row( 'tag', 'equal', 'changed', 'lost', 'added' ),
		row( '---', '---', '---', '---', '---' ),
		...Object.entries( fields ).map( ( [ field, count ] ) =>
			row( field, count.equal, count.changed, count.lost, count.added )
		),
		row(
			'**all**',
			equal,
			sum( 'changed' ),
			sum( 'lost' ),
			sum( 'added' )
		),
	];
}
