/**
 * An invented language, written from right to left: every text of languages/pharos-seo.pot is in brackets, and its words
 * are 40% longer: ⟦Savesa⟧.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { po, type Message } from 'gettext-parser';
import type { Site } from '../../support/site';

const POT = join( __dirname, '../../../languages/pharos-seo.pot' );

/** Lengthens each word by 40%, like a language with long compounds; placeholders, tags and template variables stay. */
const lengthen = ( text: string ) =>
	text.replace( /<[^>]*>|%[^\s%]*%|%(?:\d+\$)?[sd]|\p{L}{3,}/gu, ( word ) =>
		/^[<%]/.test( word )
			? word
			: word +
				word.slice( 0, Math.ceil( word.length * 0.4 ) ).toLowerCase()
	);

/** The translation of a text. */
export const mark = ( text: string ) => `⟦${ lengthen( text ) }⟧`;

/** The name of a text in translation files. */
const keyOf = ( { msgid, msgctxt }: Message ) =>
	msgctxt ? `${ msgctxt }\u0004${ msgid }` : msgid;

const formsOf = ( { msgid, msgid_plural: plural }: Message ) =>
	[ msgid, ...( plural ? [ plural ] : [] ) ].map( mark );

/** The files in which a text is used. */
const filesOf = ( { comments }: Message ) =>
	[
		...( comments?.reference ?? '' ).matchAll( /(\S+?)(?::\d+)?(?=\s|$)/g ),
	].map( ( [ , file ] ) => String( file ) );

/** The translations by file name, as `wp i18n make-php` and `make-json` write them: one file for PHP, and one for each script. */
function languagePack(): Record< string, string > {
	const messages = Object.values(
		po.parse( readFileSync( POT ) ).translations
	)
		.flatMap( ( context ) => Object.values( context ) )
		.filter( ( { msgid } ) => msgid !== '' );
	const scripts: Record< string, Record< string, unknown > > = {};
	for ( const message of messages ) {
		for ( const file of filesOf( message ) ) {
			if ( file.endsWith( '.js' ) ) {
				scripts[ file ] ??= {
					'': {
						domain: 'messages',
						lang: 'xx_XX',
						'plural-forms': 'nplurals=2; plural=(n != 1);',
					},
				};
				scripts[ file ][ keyOf( message ) ] = formsOf( message );
			}
		}
	}
	const pack = {
		'xx_XX.json': JSON.stringify( {
			'plural-forms': 'nplurals=2; plural=(n != 1);',
			messages: Object.fromEntries(
				messages.map( ( message ) => [
					keyOf( message ),
					formsOf( message ).join( '\0' ),
				] )
			),
		} ),
	};
	return Object.fromEntries( [
		...Object.entries( pack ),
		...Object.entries( scripts ).map( ( [ file, texts ] ) => [
			`xx_XX-${ createHash( 'md5' ).update( file ).digest( 'hex' ) }.json`,
			JSON.stringify( { locale_data: { messages: texts } } ),
		] ),
	] );
}

/** WordPress's own texts in our scripts, such as the buttons of its components, are marked as well. Their sources aren't ours to check. */
const WORDPRESS = `<?php
add_filter( 'gettext_with_context', static fn( $translation, $text, $context ) =>
	[ $text, $context, determine_locale() ] === [ 'ltr', 'text direction', 'xx_XX' ] ? 'rtl' : $translation, 10, 3 );
add_action( 'admin_enqueue_scripts', static function () {
	wp_add_inline_script( 'wp-i18n', <<<'SCRIPT'
		for ( const filter of [ 'gettext', 'gettext_with_context', 'ngettext', 'ngettext_with_context' ] ) {
			wp.hooks.addFilter( 'i18n.' + filter + '_default', 'test/mark', ( text ) => '⟦' + text + '⟧' );
		}
	SCRIPT );
} );`;

const INSTALL = `
	$folder = WP_LANG_DIR . '/plugins';
	wp_mkdir_p( $folder );
	foreach ( $args['pack'] as $name => $text ) {
		file_put_contents( "$folder/pharos-seo-$name", $text );
	}
	file_put_contents( "$folder/pharos-seo-xx_XX.l10n.php", '<?php return ' . var_export( json_decode( $args['pack']['xx_XX.json'], true ), true ) . ';' );
	unlink( "$folder/pharos-seo-xx_XX.json" );
	file_put_contents( WPMU_PLUGIN_DIR . '/marked-language.php', $args['wordpress'] );
	update_user_meta( 1, 'locale', 'xx_XX' );
`;

const REMOVE = `
	delete_user_meta( 1, 'locale' );
	unlink( WPMU_PLUGIN_DIR . '/marked-language.php' );
	array_map( 'unlink', glob( WP_LANG_DIR . '/plugins/pharos-seo-xx_XX*' ) );
`;

/**
 * Gives the administrator the language until the end of the test.
 *
 * @param site       The site of the test.
 * @param afterwards The fixture that reverts it.
 */
export async function useMarkedLanguage(
	site: Site,
	afterwards: ( task: () => unknown ) => void
): Promise< void > {
	await site.php( INSTALL, {
		pack: languagePack(),
		wordpress: WORDPRESS,
	} );
	afterwards( () => site.php( REMOVE ) );
}
