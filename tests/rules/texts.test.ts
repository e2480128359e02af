/** The texts in the source code, with which the file for translators is compared (tools/pot.mjs). */
import { uncommented } from '../../tools/lib/texts/source.mjs';
import { textsOfPhp } from '../../tools/lib/texts/php.mjs';
import { textsOfTypeScript } from '../../tools/lib/texts/typescript.mjs';

const php = ( code: string ) => textsOfPhp( 'a.php', `<?php\n${ code };` );
const script = ( code: string ) => textsOfTypeScript( 'a.tsx', `\n${ code }` );

const text = { text: 'A', plural: '', context: '', where: 'a.php:2' };

test.each( [
	[ `__( 'A', 'pharos-seo' )`, text ],
	[ `\\__( "A", 'pharos-seo' )`, text ],
	[ `esc_html__( 'A', 'pharos-seo' )`, text ],
	[ `esc_attr_e( 'A', 'pharos-seo' )`, text ],
	[ `f( [ 'a' => [ g( __( 'A', 'pharos-seo' ) ) ] ] )`, text ],
	[ `__( 'A' . "\\n" . 'B', 'pharos-seo' )`, { ...text, text: 'A\nB' } ],
	[ `_x( 'A', 'c', 'pharos-seo' )`, { ...text, context: 'c' } ],
	[ `_n( 'A', 'As', $count, 'pharos-seo' )`, { ...text, plural: 'As' } ],
	[
		`_nx( 'A', 'As', f( 1, 2 ), 'c', 'pharos-seo' )`,
		{ ...text, plural: 'As', context: 'c' },
	],
	[
		`_nx_noop( 'A', 'As', 'c', 'pharos-seo' )`,
		{ ...text, plural: 'As', context: 'c' },
	],
] )( 'in PHP: %s', ( code, found ) => {
	expect( php( code ) ).toEqual( [ found ] );
} );

test.each( [
	[ `__( 'A', 'pharos-seo' )`, {} ],
	[ '<p title={ i18n.__( `A`, "pharos-seo" ) }>x</p>', {} ],
	[ `__( 'A ' + 'B', 'pharos-seo' )`, { text: 'A B' } ],
	[ `_n( 'A', 'As', list.length, 'pharos-seo' )`, { plural: 'As' } ],
	[ `_x( 'A', 'c', 'pharos-seo' )`, { context: 'c' } ],
] )( 'in TypeScript: %s', ( code, found ) => {
	expect( script( code ) ).toEqual( [
		{ ...text, where: 'a.tsx:2', ...found },
	] );
} );

test( 'those of WordPress, comments and strings are none', () => {
	const code = `// __( 'A', 'pharos-seo' )
		f( __( 'A' ), __( 'A', 'default' ), "__( 'A', 'pharos-seo' )" )`;
	expect( php( code ) ).toEqual( [] );
	expect( script( code ) ).toEqual( [] );
} );

test( 'one that is only known when the code runs is an error, and so is a file that can’t be parsed', () => {
	expect( () => php( `__( $a, 'pharos-seo' )` ) ).toThrow( 'a.php:2' );
	expect( () => script( `__( a, 'pharos-seo' )` ) ).toThrow( 'a.tsx:2' );
	expect( () => php( `__( 'A', ` ) ).toThrow( 'a.php' );
	expect( () => script( `__( 'A', ` ) ).toThrow( 'a.tsx' );
} );

test.each( [
	[ 'a text with a placeholder', '%s page', '', true ],
	[
		'one whose comment is for other readers',
		'%1$s of %2$s',
		'Sizes.',
		true,
	],
	[ 'one with a tag', 'See <a>Schema</a>.', '', true ],
	[ 'one with a comment', '%s page', 'translators: %s: a number.', false ],
	[ 'one with a variable of templates', 'Add %site_name%', '', false ],
] )(
	'in the file for translators, %s needs a comment for them',
	( name, msgid, extracted, isNamed ) => {
		const found = uncommented( [
			{ msgid, msgstr: [ '' ], comments: { extracted } as never },
		] );
		expect( found ).toHaveLength( isNamed ? 1 : 0 );
	}
);
