/** The texts in the source code, with which the file for translators is compared (tools/pot.mjs). */
import { uncommented } from '../../tools/lib/texts/source.mjs';
import { textsOfPhp } from '../../tools/lib/texts/php.mjs';
import { textsOfTypeScript } from '../../tools/lib/texts/typescript.mjs';

const php = ( code: string ) => textsOfPhp( 'a.php', `<?php\n${ code };` );
const script = ( code: string ) => textsOfTypeScript( 'a.tsx', `\n${ code }` );

/** A text of a .pot file. */
const message = ( msgid: string, extracted: string ) => ( {
	msgid,
	msgstr: [ '' ],
	comments: { extracted } as never,
} );

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
	[ 'a text with a placeholder', '%s page', '' ],
	[ 'one with a number of a placeholder', '%1$s of %2$s', 'Sizes.' ],
	[ 'one with a tag', 'See <a>Schema</a>.', '' ],
] )(
	'in the file for translators, %s needs a comment for them',
	( _name, msgid, extracted ) => {
		expect( uncommented( [ message( msgid, extracted ) ] ) ).toEqual( [
			expect.stringContaining( msgid ),
		] );
	}
);

test( 'a text with a comment, or with a variable of templates, needs none', () => {
	expect(
		uncommented( [
			message( '%s page', 'translators: %s: a number.' ),
			message( 'Add %site_name% or 50%.', '' ),
		] )
	).toEqual( [] );
} );
